/** Skeletons made from the student's own words: what the student has to fill stands in square brackets. */
import { type StudyRecord, saidOf } from '../record/study-record.ts'
import type { AnswerSegment } from './answer-segment.ts'

type MadeThing =
  | 'objectives'
  | 'questions'
  | 'hypotheses'
  | 'interview'
  | 'title'
  | 'problem'
  | 'questionnaire'
  | 'conclusion'
export type Made = { thing: MadeThing; topic: string; count: number; given?: readonly string[] }

const THINGS: readonly [RegExp, MadeThing][] = [
  [/\bobjectives?\b/i, 'objectives'],
  [/\bresearch questions?\b/i, 'questions'],
  [/\bhypothes[ie]s\b/i, 'hypotheses'],
  [/\b(?:interview|focus group|FGD) (?:guide|schedule|questions?)\b/i, 'interview'],
  [/\b(?:problem statement|statement of the problem)\b/i, 'problem'],
  [/\bquestionnaires?\b/i, 'questionnaire'],
  [/\b(?:titles?|topics?)\b/i, 'title'],
  [/\bconclusions?\b/i, 'conclusion'],
]
const MAKES =
  /^\W*(?:(?:please|kindly|pls|hi|hello|can you|could you|can u|help me|i need|i want)\W+(?:to )?)*(?:give|write|suggest|make|create|generate|draft|formulate|state|propose|develop|come up with|help)\b/i
const NEEDS = /^\W*(?:(?:please|kindly|pls|hi|hello)\W+)*(?:i (?:need|want)|\d+|three|four|five)\b/i
/** "Title about maize prices", "and a questionnaire on savings". */
const NAMES =
  /^\W*(?:and\s+|also\s+|now\s+)?(?:an?\s+)?(?:good\s+|nice\s+|research\s+)?(?:titles?|topics?|objectives|questionnaires?|problem statements?)\s+(?:on|about|for)\b/i
const TOPIC =
  /\b(?:on|about|of|for|regarding)\s+(?:(?:an?|the|my)\s+)?(?:(?:study|research|thesis|dissertation|project|proposal|topic|paper|survey)\s+(?:on|about|of|titled|called|into)\s+)?(?:the\s+)?["“']?(.{4,160}?)["”']?\s*[.?!]*$/i
const FROM_WORK =
  /\b(?:my|the|this|these) (?:\w+ )?(?:objectives?|findings?|results?|record|study|thesis|document|work|research)\b/i
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six']

export function madeOf(question: string): Made | undefined {
  const [first = '', ...rest] = question.split(/\b(?=on\b|about\b|for\b|of\b|regarding\b|from\b)/i)
  const thing =
    THINGS.find(([pattern]) => pattern.test(first))?.[1] ??
    (/\bstatement $/i.test(first) ? 'problem' : undefined)
  if (!thing || !(MAKES.test(question) || NEEDS.test(question) || NAMES.test(question))) return undefined
  // "Give me the conclusion" asks for the one that stands there.
  if (thing === 'conclusion' && !/\b(?:write|draft|make|generate|suggest|formulate|help)\b/i.test(first))
    return undefined
  const fromWork = FROM_WORK.test(rest.join('')) || thing === 'conclusion'
  const topic = fromWork
    ? ''
    : (TOPIC.exec(rest.join('').replace(/^of the problem\s*/i, ''))?.[1]?.trim() ?? '')
  if (fromWork ? thing !== 'questionnaire' && thing !== 'conclusion' : topic === '') return undefined
  // "It" names no topic.
  if (/^(?:it|this|that|them)\b/i.test(topic)) return undefined
  const given = fromWork ? objectivesIn(question) : []
  const word = /\b(\d|one|two|three|four|five|six)\b/i.exec(first)?.[1]?.toLowerCase() ?? '3'
  const count = Math.min(6, Math.max(1, Number(word) || NUMBERS.indexOf(word) + 1))
  return { thing, topic, count, ...(given.length > 0 && { given }) }
}

/** Objectives written out behind a colon: "to find out how farmers get loans and to assess how they repay". */
const objectivesIn = (question: string): string[] =>
  (/:\s*(.*)$/s.exec(question)?.[1] ?? '')
    .split(/;|\n|\b\d\s*[.)]|,?\s*\band\s+(?=to\s)|,\s*(?=to\s)/i)
    .map((one) => one.trim().replace(/[.;,]+$/, ''))
    .filter((one) => /^to\s+\p{L}/iu.test(one))

