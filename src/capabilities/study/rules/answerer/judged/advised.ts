/** "Which chapter is the weakest?", "how do I improve my discussion?": advice on one's own work, of which looking up is no part. */

import { adviceOn } from '../../appraisal/advice.ts'
import { type AdviceAsked, adviceAsked } from '../../appraisal/advice-asked.ts'
import type { AdvicePart } from '../../appraisal/advice-part.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'

/** These are answered from the text: what it has, an example, its reasons, its words. */
const LOOKED_UP: ReadonlySet<AdviceAsked['intent']> = new Set(['have', 'example', 'say'])
/** Appraising a long work takes seconds: it is not done for a question that looks something up. */
const MAY_ASK =
  /\b(?:weak\w*|worst|risk\w*|dangerous|improv\w+|better|strengthen\w*|stronger|fix|mend|repair|rewrite|shorten|missing|lack\w*|left out|forg[eo]t\w*|complete|defend\w*|justif\w+|panel|examiners?|supervisors?|lecturers?|enough|ok(?:ay)?|good|right|correct|clear\w*|valid|strong|deep|appropriate|suitable|realistic|acceptable|sufficient|convincing|original|fine|too \w+|adequate|feasible|specific|measurable|logical|sound|bad|wrong|a lot|much|problem|match\w*|follows?|consisten\w*|align\w*|supported|contradict\w*|next|what (?:should|can|must|do) i|how (?:do|can|should|must) i)\b/i
/** Of a whole work the heaviest comparisons and a list of questions say more. */
const OF_THE_WHOLE: ReadonlySet<AdviceAsked['intent']> = new Set(['weakest', 'improve', 'next'])
/** The words without which it may be meant otherwise: "the main problem" of a study is no weakness of it. */
const ADVICE: Partial<Record<AdviceAsked['intent'], RegExp>> = {
  weakest: /\bweak\w*|\bworst\b|\brisk\w*|\bdangerous\b/i,
  consistent: /^\W*(?:(?:so|and|but)\W+)*(?:do|does|did|is|are|was|were|how)\b[^\d]*$/i,
  justify:
    /\bdefend\w*|\bjustif\w+|\bif (?:they|he|she|the panel|an examiner) asks?\b|\b(?:answer|tell|reply)\b/i,
}

/** `before`: the earlier questions of the conversation. Nothing where no judgement is asked for. */
export function advisedOn(question: string, before: readonly string[], study: OpenStudy): AnswerSegment[] {
  if (!MAY_ASK.test(question) || OF_INTERVIEWS.test(question)) return []
  const appraisal = study.appraisal()
  const asked = adviceAsked(ofMine(question), before, appraisal)
  if (!asked || LOOKED_UP.has(asked.intent) || /\bhow many\b/i.test(question)) return []
  const isWhole = asked.themes.length === 0 && !asked.chapter
  const isAdvice = ADVICE[asked.intent]?.test(question) ?? true
  if (!isAdvice || (isWhole && !OF_THE_WHOLE.has(asked.intent))) return []
  const told = (adviceOn(appraisal, { question: ofMine(question), before }) ?? []).map(segmentOf)
  const number = OF_SAMPLE.test(question) ? /\d+/.exec(question)?.[0] : undefined
  // Of another number than the one that is asked about nothing is said.
  return !number || told.some(({ text }) => text.match(/\d+/g)?.includes(number)) ? told : []
}

export const OF_INTERVIEWS =
  /\b(?:interviews?|informants?|interviewees?|focus groups?) (?:really )?enough\b|\benough (?:interviews|informants|for (?:a )?(?:thematic|content|qualitative|narrative) \w+)\b/i
/** "Which chapter of mine", "which one of my chapters". */
const ofMine = (question: string) =>
  OF_SAMPLE.test(question) ? 'is my sample enough' : asOneOfMine(question)
/** "Is 120 enough?" asks about the sample. */
const OF_SAMPLE =
  /\b(?:is|are|was|were) (?:my |only |just |these )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)(?: (?!(?:objective|question|hypothes|chapter|page|reference|source|week|month|day|item|table|variable|minute|theme|slide|percent|source)\w*)\p{L}+){0,2} (?:really )?enough\b/iu
const asOneOfMine = (question: string) =>
  question
    .replace(
      /\b(chapter|part|section) of (?:mine|my (?:own )?(?:work|study|thesis|project))\b/i,
      '$1 of my work',
    )
    .replace(/\bwhich (?:one )?of my (chapter|part|section)s\b/i, 'which $1 of my work')

const segmentOf = ({ says, place }: AdvicePart): AnswerSegment =>
  place ? quote(place, `${says.replace(/[\s:]+$/, '')}: `) : toldSegment(says)

const JUDGES =
  /\bweak\w*|\bworst\b|\b(?:improv|strengthen)\w*|\b(?:panel|examiners?|supervisors?|lecturers?)\b[^?]*\b(?:ask|attack|notice|see|say|think|criticis\w+|question|mind)\b|\b(?:good|strong|large|big|long|clear|deep) enough\b|\benough\b|\b(?:first|next)\W*$|\bwhat (?:do|should|must) i (?:have to )?(?:change|fix|do)\b/i
const OF_PANEL = /\b(?:panel|examiners?|supervisors?|lecturers?)\b/i

/** Where looking up found nothing: a theme that is named among other matter, or the whole work. */
export function judgedAtLast(question: string, before: readonly string[], study: OpenStudy): AnswerSegment[] {
  if (!JUDGES.test(question) || /\bhow (?:many|much)\b/i.test(question)) return []
  const appraisal = study.appraisal()
  const loose = adviceAsked(ofMine(question), before, appraisal, { isLoose: true })
  const isTold = loose && !LOOKED_UP.has(loose.intent)
  const whole = OF_PANEL.test(question) ? WHAT_PANEL : /\benough\b/i.test(question) ? undefined : WEAKEST
  const told =
    (isTold ? adviceOn(appraisal, { question: ofMine(question), before, isLoose: true }) : undefined) ??
    (whole ? adviceOn(appraisal, { question: whole }) : undefined)
  return (told ?? []).map(segmentOf)
}
const WHAT_PANEL = 'what will the panel ask'
const WEAKEST = 'what is the weakest part of my work'
