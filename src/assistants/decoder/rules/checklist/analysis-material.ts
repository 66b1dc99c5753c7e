/** The material of an analysis: the book of facts, the recomputed rows, and every check, without duplicates. */

import { mergedBook } from '#capabilities/study/facts.index.ts'
import type { MergedBook, OpenStudy, StudyCheck } from '#capabilities/study/index.ts'
import type { Analysis, StatisticRow } from '../../contract.ts'
import { checksOfFacts, type StagedCheck } from '../facts/checks-of-facts.ts'
import { tellingBook } from '../facts/telling-facts.ts'
import { mergeDuplicates } from './merge-duplicates.ts'

export type AnalysisMaterial = {
  study: OpenStudy
  book: MergedBook
  checks: StagedCheck[]
  rows: StatisticRow[]
  type: Pick<Analysis['type'], 'found' | 'signals'>
}

export const isOpen = ({ outcome }: { outcome: StudyCheck['outcome'] }): boolean =>
  outcome === 'look-again' || outcome === 'not-found'

export function analysisMaterial(study: OpenStudy): AnalysisMaterial {
  const { kind, signals } = study.documentType()
  // Kept ready in case the student says that this is research after all.
  const book = tellingBook(
    kind === 'research'
      ? study.facts()
      : mergedBook(study.reading, 'research', study.statements(), study.read),
  )
  return {
    study,
    book,
    checks: mergeDuplicates(
      checksOfFacts(book, study.reading),
      [...study.numberChecks(), ...study.textChecks()],
      book,
    ),
    rows: study.statisticRows(),
    type: { found: kind, signals },
  }
}
