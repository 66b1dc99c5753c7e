/** The basis of the work: the problem and the gap it names, and where list and text agree; what to mend stands among the recommendations. */
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import type { ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, withoutRepeats } from '../words/point.ts'
import { saysIt } from './methodology-evaluation.ts'
import { ofKind } from './points-of-slots.ts'

export function literatureReview(material: AnalysisMaterial, told: ToldPoints): Point[] {
  const { checks } = material
  const fine = checks.filter(
    ({ id, outcome, weight }) => outcome === 'passed' && weight > 1 && /^(?:citations|references)-/.test(id),
  )
  return withoutRepeats([
    ...ofKind(material, 'problem', 2, told),
    ...ofKind(material, 'gap', 2, told),
    ...fine.map(saysIt),
  ]).slice(0, MOST_POINTS)
}
