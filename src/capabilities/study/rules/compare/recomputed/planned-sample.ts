/** The planned sample compared with the achieved one, where both are named and nothing explains the difference. */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { ReadDocument } from '../../document/reading.ts'
import { COUNT, readCount } from '../../statistics/printed-number.ts'
import type { SampleCandidate } from '../../statistics/sample-size.ts'

export type PlannedSample = { planned: number; achieved: number; evidence: StudyEvidence[] }

const PLAN = new RegExp(
  String.raw`\bsample(?: size)?\b[^.;]{0,60}?\b(?:of|is|was|be|to|n)\s*=?\s*(${COUNT})(?!\s?%)|\bn\s*=\s*(${COUNT})`,
  'i',
)
const OF_A_PLAN =
  /\b(?:will (?:be|use|have)|would be|formula|Cochran|Yamane|Slovin|Krejcie|power analysis|(?:estimated|required|minimum|calculated|desired|targeted) (?:sample|number)|sample size (?:was|is) (?:calculated|determined|estimated))\b/i
const EXPLAINS =
  /\b(?:non-?respon\w+|respon(?:se|d\w*) rates?|returned|declined|refused|withdrew|dropped out|attrition|excluded|incomplete|unusable|usable|additional|extra|increased|adjusted|rounded|more than (?:planned|required)|only \w+ (?:were|was|could|participants))\b/i
const LEAST = 20

export function plannedSampleOf(
  reading: ReadDocument,
  achieved: SampleCandidate | null,
): PlannedSample | null {
  if (achieved?.kind !== 'achieved' || achieved.size < LEAST) return null
  const planned = reading.sentences.flatMap((sentence) => {
    if (sentence.role === 'literature' || !OF_A_PLAN.test(sentence.text)) return []
    const match = sentence.text.match(PLAN)
    const count = readCount(match?.[1] ?? match?.[2] ?? '0')
    return count >= LEAST ? [{ size: count, evidence: evidenceOf(sentence) }] : []
  })[0]
  if (!planned || Math.abs(planned.size - achieved.size) <= 0.02 * planned.size) return null
  const explains = reading.sentences.some(
    ({ text, role }) =>
      role !== 'literature' &&
      EXPLAINS.test(text) &&
      (text.includes(String(planned.size)) || text.includes(String(achieved.size))),
  )
  return explains
    ? null
    : { planned: planned.size, achieved: achieved.size, evidence: [planned.evidence, achieved.evidence] }
}
