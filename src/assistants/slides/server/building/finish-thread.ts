/** A thread's last work on a deck: mends faults where possible, and writes the file once to verify that it can be. */
import { notifyThreadStarted } from '#background/notify-thread-started.ts'
import type { ThreadProgress } from '#background/progress-worker-pool.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import type { Design } from '../../rules/design/design.ts'
import { DESIGNS } from '../../rules/design/designs.ts'
import { mended } from '../../rules/quality/mend-deck.ts'
import { presentationOf } from '../../rules/scene/presentation-of.ts'
import { countWorded } from '../../rules/wording/count-worded.ts'
import { betterOf } from '../../rules/wording/fall-back.ts'
import { STEPS } from '../../spec.ts'
import type { Finished, FinishTask } from './deck-maker.ts'

export default async function finish({
  deck,
  format,
  words,
  progress,
}: FinishTask & ThreadProgress): Promise<Finished> {
  notifyThreadStarted(progress)
  progress.postMessage(STEPS.writing)
  const design = DESIGNS[format]
  const worded = words.length > 0 ? await inWordsOf(deck, words, design) : deck
  const best = mended(worded, design)
  writePresentation(presentationOf(best, design, new Date(0)))
  return { deck: best, worded: countWorded(worded, deck) }
}

/** Includes the rules of proof, which are not needed without a model. */
async function inWordsOf(deck: Deck, words: FinishTask['words'], design: Design): Promise<Deck> {
  const { withWords } = await import('../../rules/wording/prove-words.ts')
  return betterOf(deck, withWords(deck, words), design)
}
