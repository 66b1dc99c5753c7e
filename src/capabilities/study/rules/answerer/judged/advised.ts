/** "Which chapter is the weakest?", "how do I improve my discussion?": advice on one's own work, of which looking up is no part. */
import { type AdviceAsked, adviceAsked } from '../../appraisal/advice-asked.ts'
import { adviceOn } from '../../appraisal/advice.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'

/** These are answered from the text: what it has, an example, its reasons, its words. */
const LOOKED_UP: ReadonlySet<AdviceAsked['intent']> = new Set(['have', 'example', 'say'])
const DEFENDS = /\bdefend\w*|\bjustif\w+|\bif (?:they|he|she|the panel|an examiner) asks?\b|\b(?:answer|tell|reply)\b/i
/** A list of questions is asked for by its number, and about the whole work. */
const LISTS = /\bquestions?\b/i

/** `before`: the earlier questions of the conversation. Nothing where no judgement is asked for. */
export function advisedOn(question: string, before: readonly string[], study: OpenStudy): AnswerSegment[] {
  const appraisal = study.appraisal()
  const asked = adviceAsked(question, before, appraisal)
  if (!asked || LOOKED_UP.has(asked.intent)) return []
  if (asked.intent === 'justify' && !DEFENDS.test(question)) return []
  if (asked.intent === 'panel' && LISTS.test(question) && asked.themes.length === 0 && !asked.chapter) return []
  return (adviceOn(appraisal, { question, before }) ?? []).map(({ says, place }) =>
    place ? quote(place, `${says.replace(/[\s:]+$/, '')}: `) : toldSegment(says),
  )
}
