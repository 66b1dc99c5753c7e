/** The outline of the eighteen slides before they are made: their titles in order, and alternatives from the document. */

import type { Deck, DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { agenda } from '../plan/around/agenda.ts'
import { openingWith } from '../plan/around/opening.ts'
import { asSentence } from '../plan/speech.ts'

export type OutlineEntry = {
  id: string
  part: string
  kicker: string
  title: string
  lines: string[]
  /** It waits for the student: what is asked, and sentences of the document to choose from. */
  ask?: { says: string; candidates: string[] } | undefined
  /** What does not add up in its source. */
  marks?: string[] | undefined
}
export type Outline = {
  first: OutlineEntry[]
  body: OutlineEntry[]
  last: OutlineEntry[]
  spares: OutlineEntry[]
}
/** The slides between the agenda and the references, in order. */
export type OutlineChoice = readonly { id: string; title?: string | undefined; words?: string | undefined }[]

const SHOWN_LINES = 2

const entryOf = ({
  id,
  part,
  kicker,
  title,
  form,
  points,
  metrics,
  visual,
  ask,
  marks,
}: DeckSlide): OutlineEntry => ({
  id,
  part,
  kicker,
  title,
  ...(ask &&
    (points.length === 0 || form === 'opening') && {
      ask: { says: ask.says, candidates: ask.candidates.map(({ text }) => text) },
    }),
  ...(marks && { marks }),
  lines: [
    ...(visual?.caption ? [visual.caption] : []),
    ...metrics.map(({ value, label }) => `${value} ${label}`),
    ...points.map(({ text }) => text),
    ...(visual?.kind === 'table' ? visual.rows.slice(1).map((row) => row.join(': ')) : []),
  ].slice(0, SHOWN_LINES),
})

/** Title and agenda are first and the references last, whatever is between them. */
const slideGroups = (slides: readonly DeckSlide[]) => ({
  first: slides.slice(0, 2),
  body: slides.slice(2, -1),
  last: slides.slice(-1),
})

export function outlineOf({ slides, spares }: PlannedDeck): Outline {
  const { first, body, last } = slideGroups(slides)
  return {
    first: first.map(entryOf),
    body: body.map(entryOf),
    last: last.map(entryOf),
    spares: spares.map(entryOf),
  }
}

/** Undefined for a wrong number of slides, a repeated one, or an unknown one. */
export function withOutline(
  { spares, answers: _, ...deck }: PlannedDeck,
  chosen: OutlineChoice,
  onFirst?: string,
): Deck | undefined {
  const { first, body, last } = slideGroups(deck.slides)
  const there = new Map([...body, ...spares].map((slide) => [slide.id, slide]))
  const wanted = chosen.flatMap(({ id, title, words }) => {
    const slide = there.get(id)
    return slide ? [filledIn(titled(slide, title), words)] : []
  })
  const isWhole = wanted.length === body.length && new Set(wanted.map(({ id }) => id)).size === body.length
  if (!isWhole || chosen.length !== body.length) return undefined
  const [opening] = first
  if (!opening) return undefined
  const front = openingWith(opening, onFirst)
  return {
    ...deck,
    ...(front.titleChosen && { title: front.title }),
    slides: [front, agenda(wanted), ...wanted, ...last],
  }
}

/** As it was planned: nobody changed it. */
export const deckAsPlanned = (plan: PlannedDeck): Deck | undefined =>
  withOutline(
    plan,
    slideGroups(plan.slides).body.map(({ id }) => ({ id })),
  )

const titled = (slide: DeckSlide, title: string | undefined): DeckSlide =>
  title === undefined || title === slide.title ? slide : { ...slide, title, titleChosen: true }

/** A candidate keeps its place; other words are the student's own. Each line of them is a line of the slide. */
function filledIn(slide: DeckSlide, words: string | undefined): DeckSlide {
  const lines = (words ?? '').split(/\n+/).flatMap((line) => line.trim() || [])
  if (!slide.ask || lines.length === 0) return slide
  const { ask, ...rest } = slide
  const points = lines.map((text) => {
    const candidate = ask.candidates.find((one) => one.text === text)
    return candidate ? { text, sources: candidate.sources } : { text, edited: true, sources: [] }
  })
  return {
    ...rest,
    form: points.length === 1 ? 'statement' : 'points',
    points,
    script: points.map(({ text, sources }) => ({ text: asSentence(text), sources, from: 10 })),
  }
}
