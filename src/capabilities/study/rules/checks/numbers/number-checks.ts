/** Checks on the numbers of a study: recomputed, compared with each other, looked for by name. */

import type { NumberCheckId } from '../check-ids.ts'
import { type NamedCheck, notApplying } from '../outcomes.ts'
import { checksOfComparisons } from './checks-of-comparisons.ts'
import { checksOfP } from './checks-of-p.ts'
import { checksOfReadings } from './checks-of-readings.ts'
import type { NumberFindings } from './number-findings.ts'

const MOST_EVIDENCE = 6

export function numberChecks(found: NumberFindings): NamedCheck<NumberCheckId>[] {
  const byWords = [...checksOfP(found), ...checksOfReadings(found)]
  const checks = [
    ...checksOfComparisons(found.compared),
    ...(found.isEnglish ? byWords : byWords.map(unread)),
  ]
  return checks.map((check) => ({ ...check, evidence: check.evidence.slice(0, MOST_EVIDENCE) }))
}

/** Cues are in English, so finding none says nothing about a text in another language. */
const unread = (check: NamedCheck<NumberCheckId>): NamedCheck<NumberCheckId> =>
  notApplying(check, 'The text is not in English, and this is looked for in English only.')
