/** "Did the study meet its objectives?": what the work itself says on that, and a verdict from nobody. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import { saidOf } from '../../record/study-record.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'

const ASKS =
  /\b(?:meet|met|achiev\w+|fulfil\w*|reach\w*|attain\w*|accomplish\w*|answer(?:ed)?)\b[^?]*\b(?:objectives?|aims?|goals?|research questions?|purpose)\b|\b(?:objectives?|aims?|goals?|research questions?)\b[^?]*\b(?:met|achieved|fulfilled|reached|attained|accomplished|answered)\b/i
const SAYS =
  /\b(?:objectives?|aims?|goals?|research questions?|purpose)\b[^.]*\b(?:met|achieved|fulfilled|reached|attained|accomplished|answered|addressed)\b|\b(?:meet|met|achieved?|fulfilled|answers?|answered|addressed)\b[^.]*\b(?:objectives?|aims?|research questions?)\b/i
const LATE: ReadonlySet<string> = new Set(['abstract', 'results', 'discussion', 'conclusion'])
const SHOWN = 3
const MOST_OBJECTIVES = 6

export function objectivesMet(question: string, study: OpenStudy): AnswerSegment[] {
  if (!ASKS.test(question) || !/^\W*(?:did|does|do|has|have|were|was|are|is)\b/i.test(question)) return []
  const said = study.reading.sentences
    .filter((one) => LATE.has(one.role) && isProse(one) && SAYS.test(one.text))
    .slice(0, SHOWN)
    .map((one) => quote(evidenceOf(one)))
  const objectives = saidOf(study.record(), 'objectives').flatMap(({ evidence: [place] }) => place ?? [])
  if (said.length === 0 && objectives.length === 0) return []
  return [
    ...said,
    ...(said.length === 0
      ? objectives.slice(0, MOST_OBJECTIVES).map((place) => quote(place, 'Objective: '))
      : []),
    toldSegment(STUDY_SENTENCES.metForYou),
  ]
}
