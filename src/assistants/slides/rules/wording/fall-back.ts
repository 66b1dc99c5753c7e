/** What a model worded and the checks fail, where the old words passed them, is taken back: of a slide no more than has to be. */
import type { Deck, DeckSlide } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { checkDeck } from '../quality/check-deck.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { minutesFilled } from '../talk/talk-of.ts'

type TakeBack = (plain: DeckSlide, fresh: DeckSlide) => DeckSlide
const notes: TakeBack = ({ script }, fresh) => ({ ...fresh, script })
const lines: TakeBack = ({ points }, fresh) => ({ ...fresh, points })
const heading: TakeBack = ({ title }, { titleWorded: _, ...fresh }) => ({ ...fresh, title })
/** The least first; at last the whole slide. */
const TAKEN_BACK: readonly TakeBack[] = [
  notes,
  heading,
  lines,
  (plain, fresh) => heading(plain, notes(plain, fresh)),
  (plain, fresh) => heading(plain, lines(plain, fresh)),
  (plain) => plain,
]

export function betterOf(plain: Deck, worded: Deck, design: Design): Deck {
  const before = faultsOf(plain, design)
  const worse = (deck: Deck) => {
    const after = faultsOf(deck, design)
    return deck.slides.map((_, at) => (after[at] ?? 0) > (before[at] ?? 0))
  }
  let best = worded
  let left = worse(worded)
  for (const takeBack of TAKEN_BACK) {
    if (!left.includes(true)) break
    const slides = best.slides.map((slide, at) => {
      const [old, fresh] = [plain.slides[at], worded.slides[at]]
      return left[at] && old && fresh ? takeBack(old, fresh) : slide
    })
    best = { ...worded, slides }
    left = worse(best)
  }
  return best === worded ? worded : { ...best, minutes: minutesFilled(best) }
}

function faultsOf(deck: Deck, design: Design): number[] {
  const presentation = presentationOf(deck, design, new Date(0))
  const fails = checkDeck({ deck, presentation, design }).flatMap((check) => check.fails)
  return deck.slides.map((_, at) => fails.filter((slide) => slide === at + 1).length)
}
