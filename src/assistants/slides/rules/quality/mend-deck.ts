/**
 * Failed checks are fixed by trying small changes one at a time; a change stays if fewer checks fail after it. No text is
 * written: lines are removed, taken from those kept for questions, or laid out differently. A student's own lines are never
 * touched.
 */

import type { Deck, DeckSlide, Point } from '../deck/deck.ts'
import { otherWords } from '../deck/made-again.ts'
import type { Design } from '../design/design.ts'
import { isStatable } from '../plan/draft.ts'
import { isHeadline } from '../plan/stated.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { BODY, LEFT_TO_STUDENT } from './check.ts'
import { checkDeck } from './check-deck.ts'

/** Each one lays the whole deck out again. Lines are not removed only to come nearer to an average. */
const MOST_TRIES = 40

type Judged = { deck: Deck; faults: readonly { id: string; slide: number }[] }

function judge(deck: Deck, design: Design): Judged {
  const presentation = presentationOf(deck, design, new Date(0))
  const faults = checkDeck({ deck, presentation, design }).flatMap(({ id, fails }) =>
    fails.map((slide) => ({ id, slide })),
  )
  return { deck, faults }
}

/** Yields after every try, so that the caller can do other work in between. */
export function* mending(deck: Deck, design: Design): Generator<undefined, Deck> {
  let best = judge(deck, design)
  let tries = 0
  for (const { id, slide } of best.faults.filter((fault) => !LEFT_TO_STUDENT.has(fault.id)))
    for (const at of slide > 0 ? [slide - 1] : BODY_PLACES)
      for (const way of waysFor(best.deck, at, id)) {
        if (tries >= MOST_TRIES) return best.deck
        if (!best.faults.some((fault) => fault.id === id && fault.slide === slide)) break
        tries += 1
        const tried = judge({ ...best.deck, slides: best.deck.slides.with(at, way) }, design)
        if (tried.faults.length < best.faults.length) best = tried
        yield undefined
      }
  return best.deck
}

const BODY_PLACES = Array.from({ length: BODY.to - BODY.from }, (_, at) => at + BODY.from)

export function mended(deck: Deck, design: Design): Deck {
  const steps = mending(deck, design)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const OF_TITLES = /headline|^title/
const FORMS = ['cards', 'questions', 'points'] as const

function waysFor({ slides }: Deck, at: number, id: string): DeckSlide[] {
  const slide = slides[at]
  if (!slide || slide.points.some(({ edited }) => edited)) return []
  if (OF_TITLES.test(id)) return slide.titleChosen ? [] : otherTitles(slide)
  if (slide.whole) return []
  return [
    ...(id === 'once' && !slide.titleChosen
      ? [...otherTitles(slide), { ...slide, title: slide.kicker }]
      : []),
    ...withoutOne(slide),
    ...otherForms(slide),
    ...[otherWords(slide)].filter((one) => one !== undefined),
  ]
}

/** One of its own lines becomes the headline, and leaves the lines; or it is set large, as the first of them. */
const otherTitles = (slide: DeckSlide): DeckSlide[] => {
  const others = slide.points.filter(({ text }) => slide.points.length > 1 && text !== slide.title)
  const without = (point: Point) => slide.points.filter((one) => one !== point)
  return [
    ...others
      .filter(({ text }) => isHeadline(text))
      .map((point) => ({ ...slide, title: point.text, points: without(point) })),
    ...others
      .filter(({ text, head }) => !head && !slide.visual && isStatable(text))
      .map((point) => ({
        ...slide,
        title: point.text,
        form: 'statement' as const,
        points: [point, ...without(point)],
      })),
  ]
}

const otherForms = (slide: DeckSlide): DeckSlide[] =>
  slide.points.length >= 2 && (slide.form === 'statement' || FORMS.some((form) => form === slide.form))
    ? FORMS.filter((form) => form !== slide.form).map((form) => ({ ...slide, form }))
    : []

const withoutOne = (slide: DeckSlide): DeckSlide[] =>
  slide.points.length < 2
    ? []
    : slide.points
        .map((_, at) => ({ ...slide, points: slide.points.filter((__, place) => place !== at) }))
        // The first of them may be the title as well.
        .map((one) =>
          slide.title === slide.points[0]?.text && one.points[0] !== slide.points[0]
            ? { ...one, title: one.points[0]!.text }
            : one,
        )
        .reverse()
