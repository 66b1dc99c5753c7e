/** Whether anything is said twice, in the same words or in others. */
import { contentStems } from '#kit/text/content-stems.ts'
import { plainWords } from '#kit/text/plain-words.ts'
import type { Deck, DeckSlide, Visual } from '../deck/deck.ts'
import { BODY, isGoal, type SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'

export const RULES_OF_REPEATS: readonly SlideRule[] = [
  { id: 'once', passes: 'Nothing is said twice', holds: isSaidOnce },
  { id: 'other-words', passes: 'Nothing is said again in other words', holds: isNew },
]

/** The same figures of the same rows, whatever stands above them. */
const isSameVisual = (one: Visual, other: Visual): boolean =>
  (one.kind === 'chart' &&
    other.kind === 'chart' &&
    JSON.stringify([one.categories, one.series.map(({ values }) => values)]) ===
      JSON.stringify([other.categories, other.series.map(({ values }) => values)])) ||
  (one.kind === 'table' && other.kind === 'table' && JSON.stringify(one.rows) === JSON.stringify(other.rows))

function isSaidOnce({ form, title, points, visual }: DeckSlide, at: number, { slides }: Deck): boolean {
  const own = points.filter((point) => !isGoal(point)).map(({ text }) => plainWords(text))
  const besides = form === 'statement' && points[0]?.text === title ? own.slice(1) : own
  if (new Set(own).size !== own.length || besides.includes(plainWords(title))) return false
  const before = slides.slice(BODY.from, at)
  if (before.some((one) => plainWords(one.title) === plainWords(title))) return false
  if (visual && before.some((one) => one.visual && isSameVisual(one.visual, visual))) return false
  const said = new Set(
    before.filter(({ whole }) => !whole).flatMap((one) => one.points.map(({ text }) => plainWords(text))),
  )
  return own.every((text) => !said.has(text))
}

const LEAST_STEMS = 5
const SAME = 0.75
type SaidLine = { stems: ReadonlySet<string>; figures: string }
const readOf = new WeakMap<DeckSlide, readonly SaidLine[]>()
/** Lines of the document; what lists and answers repeat, they repeat on purpose. */
function saidOn(slide: DeckSlide): readonly SaidLine[] {
  const known = readOf.get(slide)
  if (known) return known
  const texts = [
    ...(slide.visual || slide.titleChosen ? [] : [slide.title]),
    ...slide.points.filter((point) => !isGoal(point) && !point.edited).map(({ text }) => text),
  ]
  const said = [...new Set(texts)].map((text) => ({
    stems: new Set(contentStems(text)),
    figures: plainTokens(text)
      .filter((word) => /^\d/.test(word))
      .join(' '),
  }))
  readOf.set(slide, said)
  return said
}
/** What was wanted comes back in what was found, and answers are results. */
const isMeantTo = ({ part, id }: DeckSlide): boolean => part === 'Purpose' || id === 'answers'

function isNew(slide: DeckSlide, at: number, { slides }: Deck): boolean {
  if (isMeantTo(slide)) return true
  const before = slides.slice(BODY.from, at).filter((one) => !isMeantTo(one))
  const others = before.flatMap(saidOn)
  return saidOn(slide).every(
    (one) =>
      one.stems.size < LEAST_STEMS ||
      others.every(({ stems, figures }) => {
        const shared = [...one.stems].filter((stem) => stems.has(stem)).length
        return (
          stems.size < LEAST_STEMS ||
          figures !== one.figures ||
          shared < SAME * Math.max(stems.size, one.stems.size)
        )
      }),
  )
}