const says = (text: string): AnswerSegment => ({ kind: 'says', text, sources: [] })
const blankLine = (text: string): AnswerSegment => ({
  kind: 'line',
  text: text.replace(/ +(?=[ .,:?]|$)/g, '').replace(/:,/g, ':'),
  sources: [],
})

/** "mobile money in Lusaka": what is studied, and where. */
const placeIn = (topic: string): { what: string; where: string } => {
  const [, what = topic, by = '', where = ''] = /^(.*\S)\s+(in|among|at)\s+(\p{Lu}.*)$/u.exec(topic) ?? []
  // A place as it is typed, without its capital, stays where it stands.
  if (!where && /\s(?:in|at)\s+\p{Ll}+(?:\s+\p{Ll}+)?$/u.test(topic)) return { what, where: '' }
  return { what, where: where ? `${by} ${where}` : 'in [place]' }
}

const withPeople = (what: string) =>
  /\b(?:among|by|of)\s+\p{L}+s\b/u.test(what) ? what : `${what} among [people]`

const VERBS = [
  (what: string, where: string) =>
    `To determine the level of [use, knowledge or practice of] ${withPeople(what)} ${where}.`,
  (what: string, where: string) =>
    `To identify the factors that [encourage or hinder] ${withPeople(what)} ${where}.`,
  (what: string, where: string) =>
    `To examine the relationship between ${what} and [one outcome you can measure] ${where}.`,
  (what: string, where: string) => `To explore how [people] ${where} experience ${what}.`,
  (what: string, where: string) => `To compare ${what} between [group A] and [group B] ${where}.`,
  (what: string, where: string) => `To propose what [who decides] can do about ${what} ${where}.`,
]
const ASKED = [
  (what: string, where: string) =>
    `What is the level of [use, knowledge or practice of] ${what} among [people] ${where}?`,
  (what: string, where: string) => `Which factors [encourage or hinder] ${what} among [people] ${where}?`,
  (what: string, where: string) =>
    `Is there a relationship between ${what} and [one outcome you can measure] ${where}?`,
  (what: string, where: string) => `How do [people] ${where} experience ${what}?`,
  (what: string, where: string) => `How does ${what} differ between [group A] and [group B] ${where}?`,
  (what: string, where: string) => `What can [who decides] do about ${what} ${where}?`,
]
const TO_TELL = [
  (what: string) => `Please tell me about your own experience of ${what}.`,
  (what: string) => `What makes ${what} better or worse for you? Can you give me an example?`,
  () => 'What have you or others done about it, and how did that go?',
  () => '[A question for each of your objectives], beginning with how, what or why.',
]
const FILL = 'Fill in what stands in square brackets: only you know it.'

