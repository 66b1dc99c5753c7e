/** A kept deck as pictures and as a file. The rules of drawing and the writer come with it, so it is loaded when first asked for. */
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { Deck } from '../rules/deck/deck.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { DESIGNS } from '../rules/design/designs.ts'
import { drawSlide } from '../rules/drawing/draw-slide.ts'
import { presentationOf } from '../rules/scene/presentation-of.ts'

export function drawSlides(deck: Deck, format: FormatId, created: Date) {
  const presentation = presentationOf(deck, DESIGNS[format], created)
  return deck.slides.map((slide, at) => drawSlide(presentation, at, slide))
}

export const fileOf = (deck: Deck, format: FormatId, created: Date): Uint8Array =>
  writePresentation(presentationOf(deck, DESIGNS[format], created))
