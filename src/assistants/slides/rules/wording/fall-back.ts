/** A slide whose new words fail a check that the old ones passed keeps the old ones. */
import type { Deck } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { checkDeck } from '../quality/check-deck.ts'
import { presentationOf } from '../scene/presentation-of.ts'

export function betterOf(plain: Deck, worded: Deck, design: Design): Deck {
  const [before, after] = [faultsOf(plain, design), faultsOf(worded, design)]
  return {
    ...worded,
    slides: worded.slides.map((slide, at) =>
      (after[at] ?? 0) > (before[at] ?? 0) ? (plain.slides[at] ?? slide) : slide,
    ),
  }
}

function faultsOf(deck: Deck, design: Design): number[] {
  const presentation = presentationOf(deck, design, new Date(0))
  const fails = checkDeck({ deck, presentation, design }).flatMap((check) => check.fails)
  return deck.slides.map((_, at) => fails.filter((slide) => slide === at + 1).length)
}
