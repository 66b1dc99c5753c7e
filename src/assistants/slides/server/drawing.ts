/** A stored deck as pictures and as a file. Includes the drawing rules and the file writer, so it is loaded on first use. */
import { setImmediate } from 'node:timers/promises'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { Deck } from '../rules/deck/deck.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { withOtherWords } from '../rules/deck/made-again.ts'
import { designOf } from '../rules/design/designs.ts'
import { drawSlide } from '../rules/drawing/draw-slide.ts'
import type { DrawnSlide } from '../rules/drawing/drawn.ts'
import { checkDeck } from '../rules/quality/check-deck.ts'
import { mending } from '../rules/quality/mend-deck.ts'
import { presentationOf } from '../rules/scene/presentation-of.ts'
import { talkOf, USUAL_MINUTES } from '../rules/talk/talk-of.ts'

/** The slides as pictures, the length of the talk, and the results of the checks. */
export function drawDeck(deck: Deck, format: FormatId, created: Date, figureOf?: (slide: string) => string) {
  const design = designOf(deck, format)
  const presentation = presentationOf(deck, design, created)
  const talk = talkOf(deck, deck.minutes ?? USUAL_MINUTES)
  return {
    slides: deck.slides.map((slide, at) => ({
      ...withAddress(drawSlide(presentation, at, slide), figureOf?.(slide.id)),
      seconds: talk.slides[at]?.seconds ?? 0,
    })),
    talk: { minutes: deck.minutes ?? USUAL_MINUTES, written: Math.round(talk.minutes * 10) / 10 },
    checks: checkDeck({ deck, presentation, design }),
  }
}

const withAddress = (slide: DrawnSlide, href: string | undefined): DrawnSlide => ({
  ...slide,
  pieces: slide.pieces.map((piece) => (piece.is === 'picture' && href ? { ...piece, href } : piece)),
})

export const fileOf = (deck: Deck, format: FormatId, created: Date): Uint8Array =>
  writePresentation(presentationOf(deck, designOf(deck, format), created))

export const madeAgain = (deck: Deck, slideId: string): Deck | undefined => withOtherWords(deck, slideId)

/** One try takes some twenty milliseconds; other work runs between two of them. */
export async function mendDeck(deck: Deck, format: FormatId): Promise<Deck> {
  const steps = mending(deck, designOf(deck, format))
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
  }
}
