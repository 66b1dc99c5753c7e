/** Documents are analysed in at most two threads. */
import { openProgressWorkerPool, type ProgressPoolSettings } from '#background/progress-worker-pool.ts'
import type { Analysis } from '../../contract.ts'
import { ANALYSING } from '../../spec.ts'
import type { Analyser, AnalysisTask, PartProgress } from './analyser.ts'

type Settings = Omit<ProgressPoolSettings, 'work'>

/** Tests supply their own program. */
export function openAnalysisThreads(changes: Partial<Settings> = {}): Analyser & { threads(): number } {
  const { atOnce, idle, longest } = ANALYSING
  const program = new URL('./analysis-thread.ts', import.meta.url)
  const settings: ProgressPoolSettings = { work: 'analysis', atOnce, idle, longest, program, ...changes }
  const { run, stop, threads } = openProgressWorkerPool<
    AnalysisTask,
    Analysis | 'too-little-text',
    PartProgress
  >(settings)
  return { analyse: run, stop, threads }
}
