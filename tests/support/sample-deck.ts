/** The deck of the preview, changed by one thing. */

import type { Deck, DeckSlide, Point } from '#assistants/slides/rules/deck/deck.ts'
import { DESIGNS } from '#assistants/slides/rules/design/designs.ts'
import { checkDeck } from '#assistants/slides/rules/quality/check-deck.ts'
import { presentationOf } from '#assistants/slides/rules/scene/presentation-of.ts'
import { readSampleDeck } from '#assistants/slides/server/sample-route.ts'
import type { Presentation } from '#kit/pptx/model.ts'

export const sampleDeck = readSampleDeck()
const design = DESIGNS.standard
export const shown = (one: Deck): Presentation => presentationOf(one, design, new Date(0))
export const failedOn = (deck: Deck, presentation = shown(deck)): string[] =>
  checkDeck({ deck, presentation, design }).flatMap(({ id, fails }) => (fails.length > 0 ? [id] : []))
export const allChecks: readonly string[] = checkDeck({
  deck: sampleDeck,
  presentation: shown(sampleDeck),
  design,
}).map(({ id }) => id)

type Change = (slide: DeckSlide) => Partial<DeckSlide>
export const changed = (deck: Deck, id: string, change: Change): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === id ? { ...slide, ...change(slide) } : slide)),
})
export const withSlide = (id: string, change: Change): Deck => changed(sampleDeck, id, change)

/** A sentence of the document, and the line that is cut out of it. */
export const pointSaying = (text: string, quote = text): Point => ({
  text,
  sources: [{ sentenceId: 'x', page: 1, quote }],
})
/** Shown and said, as planning does it. */
export const withAlso = (id: string, text: string, quote = text): Deck =>
  withSlide(id, ({ points, script }) => ({
    points: [...points, pointSaying(text, quote)],
    script: [...script, { ...pointSaying(quote), from: 10 }],
  }))
