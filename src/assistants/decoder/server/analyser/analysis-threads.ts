/** Documents are analysed in at most two threads. */
import { openTellingThreads, type TellingSettings } from '#background/progress-worker-pool.ts'
import type { Analysis } from '../../contract.ts'
import { ANALYSING } from '../../spec.ts'
import type { Analyser, AnalysisTask, Parts } from './analyser.ts'

type Settings = Omit<TellingSettings, 'work'>

/** Tests supply their own program. */
export function openAnalysisThreads(changes: Partial<Settings> = {}): Analyser & { threads(): number } {
  const { atOnce, idle, longest } = ANALYSING
  const program = new URL('./analysis-thread.ts', import.meta.url)
  const settings: TellingSettings = { work: 'analysis', atOnce, idle, longest, program, ...changes }
  const { run, stop, threads } = openTellingThreads<AnalysisTask, Analysis | 'too-little-text', Parts>(
    settings,
  )
  return { analyse: run, stop, threads }
}
