/** Questions to practise with, the same that a panel would be given; and what a student can stand on when pressed. */

import { HEAVY } from '#capabilities/study/index.ts'
import { isEveryday } from '#capabilities/study/text.index.ts'
import { joinList } from '#kit/join-list.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { questionsAbout, quotedAt } from './own-parts.ts'
import type { Turn } from './turn.ts'

const MOST = 3
const ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const
const PRACTISE =
  /\b(?:questions?|quiz|mock)\b.*\b(?:practi[sc]e|train|rehearse)\b|\b(?:practi[sc]e|rehearse)\b.*\bquestions?\b|\b(?:give|ask|quiz|put) (?:to )?me\b.*\b(?:questions?|hard one)\b|\bquiz me\b|\bask me (?:one|some|a few)\b|\bwhat (?:question|would you ask me)\b.*\b(?:you|examiner)\b|\bplay the examiner\b/i
const ONE =
  /\bask me one\b|\b(?:one|a|an|the (?:hardest|first|next)|which|what) (?:\w+ )?questions?\b|\bhard one\b/i

const ONE_MORE = /\b(?:one more|another (?:one|question)|next (?:one|question))\b|^\W*(?:more|again)\W*$/i
/** As many as are wanted. */
function countIn(asked: string): number {
  const named = /\b([1-9])(?: \w+){0,2} questions?\b/i.exec(inDigits(asked))?.[1]
  return named ? Math.min(Number(named), ORDER.length) : ONE.test(asked) || ONE_MORE.test(asked) ? 1 : MOST
}

/** The same that a panel would be given: from the weak points, then along the chain; of one part where one is named. */
export function toPractise(
  { appraisal: { weak }, questions }: ExamPlan,
  { asked, before }: Turn,
): string | undefined {
  const goesOn = ONE_MORE.test(asked) && before.some((one) => PRACTISE.test(one))
  if ((!PRACTISE.test(asked) && !goesOn) || /\b(?:research|interview|survey) questions?\b/i.test(asked))
    return undefined
  const about = questionsAbout(asked.replace(/\bquestions?\b/gi, ''))
  const onPart = questions.filter((one) => about.includes(one.about) && one.phase !== 'opening')
  const named = onPart.length > 0 ? onPart : questions.filter((one) => namesIn(one, asked))
  const hard = weak
    .filter(({ weight }) => weight >= HEAVY)
    .map(({ asks, place }) => `${asks}${place ? ` (${placeWords(place)})` : ''}`)
  const chain = questions.filter(({ phase, weak: isWeak }) => phase === 'chain' && !isWeak)
  const one = ({ lead, asks }: PlannedQuestion) => [lead, asks].filter(Boolean).join(' ')
  const asks =
    named.length > 0
      ? [...named.map(one), ...hard]
      : [...hard.slice(0, 2), ...chain.slice(1).map(one), ...hard.slice(2)]
  const count = countIn(asked)
  const earlier = before.filter((one) => PRACTISE.test(one) || ONE_MORE.test(one))
  const begin = earlier.reduce((sum, one) => sum + countIn(one), 0)
  const all = [...new Set(asks)]
  const told = all.slice(begin % Math.max(all.length, 1)).slice(0, count)
  if (told.length === 0) return undefined
  return told.length === 1
    ? `Here it is. ${told[0]} Say your answer aloud in three sentences: what you did, why, and what it cannot show; then tell me, and I will tell you what is missing.`
    : `${told.map((text, nth) => `${ORDER[nth]}: ${text}`).join(' ')} Answer each aloud in three sentences: what you did, why, and what it cannot show.`
}
const namesIn = ({ grounds, phase }: PlannedQuestion, asked: string): boolean => {
  const stems = contentStems(asked).filter((stem) => !isEveryday(stem))
  return phase !== 'opening' && stems.some((stem) => !OF_A_QUESTION.has(stem) && grounds.includes(stem))
}
const OF_A_QUESTION = new Set(
  contentStems(
    'question examiner answer hard hardest correct methodology work thesis practise play ask tell good defence panel',
  ),
)

const STRONGEST =
  /\b(?:strong(?:est)?|best|good) (?:thing|part|point|side)s?\b|\bstill good\b|\banything good\b|\bwhat did i do well\b|\bwhat is good (?:in|about)\b|\bstand on\b/i
export function strongestOf({ said }: ExamPlan, { asked }: Turn): string | undefined {
  if (!STRONGEST.test(asked)) return undefined
  const result = said.results?.find(({ place }) => /\d/.test(place.quote)) ?? said.results?.[0]
  const parts = [
    result && `a result that can be checked, ${quotedAt(result.place)}`,
    said.gap?.[0] && `a gap that you name, ${placeWords(said.gap[0].place)}`,
    said.limits?.[0] && `limits that you own to, ${placeWords(said.limits[0].place)}`,
  ].filter((one): one is string => Boolean(one))
  return parts.length === 0
    ? undefined
    : `You can stand on ${joinList(parts.slice(0, 2))}. When you are pressed, go back to it: say the figure, its page, and for whom it holds.`
}