export function* make(
  { thing, topic, count, given }: Made,
  record?: StudyRecord,
): Generator<AnswerSegment, void, undefined> {
  const { what, where } = placeIn(topic)
  if (thing === 'objectives' || thing === 'questions') {
    yield says(`A draft to work from. ${FILL}`)
    for (const one of (thing === 'objectives' ? VERBS : ASKED).slice(0, count))
      yield blankLine(one(what, where))
    yield says(
      'Keep only those that your data can answer, one method for each, and leave out what you have no time for.',
    )
  } else if (thing === 'title') {
    yield says(`Three shapes of a title. ${FILL}`)
    yield blankLine(`Factors associated with ${what} among [people] ${where}: a [design] study`)
    yield blankLine(`${what.charAt(0).toUpperCase()}${what.slice(1)} and [outcome] among [people] ${where}`)
    yield blankLine(`[People]’s experiences of ${what} ${where}: a qualitative study`)
    yield says('Keep it under about 15 words, and name only what you measure.')
  } else if (thing === 'problem') {
    yield says(`Five sentences make a problem statement. ${FILL}`)
    yield blankLine(`What should be: [the ideal or policy on ${what}, with its source].`)
    yield blankLine(
      `What is: ${where === 'in [place]' ? 'in [place]' : where}, [a figure and its year, with its source] show that [the problem].`,
    )
    yield blankLine(`Whom it harms, and how: [who], because [consequence].`)
    yield blankLine(
      `What is known and what is not: studies have looked at [what], but little is known about [your gap] ${where}.`,
    )
    yield blankLine(`What you will do: this study will therefore [your aim].`)
  } else if (thing === 'hypotheses') {
    const [, one, other] = /^(.+?)\s+(?:and|on)\s+(.+)$/i.exec(what) ?? []
    const between =
      one && other ? `between ${one} and ${other}` : `between ${what} and [one outcome you can measure]`
    yield says(`A pair of hypotheses to work from. ${FILL}`)
    yield blankLine(`H0: There is no relationship ${between} among [people] ${where}.`)
    yield blankLine(`H1: There is a relationship ${between} among [people] ${where}.`)
    yield says('Write one pair for each relationship that you will test, and name the test beside it.')
  } else if (thing === 'interview') {
    yield says(`A guide for an interview on ${topic}. ${FILL}`)
    yield blankLine('Opening: who you are, why you ask, that it is voluntary, and whether you may record.')
    for (const one of TO_TELL) yield blankLine(one(what))
    yield blankLine('Closing: is there anything that I should have asked?')
    yield says('Six to ten open questions are enough for an hour. Try them on one person first.')
  } else if (thing === 'questionnaire') yield* questionnaire(topic, record, given)
  else yield* conclusion(record)
}

function* questionnaire(
  topic: string,
  record: StudyRecord | undefined,
  given: readonly string[] = [],
): Generator<AnswerSegment, void, undefined> {
  const own = record && topic === '' ? saidOf(record, 'objectives').map(({ value }) => value) : []
  const objectives = given.length > 0 ? given : own
  yield says(
    objectives.length > 0
      ? `A skeleton from ${given.length > 0 ? 'your objectives' : 'the objectives in your document'}. ${FILL}`
      : `A skeleton of a questionnaire${topic && ` on ${topic}`}. ${FILL}`,
  )
  yield blankLine(
    'Introduction: who you are, why you ask, that it is voluntary and confidential, how long it takes, and a box for consent.',
  )
  yield blankLine(
    'Section A, about the respondent: age group, sex, education, [what else your analysis compares]. Nothing that you will not use.',
  )
  const asked =
    objectives.length > 0
      ? objectives
      : ['[your first objective]', '[your second objective]', '[your third objective]']
  for (const [at, objective] of asked.slice(0, 6).entries())
    yield blankLine(
      `Section ${'BCDEFG'[at]}, for “${objective.replace(/[.;]$/, '')}”: three to six items, each about one thing. [Item], with answers from 1 strongly disagree to 5 strongly agree, or [a question with a number as its answer].`,
    )
  yield blankLine('End: one open question, and thanks.')
  yield says(
    'Try it on five to ten people who are like your respondents but not among them, and change what they misunderstand.',
  )
}

function* conclusion(record?: StudyRecord): Generator<AnswerSegment, void, undefined> {
  yield says(`A conclusion has one part for each step of the study. ${FILL}`)
  const first = (slot: 'aim' | 'results' | 'limits' | 'recommendations', blank: string) => {
    const entry = record && saidOf(record, slot)[0]
    return entry
      ? `your document says “${entry.value.replace(/\.$/, '')}”; say it anew in one sentence`
      : blank
  }
  yield blankLine(`The aim again: ${first('aim', '[what the study set out to do]')}.`)
  yield blankLine(
    `The answer: ${first('results', '[your main result, with its number]')}. No new figures here.`,
  )
  yield blankLine(
    'What it means: [what somebody should now believe or do differently], no further than your sample reaches.',
  )
  yield blankLine(`Its limits: ${first('limits', '[the one that weighs most]')}.`)
  yield blankLine(`What follows: ${first('recommendations', '[one recommendation for each main result]')}.`)
}
