/** The checks behind a figure, those that need work first. */
import type { AnalysisCheck, Score } from '../../contract.ts'

type CheckOutcome = AnalysisCheck['outcome']

const ORDER: CheckOutcome[] = ['look-again', 'not-found', 'passed', 'does-not-apply']

export const checksOf = (score: Score, checks: readonly AnalysisCheck[]): AnalysisCheck[] =>
  ORDER.flatMap((outcome) =>
    checks.filter((check) => check.outcome === outcome && score.restsOn.includes(check.id)),
  )

export function passedWords(checks: readonly AnalysisCheck[]): string {
  // The same count as in the score's sentence: what is unsure is not shown.
  const counted = checks.filter(({ outcome, unsure }) => outcome !== 'does-not-apply' || unsure === true)
  if (counted.length === 0) return 'why this score'
  const passed = counted.filter(({ outcome }) => outcome === 'passed').length
  return `${passed} of ${counted.length} ${counted.length === 1 ? 'check' : 'checks'} passed`
}
