/** What a consultant answers at once, from this work alone: a worry, an example, a calculation, what to mend first, what the work says. */
import type { SlotId } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { quotedAloud } from '../plan/place-in-words.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { SECTION_TOPICS, TOPICS } from '../plan/topics.ts'
import { onCommonAsk } from './common-asks.ts'
import { exampleFor } from './examples.ts'
import { sampleSizeFor } from './sample-size.ts'
import { shortAnswer } from './short-answers.ts'
import { onWorry } from './worry.ts'

const WHAT_FIRST =
  /\b(?:what|where)\b(?!.*\bcomes\b).*\b(?:first|(?:do|should|must|can) i (?:start|begin)|most (?:important|urgent|serious)|weakest|worst)\b|\b(?:weak|main|biggest|worst) (?:points?|spots?|parts?|problems?|mistakes?|weakness\w*)\b|\bwhat (?:should|must|can|could|do|would) (?:i|you) (?:\w+ )?(?:repair|fix|improve|change|correct|work on)\b|\bhow (?:can|do|could|should) i (?:improve|repair|fix) (?:it|this|my (?:work|thesis|paper|proposal|draft|project|dissertation))\b|\bwhat (?:is|was) wrong(?: with (?:it|my (?:work|thesis|paper|proposal|draft|project)))?\W*$/i
const MOST_FIRST = 3

type PartAsked = { words: RegExp; slots: readonly SlotId[]; about: readonly string[] }
const PARTS: readonly PartAsked[] = [
  {
    words:
      /\bsampling\b|\b(?:sample|respondents|participants) (?:was |were |be )?(?:chosen|selected|drawn)\b/i,
    slots: ['sampling', 'population'],
    about: ['sampling'],
  },
  {
    words: /\bsampl\w*|\bhow many\b/i,
    slots: ['sampleAnalysed', 'samplePlanned', 'sampling', 'population'],
    about: ['sample', 'sampling'],
  },
  { words: /\blimit(?:s|ation|ations)?\b|\bweakness/i, slots: ['limits'], about: ['limits'] },
  { words: /\bgap\b/i, slots: ['gap'], about: ['gap'] },
  { words: /\bliterature\b|\bsources\b/i, slots: [], about: ['gap', 'closest study'] },
  { words: /\btheor\w+|\bframework\b/i, slots: [], about: ['theory'] },
  { words: /\bobjectives?\b/i, slots: ['objectives'], about: ['objectives'] },
  { words: /\b(?:research )?questions?\b/i, slots: ['questions'], about: ['questions'] },
  { words: /\bhypothes[ie]s\b/i, slots: ['hypotheses'], about: ['hypotheses'] },
  { words: /\baim\b|\bpurpose\b|\babout\b/i, slots: ['aim'], about: ['aim'] },
  {
    words: /\bproblem\b|\bbackground\b|\bintroduction\b/i,
    slots: ['problem'],
    about: ['problem', 'background'],
  },
  { words: /\bethic\w*|\bconsent\b|\bconfidential\w*/i, slots: ['ethics'], about: ['ethics'] },
  {
    words: /\bquestionnaires?\b|\binterviews?\b|\binstruments?\b|\bdata collection\b/i,
    slots: ['instruments'],
    about: ['instruments', 'validity'],
  },
  { words: /\breliab\w+|\bvalid\w+/i, slots: ['validity'], about: ['validity'] },
  {
    words: /\banaly[sz]\w*|\bstatistic\w*|\bregression\b|\bthemes?\b/i,
    slots: ['analyses'],
    about: ['analysis'],
  },
  { words: /\bmethod\w*|\bdesign\b|\bapproach\b/i, slots: ['design', 'instruments'], about: ['design'] },
  { words: /\bresults?\b|\bfindings?\b|\bfound\b/i, slots: ['results'], about: ['results', 'main result'] },
  { words: /\bconclusions?\b/i, slots: ['conclusions'], about: ['conclusion'] },
  { words: /\brecommend\w*/i, slots: ['recommendations'], about: ['recommendations'] },
  { words: /\bcontribution\b|\bsignificance of\b/i, slots: ['contribution'], about: ['contribution'] },
  { words: /\bbudget\b|\bcosts?\b/i, slots: ['budget'], about: ['money'] },
  { words: /\btime ?(?:table|line|plan)\b|\bschedule\b/i, slots: ['timetable'], about: ['time'] },
]
/** "What is my aim?" is answered by what the work says; "how do I choose a sample?" by the handbook first. */
const OF_MY_WORK = /\b(?:my|our) (?:\w+ ){0,3}|\bdid i\b|\bhave i\b|\bi (?:wrote|used|found|said)\b/i
const WHAT_IS =
  /^(?:\W*(?:so|and|please|okay|but)\W+)*(?:what|which|how many|how much|how (?:was|were|did)|where|when|tell me|show me|do i|did i|is there|have i)\b/i
