/** What a consultant answers at once: a worry, a sum, an example, what to mend first, what the work says, what the handbook advises. */
import { joinList } from '#kit/join-list.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { SECTION_TOPICS, TOPICS } from '../plan/topics.ts'
import { ORDER, onCommonAsk } from './common-asks.ts'
import { exampleFor } from './examples.ts'
import { type FindsEntries, fromHandbook } from './handbook-aloud.ts'
import { ownSentenceOn, partAsked, placesOn, quotedAt } from './parts-asked.ts'
import { sampleSizeFor } from './sample-size.ts'
import { summedUp } from './sums.ts'
import { onWorry } from './worry.ts'

const WHAT_FIRST =
  /\b(?:what|where)\b(?!.*\bcomes\b).*\b(?:(?:do|should|must|can) i (?:start|begin|correct|fix|repair|mend) (?:first|with)|first\W*$|most (?:important|urgent|serious)|weakest|worst)\b|\b(?:weak|weakest|main|biggest|worst) (?:points?|spots?|parts?|problems?|mistakes?|weakness\w*)\b|\bwhat (?:should|must|can|could|do|would) (?:i|you) (?:\w+ )?(?:repair|fix|improve|change|correct|work on)\b|\bhow (?:can|do|could|should) i (?:improve|repair|fix) (?:it|this|my (?:work|thesis|paper|proposal|draft|project|dissertation))\b|\bwhat (?:is|was) wrong(?: with (?:it|my (?:work|thesis|paper|proposal|draft|project)))?\W*$|\b(?:any|is there an?|are there|find|see) (?:\w+ )?(?:mistakes?|errors?|problems?|weakness\w*)\b.*\b(?:my|in|with)\b|\bwhere (?:is|are) (?:the|my) (?:mistakes?|errors?|weakness\w*)\b|\bwhere to start\b.*\b(?:correct|fix|mend|improv)\w*/i
const OF_ONE_PART =
  /\b(?:abstract|introduction|chapter|literature|objectives?|title|conclusions?|questionnaire|references|slides)\b/i
const MOST_FIRST = 3

/** "What is my aim?" is answered by what the work says; what to do about it, and whether it is good, by the handbook. */
const OF_MY_WORK =
  /\b(?:my|our) (?:\w+ ){0,3}|\b(?:did|do|will) (?:i|we)\b|\bhow many\b.*\b(?:were|was|are|had|said|took|answered)\b|\bhave i\b|\bi (?:wrote|used|found|said)\b|\bam i (?:using|testing|measuring|comparing|studying|asking)\b/i
const WHAT_IS =
  /^(?:\W*(?:so|and|please|okay|but|hi|hello|sir|madam)\W+)*(?:what (?!if\b)|which|who|why (?:do|did|will) (?:i|we)|how many|how much|how (?:was|were|did)|where (?:is|are|did)|when|(?:can you )?(?:tell|show|remind) me|do i (?:say|have|name)|did i|is there|have i)\b/i
const WANTS_ADVICE =
  /\b(?:should|missing|weak|could|must|would|supposed|wrong|good|bad|right|better|best|ok(?:ay)?|enough|strong|too \w+|problem with|mean|means|difference|if|to (?:write|put|say|do|include)|do i (?:write|put|do|tell|need|use|include|answer)|can i|goes?|how to|long|how many (?:pages|words|references|sources|articles))\b/i
const MOST_SAID = 2
const ALL_TOPICS = [...TOPICS, ...SECTION_TOPICS]

export function answerFromWork(plan: ExamPlan, asked: string, turn: number): string | undefined {
  return (
    onWorry(plan, asked, turn) ??
    summedUp(asked) ??
    onCommonAsk(plan, asked) ??
    sampleSizeFor(plan, asked) ??
    exampleFor(plan, asked) ??
    weakPart(plan, asked) ??
    whatFirst(plan, asked)
  )
}

/** Asked is what the work says, and not what to do. */
export const isOfWork = (asked: string): boolean =>
  WHAT_IS.test(asked) && OF_MY_WORK.test(asked) && !WANTS_ADVICE.test(asked)

