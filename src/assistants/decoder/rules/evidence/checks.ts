/** The checks behind a figure, those that need work first. */
import { joinList } from '#kit/join-list.ts'
import { bandOf } from '#product/score-band.ts'
import type { Analysis, AnalysisCheck, Score } from '../../contract.ts'
import { SCORE_KEYS } from '../keys.ts'
import { SCORE_NAMES } from '../words/names.ts'

type CheckOutcome = AnalysisCheck['outcome']

const ORDER: CheckOutcome[] = ['look-again', 'not-found', 'passed', 'does-not-apply']

export const checksOf = (score: Score, checks: readonly AnalysisCheck[]): AnalysisCheck[] =>
  ORDER.flatMap((outcome) =>
    checks.filter((check) => check.outcome === outcome && score.restsOn.includes(check.id)),
  )

/** The list of contents already shows that a chapter exists. */
export const isPart = (id: string) => id.startsWith('part-')

/** What does not apply says nothing to anybody; what the work states is quoted in its own section, once. */
export const isToldAsCheck = ({ id, outcome }: AnalysisCheck): boolean =>
  outcome !== 'does-not-apply' && !(outcome === 'passed' && /^(?:checklist|fact)-/.test(id))

/** The same count as the score: what is unsure is counted, and has not passed. */
export function passedWords(checks: readonly AnalysisCheck[]): string {
  const counted = checks.filter(({ outcome, unsure }) => outcome !== 'does-not-apply' || unsure)
  if (counted.length === 0) return 'Too little of it could be checked to score this'
  const passed = counted.filter(({ outcome }) => outcome === 'passed').length
  return `${passed} of ${counted.length} ${counted.length === 1 ? 'check' : 'checks'} passed`
}

/** A score of a study that rests on no check at all is none, on screen, in the export and on paper. */
export const isScored = (
  { restsOn }: Pick<Score, 'restsOn'>,
  { isResearch }: Pick<Analysis, 'isResearch'>,
): boolean => !isResearch || restsOn.length > 0

export const scoreWords = (score: Score, analysis: Pick<Analysis, 'isResearch'>): string =>
  isScored(score, analysis) ? `${Math.round(score.value)} of ${score.most ?? 100}` : 'not scored'

/** The scores that are none, in one sentence; nothing where all are told. */
export function notScored(analysis: Pick<Analysis, 'isResearch' | 'scores' | 'checks'>): string | null {
  const keys = SCORE_KEYS.filter((key) => !isScored(analysis.scores[key], analysis))
  if (keys.length === SCORE_KEYS.length) return settledWords(analysis.checks)
  const names = keys.map((key) => SCORE_NAMES[key].toLowerCase())
  return names.length > 0 ? `Not scored, since too little of it could be checked: ${joinList(names)}.` : null
}

/** Those that were settled, one way or the other, what needs work first. */
export const settledOf = (checks: readonly AnalysisCheck[]): AnalysisCheck[] =>
  ORDER.flatMap((outcome) =>
    outcome === 'does-not-apply' ? [] : checks.filter((check) => check.outcome === outcome),
  )

const SETTLED: readonly (readonly [CheckOutcome, string])[] = [
  ['passed', 'shown or in agreement'],
  ['look-again', 'to look at again'],
  ['not-found', 'not found'],
]

/** Four rings without a figure tell nothing: where nothing is scored, what was settled is counted. */
function settledWords(checks: readonly AnalysisCheck[]): string {
  const told = SETTLED.map(
    ([outcome, words]) => [checks.filter((check) => check.outcome === outcome).length, words] as const,
  ).filter(([count]) => count > 0)
  const why = 'No scores: too little of this work could be checked for a score that means something.'
  return told.length > 0
    ? `${why} Of what could be checked: ${joinList(told.map((words) => words.join(' ')))}.`
    : why
}

/** Weak, middle or strong against its own maximum, as the ring is drawn. */
export const bandOfScore = ({ value, most = 100 }: Score) => bandOf((100 * value) / most)
