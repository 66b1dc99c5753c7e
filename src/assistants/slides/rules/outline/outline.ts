/** The outline of the eighteen slides before they are made: their titles in order, and alternatives from the document. */

import type { Deck, DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { agenda } from '../plan/front-and-back.ts'

export type OutlineEntry = { id: string; part: string; kicker: string; title: string; lines: string[] }
export type Outline = {
  first: OutlineEntry[]
  body: OutlineEntry[]
  last: OutlineEntry[]
  spares: OutlineEntry[]
}
/** The slides between the agenda and the references, in order. */
export type OutlineChoice = readonly { id: string; title?: string | undefined }[]

const SHOWN_LINES = 2

const entryOf = ({ id, part, kicker, title, points, metrics, visual }: DeckSlide): OutlineEntry => ({
  id,
  part,
  kicker,
  title,
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
export function withOutline({ spares, ...deck }: PlannedDeck, chosen: OutlineChoice): Deck | undefined {
  const { first, body, last } = slideGroups(deck.slides)
  const there = new Map([...body, ...spares].map((slide) => [slide.id, slide]))
  const wanted = chosen.flatMap(({ id, title }) => {
    const slide = there.get(id)
    return slide ? [titled(slide, title)] : []
  })
  const isWhole = wanted.length === body.length && new Set(wanted.map(({ id }) => id)).size === body.length
  if (!isWhole || chosen.length !== body.length) return undefined
  const [opening] = first
  return opening && { ...deck, slides: [opening, agenda(wanted), ...wanted, ...last] }
}

const titled = (slide: DeckSlide, title: string | undefined): DeckSlide =>
  title === undefined || title === slide.title ? slide : { ...slide, title, titleChosen: true }
