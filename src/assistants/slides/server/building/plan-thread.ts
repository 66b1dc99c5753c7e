/** A thread's first work on a deck: opens the given document, and finds the content of the slides. */
import { createReadStream } from 'node:fs'
import { notifyThreadStarted } from '#background/notify-thread-started.ts'
import type { ThreadProgress } from '#background/progress-worker-pool.ts'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { PlannedDeck } from '../../rules/deck/deck.ts'
import { planDeck } from '../../rules/plan/plan-deck.ts'
import { STEPS } from '../../spec.ts'
import type { PlanTask } from './deck-maker.ts'

export default async function plan({
  storedPath,
  read,
  answers,
  progress,
}: PlanTask & ThreadProgress): Promise<PlannedDeck | 'too-little'> {
  notifyThreadStarted(progress)
  progress.postMessage(STEPS.structure)
  const { model } = await readStoredDocument(createReadStream(storedPath))
  return planDeck(openRecord(model, read, answers), model)
}
