/** A kept deck as pictures and as a file. The rules of drawing and the writer come with it, so it is loaded when first asked for. */
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { Deck } from '../rules/deck/deck.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { DESIGNS } from '../rules/design/designs.ts'
import { drawSlide } from '../rules/drawing/draw-slide.ts'
import { checkDeck } from '../rules/quality/check-deck.ts'
import { presentationOf } from '../rules/scene/presentation-of.ts'
import { talkOf, USUAL_MINUTES } from '../rules/talk/talk-of.ts'

/** The slides as pictures, how long the talk is, and what the checks say of it. */
export function drawDeck(deck: Deck, format: FormatId, created: Date) {
  const design = DESIGNS[format]
  const presentation = presentationOf(deck, design, created)
  const talk = talkOf(deck, deck.minutes ?? USUAL_MINUTES)
  return {
    slides: deck.slides.map((slide, at) => ({
      ...drawSlide(presentation, at, slide),
      seconds: talk.slides[at]?.seconds ?? 0,
    })),
    talk: { minutes: deck.minutes ?? USUAL_MINUTES, written: Math.round(talk.minutes * 10) / 10 },
    checks: checkDeck({ deck, presentation, design }),
  }
}

export const fileOf = (deck: Deck, format: FormatId, created: Date): Uint8Array =>
  writePresentation(presentationOf(deck, DESIGNS[format], created))
