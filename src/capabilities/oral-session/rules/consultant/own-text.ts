/** A turn that rests on what stands in the text: two versions of one thing, something left over, something said and not done. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { inDigits } from '../plan/in-digits.ts'
import { methodsIn } from '../plan/method-words.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { quotedAt } from './own-parts.ts'
import { mattersOf, type Turn } from './turn.ts'

const I_SAID = String.raw`\bi (?:said|wrote|claim\w*|put|state\w*|promis\w*|announc\w*)\b`
/** Each with what it leads to: the first that fits is said. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:in|at) one place\b|\bi wrote both\b|\bwhich (?:one )?(?:should|do|must|can) i (?:keep|believe|trust)\b|\bwhich (?:number|figure) is (?:right|correct)\b|\b(?:two|different) (?:numbers|figures|totals)\b/i,
    'Keep what really happened: your forms or the output of the program decide, and not the better-looking one. Then correct the other everywhere, in the abstract too.',
  ],
  [
    /^(?!.*\b(?:internet|google|wikipedia|websites?|online|articles?)\b).*\b(?:copied|template|left ?over|come from|came from|still says?)\b/i,
    'If it has nothing to do with your topic, it was left over from another text, and a reader sees that: write the passage anew from your own results, and read what stands round it for more of the same.',
  ],
  [
    new RegExp(
      `${I_SAID}.*\\b(?:but|and)\\b.*\\b(?:not|n['’]?t|never|only|instead|used|did)\\b|\\b(?:i|we) (?:did|have|had)(?: not|n['’]?t) (?:really |actually )?(?:do|did|done|make|made|collect\\w*|pilot\\w*|test\\w*)\\b|\\bi (?:\\w+ )?never\\b`,
      'i',
    ),
    'A text may say only what was done. Write wherever it stands what you really did, and why; or do the missing part now, on a small scale, and report it. If you are asked, say it first: what was announced, what was done, and that the text now says so.',
  ],
]

export const troubleIn = ({ asked }: Turn): string | undefined =>
  TROUBLES.find(([words]) => words.test(asked))?.[1]

const MOST = 2
const OF_TROUBLE = contentStems('copied template somebody left over places pages chapters number figure')
/** The places that hold a figure, a method or a rare word which the turn names. */
export function placesNamed(
  { words }: Pick<ExamPlan, 'words'>,
  { whole }: Turn,
  near: readonly StudyEvidence[],
): StudyEvidence[] {
  const often = new Set([...words, ...OF_TROUBLE])
  const figures = (inDigits(whole).match(/\d[\d,]*(?:\.\d+)?/g) ?? []).filter((one) => one.length > 1)
  const methods = methodsIn(whole)
  const rare = mattersOf(whole).filter((stem) => !often.has(stem))
  const holds = ({ quote }: StudyEvidence) => {
    const own = new Set(mattersOf(quote))
    return (
      rare.some((stem) => own.has(stem)) ||
      methodsIn(quote).some((method) => methods.includes(method)) ||
      figures.some((figure) =>
        inDigits(quote)
          .split(/[^\d.,]+/)
          .includes(figure),
      )
    )
  }
  return near.filter(holds).slice(0, MOST)
}

export function shownIn(plan: ExamPlan, turn: Turn, near: readonly StudyEvidence[]): string | undefined {
  const places = placesNamed(plan, turn, near)
  return places.length > 0
    ? `This stands in your text: ${places.map(quotedAt).join('; ')}. ${troubleIn(turn) ?? ''}`
    : undefined
}
