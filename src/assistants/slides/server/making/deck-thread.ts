/** What a thread does for a deck: opens the book it is told of, finds what goes on the slides, and writes the file once to see that it can be. */
import { createReadStream } from 'node:fs'
import type { Telling } from '#background/telling-threads.ts'
import { readBook } from '#capabilities/documents/server/book.ts'
import { openStudy } from '#capabilities/study/rules/open-study.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import { makeDeck } from '../../rules/content/make-deck.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import { DESIGNS } from '../../rules/design/designs.ts'
import { mended } from '../../rules/quality/mend-deck.ts'
import { presentationOf } from '../../rules/scene/presentation-of.ts'
import { STEPS } from '../../spec.ts'
import type { DeckTask } from './deck-maker.ts'

export default async function make({
  bookPath,
  format,
  read,
  progress,
}: DeckTask & Telling): Promise<Deck | 'too-little'> {
  progress.postMessage(STEPS.structure)
  const { model } = await readBook(createReadStream(bookPath))
  const deck = makeDeck(openStudy(model, read), model)
  if (deck === 'too-little') return deck
  progress.postMessage(STEPS.writing)
  const best = mended(deck, DESIGNS[format])
  writePresentation(presentationOf(best, DESIGNS[format], new Date(0)))
  return best
}
