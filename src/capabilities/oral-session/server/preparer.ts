/** Sessions as jobs: the document is read, the questions are planned, the first words are spoken. */
import { jobRunner } from '#background/job-runner.ts'
import type { Services } from '#ports/services.ts'
import { SAYS } from '../spec.ts'
import { PREPARING } from './preparing.ts'
import { inLine, sessionJobs } from './session-rows.ts'
import type { oralSessions, SessionRow } from './tables.ts'

export type Doing =
  | { kind: 'waiting' }
  | { kind: 'close-reading'; done: number; of: number }
  | { kind: 'planning'; done: number; of: number }
  | { kind: 'speaking' }

export type Prepared =
  | { name: 'ready'; plan: string; opening: string; openingAudio: string | null; title: string }
  | { name: 'failed'; problem: string; error: string }

/** Prepares one session. Returns notes for the student; throws for faults of ours. */
export type PrepareOne = (
  row: SessionRow,
  tell: (doing: Doing) => void,
  signal: AbortSignal,
) => Promise<Prepared>

export function preparer(services: Services, holder: string, prepareOne: PrepareOne) {
  const doings = new Map<string, Doing>()
  const runner = jobRunner<SessionRow, Prepared, typeof oralSessions>(services, holder, {
    name: 'session',
    limits: PREPARING,
    rows: sessionJobs,
    inLine: (now) => inLine(services.db, now),
    async work(row, signal) {
      doings.set(row.id, { kind: 'waiting' })
      const prepared = await prepareOne(row, (doing) => doings.set(row.id, doing), signal)
      services.passing('inside-preparing')
      return prepared
    },
    // A failed upload may be resent under the same id.
    columns: ({ name, ...prepared }) => ({
      state: name,
      ...prepared,
      ...(name === 'failed' && { sentAs: null, endedAt: services.now() }),
    }),
    ourFault: { name: 'failed', problem: 'our-fault', error: SAYS.failedHere },
    onDone: (id) => void doings.delete(id),
  })
  return { ...runner, doing: (id: string): Doing | undefined => doings.get(id) }
}
