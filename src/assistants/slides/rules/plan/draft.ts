/** One slide as it is planned, and how a slide is made of what the record or the work says. */
import type { DeckSlide, LiftedTable, Point, SlideSource } from '../deck/deck.ts'
import { shortened } from '../words/shorten.ts'
import { scriptOf } from './speech.ts'
import { ADDS_TO, headlineOf, isHeadline } from './stated.ts'

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

/** `worth`: which slides stay where there are more than a deck holds; `like`: the slide that it stands behind. */
export type Draft = DeckSlide & {
  part: DeckPart
  worth: number
  like?: string
  /** What a model may show with it. */
  table?: LiftedTable
}

type Making = {
  id: string
  part: DeckPart
  kicker: string
  worth: number
  /** The headline; else a point that may lead becomes it, else the name of the thing stands there. */
  title?: string
  /** Which sentences say what the slide is about. */
  leads?: (text: string, point: Point) => boolean
  name: string
  points: readonly Point[]
  more?: readonly Point[]
  /** The words that lead to this slide. */
  opens: string
  form?: DeckSlide['form']
  whole?: boolean
  /** Its points are the items of a list, to be counted aloud. */
  list?: 'objective' | 'question' | 'hypothesis' | 'aim' | 'plan'
  like?: string
  /** The words that take it back to its objective. */
  closes?: string
  /** Where the words that lead to it stand. */
  opensFrom?: readonly SlideSource[]
} & Pick<DeckSlide, 'metrics' | 'visual' | 'marks'>

export function draftOf(making: Partial<Pick<Making, 'metrics'>> & Omit<Making, 'metrics'>): Draft {
  const { id, part, kicker, worth, name, points, more = [], opens, whole, visual, metrics = [] } = making
  const { marks } = making
  const { leads } = making
  const isOpen = making.title === undefined && leads !== undefined && !whole
  const [first] = points
  const leading = isOpen
    ? (headlineAmong(points, leads) ?? headlineAmong(points, (_, point) => point === first))
    : undefined
  const isLarge = isOpen && !leading && !visual && metrics.length === 0
  const large = isLarge ? points.flatMap((point) => statedOf(point) ?? [])[0] : undefined
  const found = leading ?? (isOpen && !large ? headlineAmong(points, () => true) : undefined)
  // A headline that says all that its point says leaves the slide to the others.
  const shown = large
    ? [large, ...points.filter(({ sources }) => sources !== large.sources)]
    : points.filter((point) => point !== found?.point)
  const title = making.title ?? found?.title ?? large?.text ?? name
  return {
    id,
    part,
    kicker,
    worth,
    ...(making.like && { like: making.like }),
    title,
    form:
      making.form ??
      (large ? 'statement' : visual ? 'visual' : metrics.length > 0 ? 'metrics' : formOf(shown)),
    points: shown,
    metrics,
    ...(visual && { visual }),
    ...(whole && { whole }),
    ...(more.length > 0 && { more: [...more] }),
    ...(marks && marks.length > 0 && { marks: [...marks] }),
    script: scriptOf({
      opens,
      opensFrom: making.opensFrom ?? [],
      closes: making.closes,
      points,
      more,
      visual,
      metrics,
      title,
      isTold: making.title !== undefined,
      list: making.list,
      part,
    }),
  }
}

const formOf = (points: readonly Point[]): DeckSlide['form'] => (points.length === 1 ? 'statement' : 'points')

/** The first of them that is short enough, or can be made so, is the headline; else the name of the thing. */
function headlineAmong(points: readonly Point[], leads: (text: string, point: Point) => boolean) {
  for (const point of points.slice(0, points.length > 1 ? MAY_LEAD : 0)) {
    const quote = point.computed || point.edited ? undefined : point.sources[0]?.quote
    const title = isHeadline(point.text) ? point.text : quote && headlineOf(quote)
    if (title && leads(title, point)) return { point, title }
  }
  return undefined
}
const MAY_LEAD = 4

/** A sentence too long for a headline is the headline all the same, set large, as short as it can be told. */
function statedOf(point: Point): Point | undefined {
  if (point.head) return undefined
  const quote = point.computed || point.edited ? undefined : point.sources[0]?.quote
  const text = (quote && shortened(quote, STATED_WORDS)) ?? point.text
  return isStatable(text) && !OF_OTHERS.test(text) ? { ...point, text } : undefined
}
const STATED_WORDS = 22
/** What is held against others is no headline. */
const OF_OTHERS = /\bet al\b/i
const STATED_LETTERS = 280
export const isStatable = (text: string): boolean => text.length <= STATED_LETTERS && !ADDS_TO.test(text)

export type Candidate = { text: string; sources: SlideSource[] }

/** What nobody filled is left to the student: a prompt, and sentences to choose from. Never a sentence that merely stood near. */
export const askFor = (
  { id, part, kicker, worth, name }: Pick<Making, 'id' | 'part' | 'kicker' | 'worth' | 'name'>,
  says: string,
  candidates: readonly Candidate[],
): Draft => ({
  id,
  part,
  kicker,
  worth,
  title: name,
  form: 'statement',
  points: [],
  metrics: [],
  ask: {
    says,
    candidates: candidates
      .filter((one, at) => candidates.findIndex(({ text }) => text === one.text) === at)
      .slice(0, 3),
  },
  script: [],
})
