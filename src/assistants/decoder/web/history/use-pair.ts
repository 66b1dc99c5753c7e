import { useAsked } from '#asking/use-asked.ts'
import type { OneAnalysis } from '../../contract.ts'
import { analysisPath } from '../use-analysis.ts'
import type { Pair } from './pair.ts'

/** Both analyses, whole; undefined until both are there. */
export function usePair({ before, after }: Pair) {
  const older = useAsked<OneAnalysis>(analysisPath(before.sessionId))
  const newer = useAsked<OneAnalysis>(analysisPath(after.sessionId))
  const both = older.value && newer.value && { before: older.value.analysis, after: newer.value.analysis }
  return {
    value: both,
    problem: older.problem ?? newer.problem,
    askAgain() {
      older.askAgain()
      newer.askAgain()
    },
  }
}
