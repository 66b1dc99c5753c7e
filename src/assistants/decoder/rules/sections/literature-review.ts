/** The basis of the work: the gap and theory it names, and whether list and text agree. */
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { each, type ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, withoutRepeats } from '../words/point.ts'
import { isPart, saysIt } from './methodology-evaluation.ts'

export function literatureReview({ book, checks }: AnalysisMaterial, told: ToldPoints): Point[] {
  const own = checks.filter(({ area, id }) => area === 'literature' && !isPart(id))
  const again = own.filter(({ outcome }) => outcome === 'look-again')
  const fine = own.filter(
    ({ id, outcome, weight }) => outcome === 'passed' && weight > 1 && /^(?:citations|references)-/.test(id),
  )
  return withoutRepeats([
    ...each(book, 'problem', 2, told),
    ...each(book, 'gap', 2, told),
    ...each(book, 'theory', 2, told),
    ...each(book, 'definition', 1, told),
    ...again.map(saysIt),
    ...fine.map(saysIt),
  ]).slice(0, MOST_POINTS)
}
