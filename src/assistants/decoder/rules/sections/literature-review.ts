/** The basis of the work: the gap and theory it names, and whether list and text agree. */
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import type { ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, withoutRepeats } from '../words/point.ts'
import { isPart, saysIt } from './methodology-evaluation.ts'
import { ofKind } from './points-of-slots.ts'

export function literatureReview(material: AnalysisMaterial, told: ToldPoints): Point[] {
  const { checks } = material
  const own = checks.filter(({ area, id }) => area === 'literature' && !isPart(id))
  const again = own.filter(({ outcome }) => outcome === 'look-again')
  const fine = own.filter(
    ({ id, outcome, weight }) => outcome === 'passed' && weight > 1 && /^(?:citations|references)-/.test(id),
  )
  return withoutRepeats([
    ...ofKind(material, 'problem', 2, told),
    ...ofKind(material, 'gap', 2, told),
    ...again.map(saysIt),
    ...fine.map(saysIt),
  ]).slice(0, MOST_POINTS)
}
