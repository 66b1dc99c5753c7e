/** What was counted and tested: results of the book that hold figures, and what was computed again. */

import { shownOf } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { Fact } from '#capabilities/study/rules/facts/fact.ts'
import type { StatisticRow } from '../../contract.ts'
import type { Material } from '../checklist/material.ts'
import { leadOf } from '../figure-words.ts'
import { factPoint, type Told, untold } from '../points-of-facts.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { capitalised } from '../words/wording.ts'
import { figuresBySentence } from './own-figures.ts'

const MOST_ROWS = 4

export function quantitativeFindings({ study, book, rows }: Material, told: Told): Point[] {
  const figures = figuresBySentence(study)
  const facts = [...shownOf(book, 'result'), ...shownOf(book, 'null-result')].filter(({ evidence }) =>
    hasOwnFigure(evidence.quote),
  )
  const results = untold(byPlace(facts), MOST_POINTS - MOST_ROWS, told).map((fact) => {
    const found = figures.get(fact.evidence.sentenceId)
    return found ? factPoint(fact, capitalised(leadOf(found, fact.kind === 'null-result'))) : factPoint(fact)
  })
  const tests = rows.filter(({ verdict, evidence }) => verdict === 'agrees' && !told.has(evidence.sentenceId))
  return withoutRepeats([
    ...results,
    ...tests
      .slice(0, MOST_POINTS - results.length)
      .slice(0, MOST_ROWS)
      .map(agrees),
  ])
}

const agrees = ({ reports, writes, evidence }: StatisticRow): Point =>
  point(`Computed again and in order: ${reports}, printed ${writes}.`, evidence)

/** Tests before counts; of equal ones as they come. */
const byPlace = (facts: readonly Fact[]): Fact[] => {
  const worth = ({ evidence: { quote } }: Fact) =>
    /\bp\s*[<=>≤]|\bsig(?:nificant|\.)|χ|\bOR\b|odds ratio|coefficient|correlat/i.test(quote) ? 1 : 0
  return [...facts].sort((a, b) => worth(b) - worth(a))
}

/** Years, numbers of figures and tables, and names such as BM25 are no results. */
const hasOwnFigure = (text: string): boolean =>
  /(?<![\p{L}\d]|\p{L}-)\d/u.test(
    text.replace(
      /\b(?:Fig(?:ure|s)?|Table|Section|Chapter)s?\.?\s*[A-Z]?\d[\d.]*[a-z]?|\b(?:19|20)\d\d\b/g,
      '',
    ),
  )
