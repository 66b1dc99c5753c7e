/** "Why?", "is it good?", "give me an example": a reason, advice or an example on what was being spoken of. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { statisticIn } from '../figures/statistic-asked.ts'
import { whyOf } from '../from-text.ts'
import { answerFromHandbook, partFromHandbook } from '../handbook-answer.ts'
import { advisedOn } from '../judged/advised.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { limit } from '../segments.ts'
import type { FollowUp } from '../subject.ts'
import { exampleOf } from './example-of.ts'

/** Undefined where more is asked than that. `typed`: the short question itself. */
export function pointedBack(
  { question, wants }: FollowUp,
  { study, handbook, before = [] }: Pointing,
  typed: string,
): Iterable<AnswerSegment> | undefined {
  if (wants === 'more') return undefined
  if (wants === 'judgement') {
    // A figure with a name of its own is judged by what its name is judged by.
    const advised =
      study && !statisticIn(question)
        ? advisedOn(OF_SAMPLE.test(question) ? ENOUGH : typed, before, study)
        : []
    return advised.length > 0 ? advised : judgedBy(question, study, handbook)
  }
  if (!study) return partFromHandbook(question, handbook, wants)
  return wants === 'reason' ? whyOf(question, study) : exampleOf(question, study, handbook)
}
type Pointing = { study?: OpenStudy; handbook: Handbook; before?: readonly string[] | undefined }

/** "Is that a lot?" of a sample asks whether it is enough. */
const OF_SAMPLE = /\bsampl\w*|\brespondents?\b|\bparticipants?\b/i
const ENOUGH = 'is my sample enough'

function judgedBy(question: string, study: OpenStudy | undefined, handbook: Handbook): AnswerSegment[] {
  const spokenOf = study && lookUpIn(study, question).evidence[0]?.quote
  const sure = { onlyIfSure: true, ...(spokenOf && { spokenOf }) }
  const told = [...answerFromHandbook(question, handbook, sure)]
  return told.length > 0 ? told : [limit(STUDY_SENTENCES.cannotJudge)]
}
