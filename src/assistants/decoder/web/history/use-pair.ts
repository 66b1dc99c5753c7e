import { useAsked } from '#api-client/use-query.ts'
import type { readAnalysis } from '../../contract.ts'
import { inWordsOfToday } from '../../rules/words-of-today.ts'
import { CALLS } from '../../spec.ts'
import type { Pair } from './pair.ts'

/** Both analyses, whole; undefined until both have loaded. */
export function usePair({ before, after }: Pair) {
  const older = useAsked<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId: before.sessionId } })
  const newer = useAsked<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId: after.sessionId } })
  const both = older.value &&
    newer.value && {
      before: inWordsOfToday(older.value.analysis),
      after: inWordsOfToday(newer.value.analysis),
    }
  return {
    value: both,
    problem: older.problem ?? newer.problem,
    askAgain() {
      older.askAgain()
      newer.askAgain()
    },
  }
}
