/** Presentations as jobs: the cost on completion, and the step shown by the bar. */
import { jobRunner } from '#background/job-runner.ts'
import type { Services } from '#ports/services.ts'
import { MAKING, SAYS } from '../spec.ts'
import { type GenerationOutcome, outcomeColumns } from './outcome.ts'
import { oneGeneration } from './reservation.ts'
import { inLine, presentationJobs } from './rows.ts'
import type { PresentationRow, presentations } from './tables.ts'

/** Makes one. Returns problems the student must know; throws our own faults. */
export type MakeOne = (
  row: PresentationRow,
  onStep: (step: string) => void,
  signal: AbortSignal,
) => Promise<GenerationOutcome>

export function presentationRunner(services: Services, holder: string, makeOne: MakeOne) {
  const { db, now } = services
  const showStep = (id: string, step: string) =>
    presentationJobs.change(db, { id, from: 'processing', holder }, { step }).catch(() => {
      // Only the progress bar pauses; the work continues.
    })

  return jobRunner<PresentationRow, GenerationOutcome, typeof presentations>(services, holder, {
    name: 'presentation',
    limits: { ...MAKING, atOnce: MAKING.underWay },
    rows: presentationJobs,
    inLine: (at) => inLine(db, at),
    async work(row, signal) {
      const outcome = await makeOne(row, (step) => void showStep(row.id, step), signal)
      if (outcome.name === 'completed') services.passing('inside-presentation')
      return outcome
    },
    columns: (outcome) => ({ ...outcomeColumns(outcome), finishedAt: now() }),
    settle: async (tx, row, outcome) => {
      // An outline keeps its generation reserved.
      if (outcome.name === 'outlined') return
      const isCounted = outcome.name === 'completed' && !outcome.isFree
      await (isCounted ? oneGeneration.count : oneGeneration.giveBack)(tx, now(), row)
    },
    ourFault: { name: 'failed', code: 'our-fault', message: SAYS.jobFailed },
  })
}