const MOST_SAID = 3
const ALL_TOPICS = [...TOPICS, ...SECTION_TOPICS]

export function answerFromWork(plan: ExamPlan, asked: string, turn: number): string | undefined {
  return (
    onWorry(plan, asked, turn) ??
    shortAnswer(asked) ??
    onCommonAsk(plan, asked) ??
    sampleSizeFor(plan, asked) ??
    exampleFor(plan, asked) ??
    whatFirst(plan, asked) ??
    saidInWork(plan, asked)
  )
}

function whatFirst({ fixes, fixSummary, questions }: ExamPlan, asked: string): string | undefined {
  if (!WHAT_FIRST.test(asked)) return undefined
  if (fixes.length > 0) {
    const first = fixes
      .slice(0, MOST_FIRST)
      .map(({ says, place }, at) => `${ORDER[at]}, ${placeWords(place)}: ${says}`)
    return `I would begin where an examiner looks first. You have ${fixSummary} ${first.join(' ')}`
  }
  const thin = questions.filter(({ lead, phase }) => lead.startsWith('I am') && phase === 'chain').slice(0, 2)
  const most = thin.length > 0 ? thin : questions.filter(({ phase }) => phase === 'limits').slice(0, 2)
  return most.length === 0
    ? undefined
    : `I found no figure that contradicts another. I would begin with what is thin: ${most.map(({ lead, advice }) => `${lead} ${advice}`).join(' ')}`
}
const ORDER = ['First', 'Second', 'Third'] as const

function saidInWork({ said }: ExamPlan, asked: string): string | undefined {
  if (!WHAT_IS.test(asked) || !OF_MY_WORK.test(asked)) return undefined
  const part = PARTS.find(({ words }) => words.test(asked))
  const entries = part?.slots.flatMap((slot) => said[slot] ?? []) ?? []
  const once = entries.filter(
    ({ place }, at) => entries.findIndex((one) => one.place.sentenceId === place.sentenceId) === at,
  )
  if (once.length === 0) return undefined
  return `Your work says it: ${once
    .slice(0, MOST_SAID)
    .map(({ place }) => `${quotedAloud(place.quote)} (${placeWords(place)})`)
    .join('; ')}.`
}

/** What to do about one part of the work: where handbook and text have nothing better. */
export function adviceOn({ questions }: ExamPlan, asked: string): string | undefined {
  const part = PARTS.find(({ words }) => words.test(asked))
  const about = part?.about ?? []
  const found = about.flatMap((one) => questions.find((question) => question.about === one) ?? [])[0]
  if (found?.lead) return `${found.lead} ${found.advice}`
  const holds = found?.advice ?? ALL_TOPICS.find((topic) => about.includes(topic.about))?.holds
  return holds && `I have no ready answer to that. What a reader wants to find there: ${holds}`
}

export const NOTHING_FOUND =
  'I have nothing on that in your text or in my handbook, and I will not guess: your supervisor or a librarian will know. What I can do is answer what concerns your study, make you an example, or work out a sample.'

/** Never "another day": the student decides what comes next. */
const OFFERS = [
  'Shall we go on with my question, or do you want to stay with this?',
  'Does that help? Ask more, or say “go on”.',
  'Ask me more about it, or say “go on” and I will put my question again.',
] as const
export const offerToGoOn = (turn: number): string => OFFERS[turn % OFFERS.length]!
