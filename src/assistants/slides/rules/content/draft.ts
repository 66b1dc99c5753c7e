/** One slide before its words are checked, and the choice of its title. */
import type { DeckSlide, Metric, Point, Visual } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'
import { shortened, standsAlone } from '../words/shorten.ts'
import { hasPlainVerb } from '../words/verbs.ts'
import type { Material } from './material.ts'

export type Draft = {
  title: string
  /** Its title is a statement of the document; otherwise it is a label for the content. */
  says?: boolean
  form: DeckSlide['form']
  points: Point[]
  metrics?: Metric[]
  visual?: Visual
  /** Spoken, not shown: the source of the title. */
  said?: Point[]
}

/** One position in the talk. */
export type SlidePlan = {
  id: string
  part: DeckPart
  kicker: string
  /** Undefined when the document has too little for it. */
  draft(material: Material): Draft | undefined
  /** For the notes, when it is empty. */
  missing: string
}

export const PARTS = [
  'Opening',
  'Background',
  'Purpose',
  'Literature',
  'Methods',
  'Results',
  'Plan',
  'Conclusion',
] as const
export type DeckPart = (typeof PARTS)[number]

const TITLE_WORDS = 13
const TITLE_LETTERS = 80

/** The first point that makes a short enough title; it is used, and leaves the points, only if enough others remain. */
export function withTitle(
  points: readonly Point[],
  fallback: string,
  least = 2,
): { title: string; points: Point[]; said: Point[] } {
  const at = points.findIndex((point) => asTitle(point) !== undefined)
  const found = points[at]
  const title = found && asTitle(found)
  if (!found || !title || points.length <= least) return { title: fallback, points: [...points], said: [] }
  return { title, points: points.filter((point) => point !== found), said: [found] }
}

/** A sentence that is complete on its own. */
export function asTitle({ text, sources }: Point): string | undefined {
  const quote = sources[0]?.quote
  const title = wordCount(text) <= TITLE_WORDS ? text : quote && shortened(quote, TITLE_WORDS)
  return title &&
    title.length <= TITLE_LETTERS &&
    wordCount(title) >= SHORTEST_TITLE &&
    hasPlainVerb(title) &&
    standsAlone(title) &&
    !NO_TITLE.test(title)
    ? title
    : undefined
}
const SHORTEST_TITLE = 5
/** Questions, lists, steps of a procedure: they are lines, not messages. */
const NO_TITLE =
  /\?$|^(?:seek|there is a need)\b|\([^()\p{L}]*\)$|^\p{L}+- |^(?:to|for|in|after|once|using|there (?:is|are))\b|[–—:]|\b(?:will be defined|was used|were used|was then|is then|shown below)\b/iu

export const asPoints = (points: readonly Point[], fallback: string): Draft | undefined => {
  if (points.length === 0) return undefined
  const [only] = points
  if (points.length === 1 && only) return { title: fallback, form: 'statement', points: [only] }
  const titled = withTitle(points, fallback)
  const isOne = titled.points.length === 1
  return {
    title: titled.title,
    says: titled.said.length > 0,
    form: isOne ? 'statement' : 'points',
    points: titled.points,
    said: titled.said,
  }
}
