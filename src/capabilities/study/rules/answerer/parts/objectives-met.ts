/** "Did the study meet its objectives?": what the work itself says on that, and a verdict from nobody. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import { saidOf } from '../../record/study-record.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { numberedIn } from '../numbered.ts'
import { quote, toldSegment } from '../segments.ts'

const ASKS =
  /\b(?:meet|met|achiev\w+|fulfil\w*|reach\w*|attain\w*|accomplish\w*|answer(?:ed)?)\b[^?]*\b(?:objectives?|aims?|goals?|research questions?|purpose)\b|\b(?:objectives?|aims?|goals?|research questions?)\b[^?]*\b(?:met|achieved|fulfilled|reached|attained|accomplished|answered)\b/i
const SAYS =
  /\b(?:objectives?|aims?|goals?|research questions?|purpose)\b[^.]*\b(?:met|achieved|fulfilled|reached|attained|accomplished|answered|addressed)\b|\b(?:meet|met|achieved?|fulfilled|answers?|answered|addressed)\b[^.]*\b(?:objectives?|aims?|research questions?)\b/i
const LATE: ReadonlySet<string> = new Set(['abstract', 'results', 'discussion', 'conclusion'])
const SHOWN = 3
const MOST_OBJECTIVES = 6

const ASKS_TESTED =
  /^\W*(?:did|does|do|has|have|were|was|are|is)\b[^?]*\b(?:test\w*|accept\w*|reject\w*|support\w*|decid\w*|confirm\w*)\b[^?]*\bhypothes[ie]s\b|^\W*(?:were|was|are|is)\b[^?]*\bhypothes[ie]s\b[^?]*\b(?:tested|accepted|rejected|supported|decided|confirmed)\b/i
const DECIDES =
  /\b(?:hypothes[ie]s|H[o0-9a]\d?)\b[^.]*\b(?:accepted|rejected|supported|confirmed|retained|not rejected)\b|\b(?:accept|reject|fail to reject|support|confirm)(?:s|ed)?\b[^.]*\bhypothes[ie]s\b/i

/** Where it is decided, else the hypotheses with what was not found. */
function hypothesesTested(study: OpenStudy): AnswerSegment[] {
  const decided = study.reading.sentences
    .filter(
      (one) => LATE.has(one.role) && isProse(one) && DECIDES.test(one.text) && !/\bif\b/i.test(one.text),
    )
    .slice(0, SHOWN)
  if (decided.length > 0) return decided.map((one) => quote(evidenceOf(one)))
  const { slots } = study.record()
  const stated = slots.hypotheses.entries
    .flatMap(({ evidence: [place] }) => place ?? [])
    .slice(0, MOST_OBJECTIVES)
  return stated.length > 0
    ? [toldSegment(STUDY_SENTENCES.untested), ...stated.map((place) => quote(place, 'Hypothesis: '))]
    : []
}

export function objectivesMet(question: string, study: OpenStudy): AnswerSegment[] {
  if (ASKS_TESTED.test(question) && !numberedIn(question)) return hypothesesTested(study)
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
