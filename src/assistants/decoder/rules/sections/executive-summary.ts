/** The document's kind, aim, approach and findings: facts of the book, in its own words. */

import { type BookOfFacts, type FactKind, type ReadDocument, shownOf } from '#capabilities/study/index.ts'
import { pagesWords } from '#product/place.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { mainResults } from '../facts/main-results.ts'
import { each, resultPoint, type ToldPoints, together, untold } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { STAGE_WORDS } from '../words/stages.ts'

export function executiveSummary({ study, book }: AnalysisMaterial, told: ToldPoints): Point[] {
  const one = (kind: FactKind, most = 1) => each(book, kind, most, told)
  const aims = one('aim')
  const objectives = together(book, 'objective', 6, told)
  const questions = together(book, 'question', 6, told)
  const gap = one('gap')
  const points = [
    ...inShort(study.reading, book),
    ...aims,
    ...objectives,
    ...questions,
    ...(questions.length + objectives.length === 0 ? together(book, 'hypothesis', 4, told) : []),
    ...(gap.length > 0 ? gap : one('problem')),
    ...oneOf(['design', 'approach'], one),
    ...oneOf(['sample-size', 'population'], one),
    ...untold(mainResults(book, study.reading), 4, told).map((fact) => resultPoint(fact, book)),
    ...one('conclusion'),
    ...one('limitation'),
  ]
  return withoutRepeats(points.length > 1 ? points : []).slice(0, MOST_POINTS)
}

function oneOf(kinds: readonly FactKind[], one: (kind: FactKind) => Point[]): Point[] {
  for (const kind of kinds) {
    const found = one(kind)
    if (found.length > 0) return found
  }
  return []
}

function inShort({ pages, paged }: ReadDocument, book: BookOfFacts): Point[] {
  if (!book.stage) return []
  const design = shownOf(book, 'design').find(({ value }) => value)
  const approach = shownOf(book, 'approach').find(({ value }) => value)
  const size = shownOf(book, 'sample-size').find(({ value }) => value)
  const named = [approach, design, size].filter((fact) => fact !== undefined)
  const parts = [STAGE_WORDS[book.stage], ...named.map(({ value }) => value), pagesWords(pages, paged)]
  return [
    point(
      `In short: ${parts.join(', ')}.`,
      ...(named.length > 0 ? named.map(({ evidence }) => evidence) : book.stageEvidence.slice(0, 1)),
    ),
  ]
}
