/**
 * Makes a slide again: further statements on its matter come forward, and those shown go behind. The document is not
 * read again, so it costs nothing; pressed often enough, it returns to the start. A student's own lines stay.
 */
import type { Deck, DeckSlide } from './deck.ts'

/** Undefined when the slide has no alternatives, or does not exist. */
export function withOtherWords(deck: Deck, id: string): Deck | undefined {
  const slide = deck.slides.find((one) => one.id === id)
  const made = slide && otherWords(slide)
  return made && { ...deck, slides: deck.slides.map((one) => (one === slide ? made : one)) }
}

export function otherWords(slide: DeckSlide): DeckSlide | undefined {
  const { points, more = [], whole, form } = slide
  if (whole || more.length === 0) return undefined
  const kept = points.filter(({ edited }) => edited)
  const going = points.filter(({ edited }) => !edited)
  const count = Math.max(1, going.length)
  const shown = [...kept, ...more.slice(0, count)]
  return {
    ...slide,
    form:
      form === 'points' && shown.length === 1
        ? 'statement'
        : form === 'statement' && shown.length > 1
          ? 'points'
          : form,
    points: shown,
    more: [...more.slice(count), ...going],
  }
}
