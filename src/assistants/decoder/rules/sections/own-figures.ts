/** The figures of a document, sentence by sentence. Which of them are the study's own, the book of facts knows. */

import { type BookOfFacts, shownOf } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Descriptive } from '#capabilities/study/rules/statistics/descriptives.ts'
import type { TestResult } from '#capabilities/study/rules/statistics/test-results.ts'

export type Figures = { tests: TestResult[]; descriptives: Descriptive[] }

export function figuresBySentence(study: OpenStudy): Map<string, Figures> {
  const found = new Map<string, Figures>()
  const at = (id: string): Figures => {
    const held = found.get(id) ?? { tests: [], descriptives: [] }
    found.set(id, held)
    return held
  }
  const { tests, descriptives } = study.statistics()
  for (const { evidence, ...test } of tests) at(evidence.sentenceId).tests.push(test)
  for (const { evidence, ...what } of descriptives)
    if (isFinding(what)) at(evidence.sentenceId).descriptives.push(what)
  return found
}

/** Of the results of the book, each printed p once. */
export function ownPs(study: OpenStudy, book: BookOfFacts): boolean[] {
  const figures = figuresBySentence(study)
  const own = new Set(
    [...shownOf(book, 'result'), ...shownOf(book, 'null-result')].map(({ evidence }) => evidence.sentenceId),
  )
  return [...own].flatMap((id) => {
    const found = figures.get(id)
    return found ? printedPs(found) : []
  })
}

/** A level that was chosen beforehand is no result. */
function isFinding(what: Descriptive): boolean {
  if (what.kind === 'effect') return what.name !== 'α' || what.value > 0.1
  return what.kind !== 'p' || what.sign !== '=' || what.value !== 0.05
}

const isSignificant = (p: { sign: string; value: number }): boolean =>
  p.sign === '>' || p.sign === '≥' ? false : p.value <= 0.05

/** The p values a sentence prints, each once. */
export function printedPs({ tests, descriptives }: Figures): boolean[] {
  if (tests.length > 0)
    return tests.flatMap(({ p }) => (p === null ? [] : [p === 'ns' ? false : isSignificant(p)]))
  return descriptives.flatMap((one) => (one.kind === 'p' ? [isSignificant(one)] : []))
}
