/** What an answer announces itself as: true of the work perhaps, and nothing that this question asks for. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { ExamArea } from '../names.ts'
import { isCommon } from '../plan/common-words.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'

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
const ASKS_FOR_ANOTHER =
  /\b(?:which (?:of your )?(?:results?|data|tables?|findings?)|rests? on|evidence|what shows|what came of|your answer|compared with|what in your work)\b/i

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
const KNOWN_WELL = 500
const FOREIGN = { known: { share: 0.45, least: 4 }, little: { share: 0.5, least: 5 } } as const

type OwnWords = Pick<ExamPlan, 'lines' | 'vocabulary'>
const wordsKnown = ({ lines, vocabulary }: OwnWords): ReadonlySet<string> =>
  new Set([...vocabulary, ...lines.flatMap((line) => contentStems(line))])

/** Words that neither any talk nor this work has; a short work has too few to tell. */
export function foreignIn(stems: readonly string[], work: OwnWords): string[] {
  const known = wordsKnown(work)
  return known.size < LEAST_KNOWN
    ? []
    : stems.filter((one) => !/\d/.test(one) && !known.has(one) && !isCommon(one))
}

/** More than the words of any talk and of this work together explain: nonsense that a few words of the work are strewn over. */
export function isForeign(stems: readonly string[], work: OwnWords): boolean {
  const { share, least } = FOREIGN[wordsKnown(work).size < KNOWN_WELL ? 'little' : 'known']
  const foreign = foreignIn(stems, work)
  return foreign.length >= least && foreign.length >= stems.filter((one) => !/\d/.test(one)).length * share
}