/** General advice, and beside it what this work says on the same thing. */
export function advised(plan: ExamPlan, asked: string, find: FindsEntries): string | undefined {
  const ofWork = isOfWork(asked)
  const general = fromHandbook(find, asked, ofWork)
  const told = general && ofWork ? `I find no sentence on that in your text. In general: ${general}` : general
  const own = OF_MY_WORK.test(asked) ? ownSentenceOn(plan, asked) : undefined
  return told && (own ? `${told} Hold your own sentence against that: ${quotedAt(own)}.` : told)
}

/** Of one part: what contradicts itself there, and else what a reader of it wants to see. */
function weakPart({ questions, said }: ExamPlan, asked: string): string | undefined {
  if (!WHAT_IS_WEAK.test(asked)) return undefined
  const about = partAsked(asked)?.about ?? []
  const [first] = about.flatMap((one) => questions.filter((question) => question.about === one))
  const holds = ALL_TOPICS.find((topic) => about.includes(topic.about))?.holds
  return (
    notFoundIn(said, asked) ??
    (first ? `A reader looks here first. ${first.lead} ${first.advice}` : holds && `${WANTED} ${holds}`)
  )
}
/** Parts of a method of which nothing was recognised: never that they are missing. */
function notFoundIn(said: ExamPlan['said'], asked: string): string | undefined {
  const open = OF_A_METHOD.filter(([slot]) => !said[slot]?.length).map(([, name]) => name)
  if (open.length === 0 || !/\bmissing\b.*\b(?:method\w*|chapter (?:three|3))\b/i.test(asked))
    return undefined
  return `I recognised no sentence on ${joinList(open, 'or')}. That does not mean there is none: look for each yourself, and where you find none, write it.`
}
const OF_A_METHOD = [
  ['design', 'the design'],
  ['sampling', 'how the sample was chosen'],
  ['instruments', 'how the data were collected'],
  ['analyses', 'the analysis'],
  ['ethics', 'ethics'],
  ['limits', 'limits'],
] as const
const WHAT_IS_WEAK =
  /\b(?:my|our) (?:\w+ ){1,3}(?:is|are|was) (?:\w+ )?(?:weak|poor|thin|vague|not (?:strong|good|clear))\b|\b(?:what(?:'s| is| are| was)?|anything|something|is there) (?:\w+ ){0,2}(?:wrong|weak|missing|thin|bad)\b.*\b(?:my|our)\b|\bhow (?:can|do|could|should) (?:i|we) (?:improve|strengthen|repair|fix) (?:my|our)\b/i

function whatFirst({ fixes, fixSummary, questions }: ExamPlan, asked: string): string | undefined {
  if (!WHAT_FIRST.test(asked) || OF_ONE_PART.test(asked)) return undefined
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

export function saidInWork(plan: ExamPlan, asked: string): string | undefined {
  if (!isOfWork(asked)) return undefined
  const told = placesOn(plan, asked).slice(0, MOST_SAID)
  return told.length === 0 ? undefined : `Your work says it: ${told.map(quotedAt).join('; ')}.`
}

/** Nothing was asked and nothing answered: a trouble that was told, if the handbook knows it. */
export function onTrouble(told: string, find: FindsEntries): string | undefined {
  if (told.trim().split(/\s+/).length < LEAST_TOLD || TELLS_OF_WORK.test(told)) return undefined
  return fromHandbook(find, told, true)
}
const LEAST_TOLD = 4
const TELLS_OF_WORK =
  /\b(?:we|i) (?:\w+ed|chose|took|went|did|made|had|drew|gave|found|wrote)\b|\bbecause\b|\b(?:was|were) \w+(?:ed|en|wn)\b/i

const WANTED = 'What a reader wants to find there:'
/** What to do about one part of the work: where handbook and text have nothing better. */
export function adviceOn({ questions }: ExamPlan, asked: string): string | undefined {
  const about = partAsked(asked)?.about ?? []
  const found = about.flatMap((one) => questions.find((question) => question.about === one) ?? [])[0]
  if (found?.quoted && OF_MY_WORK.test(asked)) return `${found.lead} ${found.advice}`
  const holds = found?.advice ?? ALL_TOPICS.find((topic) => about.includes(topic.about))?.holds
  return holds && `I have no ready answer to that. ${WANTED} ${holds}`
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
