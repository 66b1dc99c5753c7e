/** What an answer announces itself as: true of the work perhaps, and nothing that this question asks for. */
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'
import type { ExamArea } from '../names.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { unusualIn } from './work-index.ts'

type Announced = {
  says: RegExp
  /** Questions that it never answers: of these parts of a work, or on these topics. */
  notIn: readonly ExamArea[]
  notOn?: readonly string[]
  /** Unless the question speaks of it. */
  asked: RegExp
}

const ANNOUNCED: readonly Announced[] = [
  {
    says: /\b(?:budget|time ?(?:line|table|frame)|work ?plan)\b/i,
    notIn: ['problem', 'literature', 'theory', 'results', 'contribution', 'limits', 'ethics'],
    asked: /\b(?:weeks?|cost|money|long|late|budget|time)\b/i,
  },
  {
    says: /^(?:the|my|our|its) (?:\w+ ){0,2}(?:aims?|objectives?|purposes?|research questions?) (?:\w+ ){0,4}(?:is|are|was|were)\b/i,
    notIn: ['method', 'results', 'literature', 'theory', 'ethics', 'limits'],
    asked: /\b(?:aims?|objectives?|purpose|set out|questions?)\b/i,
  },
  {
    says: /\b(?:i|we) (?:also )?recommend(?:ed)?\b|\brecommendations? (?:is|are|was|were)\b|\bit is recommended\b/i,
    notIn: ['method', 'results', 'literature', 'theory', 'ethics', 'problem'],
    asked: /\brecommend\w*|\bshould\b/i,
  },
  {
    says: /\bethic\w*|\b(?:informed|written|oral) consent\b|\bconfidential\w*|\banonym\w*/i,
    notIn: ['problem', 'literature', 'theory', 'results', 'contribution'],
    asked: /\bethic\w*|\bconsent\b|\bagree(?:d)? to\b|\bconfidential\w*|\banonym\w*/i,
  },
  {
    says: /\b(?:p|df|t|F|r|BP|χ2|z)(?: ?-?values?)? ?(?:=|<|>|of|was|is) ?-?\d|\bstatistically significant\b/i,
    notIn: ['ethics', 'literature'],
    notOn: ['sample', 'sampling', 'setting', 'instruments', 'whom it holds for'],
    asked: /\btest\w*|\bp[- ]values?\b|\bsignifican\w*/i,
  },
]

export function announcesAnother(text: string, { area, about, asks, lead }: PlannedQuestion): boolean {
  const sentences = answerSentences(text)
  return ANNOUNCED.some(
    ({ says, notIn, notOn = [], asked }) =>
      (notIn.includes(area) || notOn.includes(about)) &&
      !asked.test(`${lead} ${asks}`) &&
      sentences.every((sentence) => says.test(sentence)),
  )
}

const SAID_BY_HEART = 0.75
const LEAST_BY_HEART = 5
/** Asked what carries something, another sentence of the work may be the whole answer. */
export const ASKS_FOR_ANOTHER =
  /\b(?:which (?:of your )?(?:results?|data|tables?|findings?)|what did you find|rests? on|evidence|what shows|what came of|your answer|compared with|what in your work)\b/i

/** A sentence of the work from elsewhere, told nearly to the word, with next to nothing of what was asked. */
export function saysAnotherByHeart(
  text: string,
  { asks, lead, place, also, quoted }: PlannedQuestion,
  lines: readonly string[],
): boolean {
  if (!quoted || ASKS_FOR_ANOTHER.test(asks)) return false
  const own = (one: string) => new Set(contentStems(one).filter((stem) => !isCommon(stem)))
  const said = [...own(text)]
  const here = own([lead, place.quote, ...also.map(({ quote }) => quote)].join(' '))
  const nearest = Math.max(
    0,
    ...lines.map((line) => {
      const stands = own(line)
      return said.filter((stem) => stands.has(stem)).length
    }),
  )
  return (
    said.length >= LEAST_BY_HEART &&
    nearest >= said.length * SAID_BY_HEART &&
    said.filter((stem) => here.has(stem)).length <= Math.max(1, nearest / 3)
  )
}

/** A short work has not all the words that are said of its subject. */
const LEAST_KNOWN = 300
const FOREIGN = { share: 0.33, amongOwn: 0.5, least: 3 } as const

