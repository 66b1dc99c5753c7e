import { useQuery } from '#api-client/use-query.ts'
import type { readAnalysis } from '../../contract.ts'
import { inWordsOfToday } from '../../rules/words-of-today.ts'
import { CALLS } from '../../spec.ts'
import type { Pair } from './pair.ts'

/** Both analyses, whole; undefined until both have loaded. */
export function usePair({ before, after }: Pair) {
  const older = useQuery<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId: before.sessionId } })
  const newer = useQuery<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId: after.sessionId } })
  const both = older.value &&
    newer.value && {
      before: inWordsOfToday(older.value.analysis),
      after: inWordsOfToday(newer.value.analysis),
    }
  return {
    value: both,
    problem: older.problem ?? newer.problem,
    refetch() {
      older.refetch()
      newer.refetch()
    },
  }
}
