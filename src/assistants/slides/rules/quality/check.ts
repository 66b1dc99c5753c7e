/** A yes-or-no check of a deck in one format, as data: what it is called, what holds where it passes, and where it is asked. */
import type { Presentation } from '#kit/pptx/model.ts'
import type { Deck, DeckSlide, Point, SlideSource } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'

export type Checked = { deck: Deck; presentation: Presentation; design: Design }

export type DeckCheck = {
  id: string
  /** The statement that holds when it passes. */
  passes: string
  /** The slides, counted from 1, that fail; 0 means the deck as a whole. */
  fails: readonly number[]
}

/** A rule of one slide among the others. */
export type SlideRule = {
  id: string
  passes: string
  /** Otherwise the slides between the outline and the references. */
  on?: 'all' | 'cover' | 'outline' | 'references'
  holds: (slide: DeckSlide, at: number, deck: Deck) => boolean
}
/** A rule of the deck as a whole. */
export type DeckRule = { id: string; passes: string; holdsOf: (deck: Deck) => boolean }

/** Only the student can mend these: a line that goes would not mend them. */
export const LEFT_TO_STUDENT: ReadonlySet<string> = new Set(
  'filled no-mistake main-result cover outline notes notes-of-slide notes-once entries possible reversed minus rows'.split(
    ' ',
  ),
)

/** Between the outline and the references. */
export const BODY = { from: 2, to: 17 } as const
const WHERE = {
  all: { from: 0, to: 18 },
  cover: { from: 0, to: 1 },
  outline: { from: 1, to: 2 },
  references: { from: 17, to: 18 },
} as const

export function checked(rule: SlideRule | DeckRule, deck: Deck): DeckCheck {
  const { id, passes } = rule
  if ('holdsOf' in rule) return { id, passes, fails: rule.holdsOf(deck) ? [] : [0] }
  const { from, to } = rule.on ? WHERE[rule.on] : BODY
  const fails = deck.slides.flatMap((slide, at) =>
    at >= from && at < to && !rule.holds(slide, at, deck) ? [at + 1] : [],
  )
  return { id, passes, fails }
}

/** Whether it is so of every line that the student has not written. */
export const everyLine =
  (isSo: (point: Point, slide: DeckSlide) => boolean) =>
  (slide: DeckSlide): boolean =>
    slide.points.every((point) => point.edited || isSo(point, slide))

export const bodySlides = ({ slides }: Deck): readonly DeckSlide[] => slides.slice(BODY.from, BODY.to)

/** The objective that a result stands under. */
export const isGoal = ({ head }: Point): boolean => /^(?:Objective|Question) \d/.test(head ?? '')

export const quotesOf = (all: readonly { sources: readonly SlideSource[] }[]): string[] => [
  ...new Set(all.flatMap(({ sources }) => sources.flatMap(({ quote }) => (quote === '' ? [] : [quote])))),
]

/** All that a slide rests on. */
export const groundsOf = ({ points, more = [], metrics, script, visual }: DeckSlide): string[] =>
  quotesOf([...points, ...more, ...metrics, ...script, ...(visual ? [visual] : [])])
