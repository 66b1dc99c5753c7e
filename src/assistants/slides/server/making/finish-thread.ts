/** What a thread does for a deck last: mends what can be mended, and writes the file once to see that it can be. */
import type { Telling } from '#background/telling-threads.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import { DESIGNS } from '../../rules/design/designs.ts'
import { mended } from '../../rules/quality/mend-deck.ts'
import { presentationOf } from '../../rules/scene/presentation-of.ts'
import { STEPS } from '../../spec.ts'
import type { FinishTask } from './deck-maker.ts'

export default async function finish({ deck, format, progress }: FinishTask & Telling): Promise<Deck> {
  progress.postMessage(STEPS.writing)
  const best = mended(deck, DESIGNS[format])
  writePresentation(presentationOf(best, DESIGNS[format], new Date(0)))
  return best
}
