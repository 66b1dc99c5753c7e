/** What can be said about the numbers of a study: computed again, compared with each other, looked for by name. */
import type { Reading } from '../reading.ts'
import type { Statistics } from '../statistics.ts'
import type { Check } from './check.ts'
import { checkOfSample } from './check-of-sample.ts'
import { checksOfMethods } from './checks-of-methods.ts'
import { checksOfP } from './checks-of-p.ts'
import { checksOfRows } from './checks-of-rows.ts'
import { findNumbers, rowsOf } from './number-findings.ts'
import type { StatisticRow } from './statistic-row.ts'

export const numberChecks = (
  reading: Reading,
  statistics: Statistics,
  found = findNumbers(reading, statistics),
): Check[] => {
  const byWords = [checkOfSample(found), ...checksOfP(found), ...checksOfMethods(found)]
  return [...checksOfRows(found), ...(found.isEnglish ? byWords : byWords.map(unread))]
}

/** What was not found by English words says nothing about a text in another language. */
const unread = ({ advice: _, ...check }: Check): Check => ({
  ...check,
  outcome: 'does not apply',
  says: 'The text is not in English, and this is looked for in English only.',
  evidence: [],
})

export const numberRows = (
  reading: Reading,
  statistics: Statistics,
  found = findNumbers(reading, statistics),
): StatisticRow[] => rowsOf(found)
