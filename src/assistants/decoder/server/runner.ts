/** Analyses as jobs: the cost on completion, progress while running, and waiting for the result. */
import { jobRunner } from '#background/job-runner.ts'
import type { Services } from '#ports/services.ts'
import type { Doing } from '../rules/screen/progress.ts'
import { ANALYSING, SAYS } from '../spec.ts'
import { analysisJobs, inLine } from './analysis-rows.ts'
import { type AnalysisOutcome, outcomeColumns } from './outcome.ts'
import { oneUpload } from './reservation.ts'
import type { AnalysisRow, analyses } from './tables.ts'

/** Makes one analysis. Returns problems the student must know; throws our own faults. */
export type MakeOne = (
  row: AnalysisRow,
  tell: (doing: Doing) => void,
  signal: AbortSignal,
) => Promise<AnalysisOutcome>

export function analysisRunner(services: Services, holder: string, makeOne: MakeOne) {
  const doings = new Map<string, Doing>()
  const waiting = new Map<string, Set<() => void>>()

  const runner = jobRunner<AnalysisRow, AnalysisOutcome, typeof analyses>(services, holder, {
    name: 'analysis',
    limits: ANALYSING,
    rows: analysisJobs,
    inLine: (now) => inLine(services.db, now),
    async work(row, signal) {
      doings.set(row.id, { kind: 'waiting' })
      const outcome = await makeOne(row, (doing) => doings.set(row.id, doing), signal)
      services.passing('inside-analysis')
      return outcome
    },
    columns: (outcome) => ({ ...outcomeColumns(outcome), finishedAt: services.now() }),
    settle: (tx, row, { name }) =>
      (name === 'completed' ? oneUpload.count : oneUpload.giveBack)(tx, services.now(), row),
    ourFault: { name: 'failed', code: 'our-fault', message: SAYS.uploadFailed },
    onDone(id, how) {
      doings.delete(id)
      if (how === 'over') for (const wake of waiting.get(id) ?? []) wake()
    },
  })

  return {
    ...runner,
    doing: (id: string): Doing | undefined => doings.get(id),
    /** Resolves when this server has finished it, or on timeout. Register before the work starts. */
    async untilFinished(id: string, ms: number): Promise<void> {
      let wake = () => {}
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        wake = resolve
        waiting.set(id, (waiting.get(id) ?? new Set()).add(wake))
        timer = setTimeout(resolve, ms)
      })
      clearTimeout(timer)
      waiting.get(id)?.delete(wake)
      if (waiting.get(id)?.size === 0) waiting.delete(id)
    },
  }
}
