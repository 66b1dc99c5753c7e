/** Worker thread for a session: opens the given document, studies it part by part, and plans the questions. */
import { createReadStream } from 'node:fs'
import { notifyThreadStarted } from '#background/notify-thread-started.ts'
import type { ThreadProgress } from '#background/progress-worker-pool.ts'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { OpenStudy } from '#capabilities/study/index.ts'
import { makePlan } from '../../rules/plan/make-plan.ts'
import type { PlanMade, PlanTask } from './planner.ts'
import { rehearse } from './rehearsal.ts'

/** The parts of a study a plan needs, computed one by one to report progress. */
const PARTS = [
  'statistics',
  'record',
  'numberChecks',
  'textChecks',
  'statisticRows',
] as const satisfies (keyof OpenStudy)[]
const ALL = PARTS.length + 2

/** Without a task it runs the warm-up: by then the program is loaded. */
export default async function work(
  task: (PlanTask | object) & ThreadProgress,
): Promise<PlanMade | undefined> {
  if ('storedPath' in task) return plan(task)
  rehearse()
  return undefined
}

async function plan({
  storedPath,
  name,
  read,
  answers,
  progress,
}: PlanTask & ThreadProgress): Promise<PlanMade> {
  let done = 0
  const made = () => progress.postMessage({ done: done++, of: ALL })
  notifyThreadStarted(progress)
  made()
  const { model } = await readStoredDocument(createReadStream(storedPath))
  const study = openRecord(model, read, answers)
  made()
  for (const part of PARTS) {
    study[part]()
    made()
  }
  const planned = makePlan(study, model, name)
  return planned.questions.length > 0 ? planned : 'too-little-text'
}