type OwnWords = Pick<ExamPlan, 'lines' | 'vocabulary'>
const wordsKnown = ({ lines, vocabulary }: OwnWords): ReadonlySet<string> =>
  new Set([...vocabulary, ...lines.flatMap((line) => contentStems(line))])

/** Words that neither any talk, any study nor this work has; a short work has too few to tell. */
export function foreignIn(text: string, work: OwnWords): string[] {
  const known = wordsKnown(work)
  return known.size < LEAST_KNOWN
    ? []
    : unusualIn(text).filter((word) => contentStems(word).some((stem) => !known.has(stem)))
}

/** More than the words of any talk and of this work together explain: nonsense that a few words of the work are strewn over. */
export function isForeign(text: string, work: OwnWords, ofPlace = 0): boolean {
  const foreign = foreignIn(text, work)
  const said = new Set(contentStems(text).filter((one) => !/\d/.test(one)))
  const share = ofPlace >= FOREIGN.least ? FOREIGN.amongOwn : FOREIGN.share
  return foreign.length >= FOREIGN.least && foreign.length >= said.size * share
}

/** Words that no grammar holds together, or in which nobody does anything, though each of them may be of the work. */
type Stems = { stems: readonly string[]; onPlace: readonly string[] }
/** Hardly a word of grammar, and hardly one of the work: words that were drawn from a hat. */
const SALAD = { words: 8, grammar: 0.2, ofWork: 0.4 } as const
const LONG = 24

/** Little words that follow each other in no sentence. */
const BROKEN =
  /\b(?:the|an?) (?:an?|the|of|in|to|and|that|so|is|are|was|were|we|they|from|for|with|because)\b|\b(?:of|for|with|from|into) (?:of|with|from|because|we|they|is|are|was|were|and|he)\b|\bin and\b|\b(?:and|or) of\b(?! course)|\bis (?:is|of the and)\b/gi
const timesBroken = (text: string): number => text.match(BROKEN)?.length ?? 0
export const isBroken = (text: string): boolean => timesBroken(text) > 0
const SURELY_BROKEN = 2

export const isNonsense = (text: string, stems: Stems): boolean => isSalad(text, stems) || isWordList(text)

function isSalad(text: string, { stems, onPlace }: Stems): boolean {
  const said = wordsOf(text)
  const grammar = said.filter((word) => STOP_WORDS.has(word)).length
  return (
    said.length >= SALAD.words &&
    grammar < said.length * SALAD.grammar &&
    onPlace.length < stems.length * SALAD.ofWork
  )
}

/** Words in a row that no grammar holds together, though each is of the work; or nobody in them does anything. */
const isWordList = (text: string): boolean =>
  timesBroken(text) >= SURELY_BROKEN ||
  isRoundabout(text) ||
  (wordsOf(text).length >= SALAD.words && !HOLDS_TOGETHER.test(text) && !/\d|[.,;:]\s/.test(text)) ||
  (wordsOf(text).length >= SALAD.words && isBroken(text) && !SOMETHING_HAPPENS.test(text)) ||
  (wordsOf(text).length >= LONG && !SOMETHING_HAPPENS.test(text) && !/\d/.test(text))
/** Words of any study, one of them twice, and nobody does anything. */
function isRoundabout(text: string): boolean {
  const stems = contentStems(text)
  return (
    wordsOf(text).length >= SALAD.words &&
    stems.every(isCommon) &&
    new Set(stems).size < stems.length &&
    !SOMETHING_HAPPENS.test(text)
  )
}
const SOMETHING_HAPPENS =
  /\b(?:i|we|you|they|he|she|it|who|somebody|nobody|people)\b|\b\p{L}{2,}ed\b|\b(?!during|according|regarding|concerning)\p{L}{2,}ing\b|\b(?:was|were|has|have|had|do|does|did|can|could|will|would|may|might|should|must|chose|took|gave|made|went|found|said|told|shows?|gives?|makes?|means?|needs?|helps?|takes?|allows?|comes?|holds?|leads?|lets?|fits?)\b/iu
const HOLDS_TOGETHER =
  /\b(?:i|we|you|they|he|she|it|my|our|is|are|was|were|be|been|has|have|had|do|did|can|will|because|since|by|from|with|for|to|in|at|on|as|that|which|who|so|if|not|no)\b/i
