/**
 * "Is the sample large enough?", "is my budget realistic?": nobody here judges that. What disagrees with it is told, else
 * what the work says on it, and what readers look for.
 */
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { figuresAsked } from '../figures/figures-asked.ts'
import { answerFromHandbook } from '../handbook-answer.ts'
import { faults } from '../judgement.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { sectionAsked } from '../parts/section-asked.ts'
import { limit, quote, toldSegment } from '../segments.ts'
import { fromSlots } from '../slots/slots-answer.ts'
import { slotsAsked } from '../slots/slots-asked.ts'
import { partForFaults } from '../understand.ts'
import { OF_INTERVIEWS } from './advised.ts'
import { seenByPanel } from './panel.ts'

const VERDICT =
  /\b(?:(?:large|big|small|long|good|strong|clear|wide|specific) enough|enough|realistic|clear(?:ly)?|convincing|too (?:small|large|big|short|long|narrow|broad|vague|many|few|high|low)|strong|weak|appropriate|suitable|adequate|acceptable|justified|logical|sound|feasible|smart|measurable|achievable|well[- ](?:written|stated|defined|chosen)|good|ok(?:ay)?|fine|bad|vague)\b/i
const ASKS = /^\W*(?:(?:and|so|but|please|do you think|you think)\W+)*(?:is|are|was|were|does|do|did|will)\b/i
const OF_BEARING = /\b(?:generali[sz]\w*|caus\w*|effect|impact|leads? to|all of|because of)\b/i
/** Of anything else the panel's view says nothing. */
const OF_SAMPLE = /\b(?:sample|sampling|interviews?|respondents|participants|survey)\b/i
const MOST_SHOWN = 4
const MOST_ADVICE = 3

/** "Can I say that it causes …?", "can I generalise …?": what the work may bear. */
const MAY_BE_SAID =
  /^\W*(?:so |and |but )?(?:can|could|may|should|am) (?:i|we|one)\b[^?]*\b(?:say|claim|conclude|generali[sz]\w*|argue|state|apply)\b[^?]*|\bgenerali[sz](?:e|ed|able)\b[^?]*\?/i

export function* mayBeSaid(
  question: string,
  study: OpenStudy,
  handbook: Handbook,
): Generator<AnswerSegment, void, undefined> {
  if (!MAY_BE_SAID.test(question) || !OF_BEARING.test(question)) return
  yield* seenByPanel(study, question)
  const about = /\b(?:caus\w*|effect|impact)\b/i.test(question)
    ? 'correlation and causation'
    : 'generalise the results'
  yield* [...answerFromHandbook(about, handbook, { onlyIfSure: true })].slice(0, MOST_ADVICE)
}

export function* judgedSlot(
  question: string,
  study: OpenStudy,
  handbook: Handbook,
): Generator<AnswerSegment, void, undefined> {
  if (!ASKS.test(question) || !VERDICT.test(question)) return
  if (OF_INTERVIEWS.test(question)) {
    yield* interviewsEnough(study, handbook)
    return
  }
  const thing = question.replace(ASKS, ' ').replace(VERDICT, ' ').replace(/[?!.]/g, ' ').trim()
  const { groups, rest } = slotsAsked(`what is ${thing}`)
  if (groups.length === 0) {
    if (partForFaults(question)) yield* faults(question, study)
    else if (OF_SAMPLE.test(question)) yield* seenByPanel(study, question)
    else yield* onTheThing(thing, question, study, handbook)
    return
  }
  if (rest.length > 0) {
    if (OF_SAMPLE.test(question)) yield* seenByPanel(study, question)
    return
  }
  // Where the thing has no word of its own, the comparisons of the whole work are none of it.
  const isNamed = readQuestion(thing).words.some(({ weighs }) => weighs === 'topic')
  const found = isNamed ? [...faults(`is ${thing} right`, study)] : []
  if (found[0]?.kind === 'says') {
    yield* found
    return
  }
  const told = [...fromSlots(groups, [], study)]
  const said = told.length > 0 ? told : sectionAsked(`what is ${thing}`, study.reading)
  const planned = said.length > 0 ? [] : figuresAsked(`what is the total ${thing}`, study, undefined)
  yield said.length + planned.length > 0
    ? toldSegment(STUDY_SENTENCES.judgeYourself)
    : limit(STUDY_SENTENCES.notFoundOf(groups[0]!.label.toLowerCase()))
  yield* said.slice(0, MOST_SHOWN)
  const shown = new Set(said.map(({ text }) => text.replace(/^[^“]*/, '')))
  yield* seenByPanel(study, question).filter(({ text }) => !shown.has(text.replace(/^[^“]*/, '')))
  yield* planned.slice(0, MOST_SHOWN)
  // "Too strong" and "large enough" say what is asked; "clear" and "good" may be said of anything.
  const wanted = /\b(?:too|enough)\b/i.test(question) ? question : `how to write ${thing}`
  yield* [...answerFromHandbook(wanted, handbook, { onlyIfSure: true })].slice(0, MOST_ADVICE)
}

/** They are not judged by a formula. */
function* interviewsEnough(study: OpenStudy, handbook: Handbook): Generator<AnswerSegment, void, undefined> {
  const said = lookUpIn(study, 'how many interviews were conducted')
  yield toldSegment(said.isAnswered ? STUDY_SENTENCES.judgeYourself : STUDY_SENTENCES.cannotJudge)
  for (const evidence of said.isAnswered ? said.evidence.slice(0, 2) : []) yield quote(evidence)
  const asked = 'how many interviews are enough for qualitative research'
  yield* [...answerFromHandbook(asked, handbook, { onlyIfSure: true })].slice(0, MOST_ADVICE)
}

/** "Are three replications enough?": what the work says of them, and what the handbook advises. */
function* onTheThing(
  thing: string,
  question: string,
  study: OpenStudy,
  handbook: Handbook,
): Generator<AnswerSegment, void, undefined> {
  const said = /\benough|too (?:few|many|small|large|short|long)\b/i.test(question)
    ? lookUpIn(study, thing)
    : undefined
  if (!said?.isAnswered) return
  yield toldSegment(STUDY_SENTENCES.judgeYourself)
  for (const evidence of said.evidence.slice(0, 2)) yield quote(evidence)
  yield* [...answerFromHandbook(question, handbook, { onlyIfSure: true })].slice(0, MOST_ADVICE)
}
