/** The document's own view of its results: its claims, its admissions, and where its parts disagree. */
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { each, type ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, withoutRepeats } from '../words/point.ts'
import { isPart, saysIt } from './methodology-evaluation.ts'

/** A table never mentioned is a result never interpreted. */
const UNSEEN = /^(?:tables-mentioned|figures-mentioned|mentions-exist)$/

export function resultsInterpretation({ book, checks }: AnalysisMaterial, told: ToldPoints): Point[] {
  const again = checks.filter(
    ({ id, area, outcome }) =>
      outcome === 'look-again' && !isPart(id) && (area === 'interpretation' || UNSEEN.test(id)),
  )
  return withoutRepeats([
    ...again.map(saysIt),
    ...each(book, 'conclusion', 3, told),
    ...each(book, 'contribution', 1, told),
    ...each(book, 'null-result', 1, told),
    ...each(book, 'limitation', 3, told),
    ...each(book, 'recommendation', 3, told),
  ]).slice(0, MOST_POINTS)
}
