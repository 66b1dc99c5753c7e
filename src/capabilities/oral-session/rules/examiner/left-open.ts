/**
 * The half of a question that an answer leaves open. A question asks for one or two things, and each has words in which
 * it is answered by anybody; a half that no word of the answer touches is open.
 */
import { inDigits } from '../plan/in-digits.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { signsOf } from './mentions-area.ts'
import { givesReason, namesPlace, WHY } from './overlap.ts'

type Half = { asked: RegExp; answers: (text: string) => boolean }
const has = (pattern: RegExp) => (text: string) => pattern.test(text)
const any =
  (...tests: ((text: string) => boolean)[]) =>
  (text: string) =>
    tests.some((test) => test(text))

const SAYS_HOW_MUCH = has(/\d|\b(?:all|most|many|few|several|half|every\w*|none|nobody|large|small)\b/i)
const NOT = /\b(?:no|not|never|nobody|none|nothing|neither|cannot|without|only|except)\b|n't\b/i
const WEIGHS =
  /\b(?:may|might|could|would|perhaps|possibl[ey]|probably|also|because|due to|unless|depends?|another|other)\b/i
const INSTEAD =
  /\b(?:instead|rather|other|another|alternative\w*|against|also|but|unlike|consider\w*|could|would|might|thought of|reject\w*|only|than|not|no)\b/i

/** The first that fits says what answers it; of what fits none nothing can be told. */
const HALVES: readonly Half[] = [
  {
    asked: /\bwhich (?:other|one)\b.*\b(?:against|consider)|\bwhat else (?:could|did) you\b|\binstead\b/i,
    answers: has(INSTEAD),
  },
  { asked: /\bwhat else could explain|\bother explanation|\bexplained? differently/i, answers: has(WEIGHS) },
  {
    asked: /\bin which direction\b/i,
    answers: any(
      has(
        /\b(?:more|less|fewer|higher|lower|larger|smaller|stronger|weaker|better|worse|up|down|upwards?|downwards?|too|over\w*|under\w*|increas\w*|decreas\w*|reduc\w*|raise\w*|inflat\w*|favour\w*|positive\w*|negative\w*|direction|same|slow\w*|fast\w*|longer|shorter)\b/i,
      ),
      (text) => signsOf('limits', text) > 1,
    ),
  },
  {
    asked: /\bfor whom\b.*\bnot\b|\bwho (?:had|will have) no chance\b|\bwho is missing\b/i,
    answers: has(NOT),
  },
  {
    asked:
      /\bhow far\b|\bis it enough\b|\bwhat (?:of it )?is still open\b|\bleave open\b|\bwhat does it not\b/i,
    answers: any(
      has(NOT),
      has(/\b(?:enough|sufficient|far|further|beyond|yes|partly|open|still|limit\w*|if|whole|all)\b/i),
    ),
  },
  {
    asked: /\bwhat would it have cost\b|\bwhat will this cost\b/i,
    answers: has(
      /\d|\b(?:cost\w*|time|money|longer|more|weeks?|months?|days?|years?|expens\w*|budget|nothing|free|hardly)\b/i,
    ),
  },
  {
    asked: /\bwhat (?:if|would (?:change|have|fewer|come))\b|\bif (?:nobody|they|it)\b|\bhalf the money\b/i,
    answers: has(
      /\b(?:if|would|will|then|could|can|otherwise|instead|should|might|may|else|still|nothing|again)\b/i,
    ),
  },
  {
    asked: /\bwhat would surprise\b|\bexpect/i,
    answers: has(
      /\b(?:expect\w*|surpris\w*|thought|hope\w*|believ\w*|assum\w*|would|as i|not|unlike|same|others?|similar|agree\w*|also)\b/i,
    ),
  },
  {
    asked: /\bwhat does it take for granted\b/i,
    answers: has(
      /\b(?:assum\w*|granted|suppos\w*|if|that|need\w*|require\w*|trust\w*|depends?|same|normal\w*|independen\w*|honest\w*)\b/i,
    ),
  },
  { asked: /\bhow (?:large|many|much|long)\b/i, answers: SAYS_HOW_MUCH },
  {
    asked:
      /\bhow (?:do|did|will|would) (?:you|they|somebody|one) (?:know|notice|have noticed|check)\b|\bhow sure\b/i,
    answers: any(
      givesReason,
      namesPlace,
      has(
        /\d|\b(?:as|know|sure|certain|saw|see|show\w*|check\w*|compar\w*|test\w*|pilot\w*|notice\w*|trust|confident|same|twice|again|other|according|study|studies|reports?|data|records?|said|told|not|agree\w*|alpha|measur\w*)\b/i,
      ),
    ),
  },
  {
    asked: /\bwhich (?:table|passage|figures?|row|line|page)\b|\bwhere\b.*\b(?:shown?|say|results)\b/i,
    answers: any(
      namesPlace,
      has(/\d|\b(?:tables?|figures?|chapters?|sections?|themes?|passages?|quot\w*|rows?|lines?)\b/i),
    ),
  },
  {
    asked: /\bwho (?:pays|would have to act|decided|wanted|would)\b|\bwho has\b|\bwho told\b/i,
    answers: () => true,
  },
]

const PARTED =
  /(?<=\?)\s+|,\s+(?:and|or)\s+(?=(?:what|which|who|whom|how|where|why|is|are|does|did|would|in which|for whom|when|if)\b)|,\s+(?=(?:what|which|who|how|in which)\b)/i

const answeredBy = (half: string) => HALVES.find(({ asked }) => asked.test(half))?.answers

/** A word of its own touches each thing that was asked, as far as one can tell, and one at least. */
export function answersEachHalf(text: string, { asks }: Pick<PlannedQuestion, 'asks'>): boolean {
  const halves = asks.split(PARTED).filter(Boolean)
  const said = inDigits(text)
  const told = halves.flatMap((half) => answeredBy(half)?.(said) ?? (WHY.test(half) ? givesReason(said) : []))
  return halves.length > 1 && told.length > 0 && told.every(Boolean)
}

/** In its own words, or nothing where none is surely open. */
export function leftOpenIn(
  text: string,
  { asks, phase }: Pick<PlannedQuestion, 'asks' | 'phase'>,
): string | undefined {
  const halves = asks.split(PARTED).filter(Boolean)
  if (halves.length < 2 || phase === 'close') return undefined
  const said = inDigits(text)
  const open = halves.find((half) => answeredBy(half)?.(said) === false)
  return open && `${open.charAt(0).toUpperCase()}${open.slice(1).replace(/[?.]?$/, '?')}`
}
