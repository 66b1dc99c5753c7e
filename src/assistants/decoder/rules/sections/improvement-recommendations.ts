/** One action for each thing that was not in order: what matters most first, and of those what is done soonest. */
import type { AnalysisCheck } from '../../contract.ts'
import { isOpen } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { ended, firstSentence } from '../words/wording.ts'

type Effort = 1 | 2 | 3
const IMPACT = { 1: 'small gain', 2: 'clear gain', 3: 'large gain' } as const
const EFFORT: Record<Effort, string> = {
  1: 'takes minutes',
  2: 'takes an hour or two',
  3: 'takes a day or more',
}

const listed = (ids: string) => ids.split(' ').map((id) => `checklist-${id}`)
/** A sentence about something the author knows already. */
const QUICK = new Set([
  ...listed(
    'aim design population when-where approval response registration blinding outcome databases recording',
  ),
  'numbers.software',
])
/** What the data have to be opened for again. */
const SLOW = new Set([
  ...listed('interval confounders trust coding weights check quality'),
  'numbers.effect-size',
  'numbers.assumptions',
  'references-recent',
])

function effortOf({ id, outcome }: AnalysisCheck): Effort {
  if (SLOW.has(id)) return 3
  return QUICK.has(id) || outcome === 'look again' ? 1 : 2
}

const weightOf = ({ weight }: AnalysisCheck) => Math.min(3, Math.max(1, weight)) as 1 | 2 | 3

export function improvementRecommendations(checks: readonly AnalysisCheck[]): Point[] {
  const points = checks
    .filter((check) => isOpen(check) && check.advice)
    .sort((a, b) => weightOf(b) - weightOf(a) || effortOf(a) - effortOf(b))
    .map((check) => point(actionOf(check), ...check.evidence))
  return withoutRepeats(points).slice(0, MOST_POINTS)
}

function actionOf(check: AnalysisCheck): string {
  // What was not found is named by the advice itself; what was found amiss has figures to show.
  const here = check.outcome === 'look again' ? ` Here: ${ended(firstSentence(check.says))}` : ''
  return `${ended(check.advice ?? '')}${here} (${IMPACT[weightOf(check)]}, ${EFFORT[effortOf(check)]})`
}
