/** A thread's first work on a deck: opens the given book, and finds the content of the slides. */
import { createReadStream } from 'node:fs'
import { notifyThreadStarted } from '#background/notify-thread-started.ts'
import type { ThreadProgress } from '#background/progress-worker-pool.ts'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { openStudy } from '#capabilities/study/engine.index.ts'
import { planDeck } from '../../rules/content/make-deck.ts'
import type { PlannedDeck } from '../../rules/deck/deck.ts'
import { STEPS } from '../../spec.ts'
import type { PlanTask } from './deck-maker.ts'

export default async function plan({
  bookPath,
  read,
  progress,
}: PlanTask & ThreadProgress): Promise<PlannedDeck | 'too-little'> {
  notifyThreadStarted(progress)
  progress.postMessage(STEPS.structure)
  const { model } = await readStoredDocument(createReadStream(bookPath))
  return planDeck(openStudy(model, read), model)
}
