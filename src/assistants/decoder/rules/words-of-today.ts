/**
 * Analyses made before 24 November 2026 hold the words for what came of a check with spaces. They are kept for a month in
 * rows and on phones, and are read in both forms.
 */
import type { Analysis } from '../contract.ts'

const WRITTEN_BEFORE: Readonly<Record<string, string>> = {
  'look again': 'look-again',
  'not found': 'not-found',
  'does not apply': 'does-not-apply',
  'cannot be computed': 'cannot-be-computed',
}

const today = <Word extends string>(word: Word): Word => (WRITTEN_BEFORE[word] ?? word) as Word

export function inWordsOfToday(analysis: Analysis): Analysis {
  const { checks, statistics } = analysis
  return {
    ...analysis,
    checks: checks.map(({ outcome, owed, ...check }) => ({
      ...check,
      outcome: today(outcome),
      ...(owed && { owed: { ...owed, outcome: today(owed.outcome) } }),
    })),
    statistics: statistics.map((row) => ({ ...row, verdict: today(row.verdict) })),
  }
}
