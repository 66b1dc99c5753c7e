/** Recommendations, once each, in the order in which a supervisor would give them. */
import type { Assessed } from '#capabilities/study/contract.ts'
import type { AnalysisCheck } from '../../contract.ts'
import { isOpen } from '../checklist/analysis-material.ts'
import { advisedBy } from '../opinions.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { ended, firstSentence } from '../words/wording.ts'

type Effort = 1 | 2 | 3
const EFFORT: Record<Effort, string> = {
  1: 'takes minutes',
  2: 'takes an hour or two',
  3: 'takes a day or more',
}
const IMPACT = { 1: 'large gain', 2: 'clear gain', 3: 'small gain' } as const

/**
 * A supervisor's priorities: impossible figures, contradictory numbers, then the basics that make the work a study, then
 * claims, then sources; style comes last.
 */
const ORDER: readonly RegExp[] = [
  /^numbers\.(?:p-follows|intervals|coefficients|sums|means|percentages|totals|text-table|sample-chain|part-whole|equal-tables|tables-agree|changes|sample-formula|scale)/,
  /^(?:numbers\.(?!p-exact|p-possible|marginal)|abstract-numbers|unwritten-parts)/,
  /^(?:checklist-(?:aim|design|sampling|analysis|approval|population)|fact-(?:sample-size|result|question|objective|tests|relation-test|consent)|part-(?:methods|results))$/,
  /^overclaiming$/,
  /^(?:literature-cited|citations-listed|part-references)$/,
  /^(?:checklist-|fact-|part-)/,
  /^(?:references-|numbers\.)/,
  /^(?:mentions-exist|tables-mentioned|figures-mentioned)$/,
]
/** The others are quoted with the check itself. */
const MOST_QUOTED = 3
const LARGE = 4
const CLEAR = 7

const groupOrder = ({ id }: AnalysisCheck): number => {
  const at = ORDER.findIndex((group) => group.test(id))
  return at < 0 ? ORDER.length : at
}

/** Fixed by a sentence about something the author already knows. */
const QUICK = new Set(
  'checklist-aim checklist-design checklist-population checklist-when-where checklist-approval fact-period fact-software fact-question fact-objective'.split(
    ' ',
  ),
)
/** Fixed only by going back to the data. */
const SLOW = new Set(
  'unwritten-parts checklist-reliability fact-result fact-tests fact-relation-test numbers.effect-size references-recent'.split(
    ' ',
  ),
)

function effortOf({ id, outcome }: AnalysisCheck): Effort {
  if (SLOW.has(id)) return 3
  return QUICK.has(id) || outcome === 'look-again' ? 1 : 2
}

export const inSupervisorsOrder = (
  checks: readonly AnalysisCheck[],
): { check: AnalysisCheck; place: number }[] =>
  checks
    .filter((check) => isOpen(check) && check.advice)
    .map((check) => ({ check, place: groupOrder(check) }))
    .sort((a, b) => a.place - b.place || b.check.weight - a.check.weight)

export function improvementRecommendations(
  checks: readonly AnalysisCheck[],
  opinions: readonly Assessed[] = [],
): Point[] {
  const advised = advisedBy(opinions)
  const points = inSupervisorsOrder(checks).map(({ check, place }) =>
    point(actionOf(check, place), ...check.evidence.slice(0, MOST_QUOTED)),
  )
  // A model's advice follows the checks' points, and is not crowded out by them.
  return [...withoutRepeats(points).slice(0, MOST_POINTS - advised.length), ...advised]
}

/** What is to be mended is told here and in no other section. */
function actionOf(check: AnalysisCheck, place: number): string {
  const gain = IMPACT[place < LARGE ? 1 : place < CLEAR ? 2 : 3]
  const what = check.outcome === 'not-found' ? ended(check.says) : ended(firstSentence(check.says))
  return `${what} ${ended(check.advice ?? '')} (${gain}, ${EFFORT[effortOf(check)]})`
}
