/** A sentence that a student can write, made from this work: a limit, an honest conclusion, how people were chosen. */
import type { StudyEvidence, WeakPoint } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { asSaid, isStatement } from '../plan/speakable.ts'
import { quotedAt } from './own-parts.ts'
import { mainResult } from './said-aloud.ts'
import { mattersOf, type Turn } from './turn.ts'

const WANTS =
  /\b(?:give|show|write|suggest|draft|make) (?:me )?.{0,30}\b(?:sentences?|paragraph|example)\b|\bexample of\b|\bwhich sentence\b|\bhow (?:would|do|can|should|could) (?:you|i) (?:re)?(?:write|word|phrase) (?:it|that|this|the sentence|the conclusion|my conclusion|the objective)\b|\brewrite\b|\bsentence i (?:can|could) (?:use|put)\b|\bhow (?:do|can|should|would) i (?:word|phrase|write) (?:it|that|this)\b|\bwhat (?:do|can|should|would|could) (?:i|you) (?:write|say)\b.*\blimit\w*|\b(?:say it|put it) in three points\b/i
const OF_LIMITS = /\blimit(?:s|ation|ations)?\b/i
const OF_CONCLUSION =
  /\bconclu\w+|\bclaim\w*|\beffect\b|\bin its place\b|\bthat sentence\b|\bcan i (?:still )?say\b|\b(?:whole|all)\b|\bimprov\w+|\bcures?\b/i
const OF_SAMPLING = /\bsampl\w+|\brandom\b|\bconvenien\w+/i

export function sentenceFor(plan: ExamPlan, turn: Turn, near: readonly StudyEvidence[]): string | undefined {
  const { asked, whole } = turn
  if (!WANTS.test(asked)) return undefined
  if (OF_LIMITS.test(asked)) return limitFor(plan, whole)
  if (OF_SAMPLING.test(whole)) return ofSampling(plan)
  if (OF_CONCLUSION.test(asked) || (turn.isFollowUp && OF_CONCLUSION.test(whole)))
    return ofResult(plan, whole, near)
  return OF_LIMITS.test(whole) ? limitFor(plan, whole) : undefined
}

/** The limit that was spoken of; else the heaviest that is one. */
function limitFor({ appraisal: { weak }, said }: ExamPlan, whole: string): string | undefined {
  const limits = weak.filter(({ limit }) => limit !== '')
  const point = limits.find((one) => speaksOf(one, whole)) ?? limits[0]
  if (!point) return undefined
  const own = said.limits?.[0]
  return `You could write: “${point.limit}.” It rests on what stands in your text: ${point.says} Put it ${own ? `beside the limits that you name already (${placeWords(own.place)})` : 'near the end of the last chapter'}, and add in which direction it pulls your result.`
}
const speaksOf = ({ about, limit, says }: WeakPoint, asked: string): boolean => {
  const own = new Set(contentStems(`${about} ${limit} ${says}`))
  return [...new Set(contentStems(asked))].filter((stem) => own.has(stem)).length >= 2
}

function ofSampling({ said, appraisal: { weak } }: ExamPlan): string | undefined {
  const how = weak.find(({ about }) => about === 'sampling')
  const n = said.sampleAnalysed?.[0] ?? said.sampleReturned?.at(-1) ?? said.samplePlanned?.[0]
  const count = n && /^\d[\d,]*$/.test(n.value) ? n.value : undefined
  if (!how || !count) return undefined
  return `You could write: “The ${count} respondents were chosen because they could be reached; not everybody had a known chance to be asked, so the results describe those ${count}.” Your text has the way they were chosen on ${how.place ? placeWords(how.place) : 'that page'}; write the same words in the abstract, the methods and the limitations.`
}

/** A result with its figure, and what it does not prove: nothing is said in it that the work does not say. */
const OF_RESULT =
  /\d\s*(?:%|per ?cent)|[=<]\s*-?\d|\b(?:this study|the (?:results?|findings?|analysis)) (?:\w+ ){0,2}(?:show|reveal|found|indicat)/i
function ofResult(plan: ExamPlan, whole: string, near: readonly StudyEvidence[]): string | undefined {
  const stems = new Set(mattersOf(whole))
  const held = near
    .filter(({ quote }) => isStatement(quote) && OF_RESULT.test(quote))
    .find(({ quote }) => contentStems(quote).filter((stem) => stems.has(stem)).length >= 2)
  const found = held ?? mainResult(plan)
  if (!found) return undefined
  const bare = asSaid(found.quote)
    .replace(/\s*\.$/, '')
    .replace(/[“”]/g, "'")
  const limit = plan.appraisal.weak.find(
    ({ about }) => about === 'effect' || about === 'users' || about === 'sampling',
  )?.limit
  return limit
    ? `You could write: “${bare}. ${limit}.” The first half is your own sentence (${placeWords(found)}), the second says how far it goes. Put both into the conclusion, with the number of the table.`
    : `Keep the figure and drop the praise. Your own sentence is ${quotedAt(found)}: write after it for whom it holds and which table it comes from, and stop there.`
}
