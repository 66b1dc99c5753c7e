/** A student's changes to a deck: the order, and the words of a slide. Their own words are kept unchanged. */
import type { Deck, DeckSlide, Point } from './deck.ts'

export type DeckEdit = {
  minutes?: number | undefined
  /** Use the original design, fonts and no logo. */
  ownLook?: true | undefined
  order?: readonly string[] | undefined
  slide?: { id: string; title?: string | undefined; points?: readonly string[] | undefined } | undefined
}

/** Undefined when the order does not match the slides, or the slide does not exist. */
export function changeDeck(old: Deck, { minutes, ownLook, order, slide }: DeckEdit): Deck | undefined {
  const { brand, ...plain } = old
  const deck = { ...plain, ...(brand && !ownLook && { brand }), ...(minutes !== undefined && { minutes }) }
  const ordered = order ? reordered(deck.slides, order) : deck.slides
  if (!ordered) return undefined
  if (!slide) return { ...deck, slides: ordered }
  if (!ordered.some(({ id }) => id === slide.id)) return undefined
  return { ...deck, slides: ordered.map((one) => (one.id === slide.id ? reworded(one, slide) : one)) }
}

function reordered(slides: readonly DeckSlide[], order: readonly string[]): DeckSlide[] | undefined {
  const found = order.flatMap((id) => slides.find((slide) => slide.id === id) ?? [])
  return found.length === slides.length && new Set(order).size === slides.length ? found : undefined
}

function reworded(slide: DeckSlide, { title, points }: NonNullable<DeckEdit['slide']>): DeckSlide {
  return {
    ...slide,
    // A title the student wrote is never mended.
    ...(title !== undefined && title !== slide.title && { title, titleChosen: true }),
    ...(points && { points: points.flatMap((text, at) => rewordedPoint(slide.points[at], text)) }),
    // A slide that waited is filled.
    ...(slide.ask &&
      points?.some((text) => text !== '') &&
      ![title ?? slide.title, ...points].some((text) => IS_OPEN.test(text)) && { ask: undefined }),
  }
}

/** "[ Your name ]": still to be said. */
const IS_OPEN = /^\[ .* \]$/

/** An emptied line is removed; an unchanged line keeps its sources and may still be shortened. */
function rewordedPoint(point: Point | undefined, text: string): Point[] {
  if (text === '') return []
  if (point?.text === text) return [point]
  return [{ ...(point?.head && { head: point.head }), text, edited: true, sources: point?.sources ?? [] }]
}
