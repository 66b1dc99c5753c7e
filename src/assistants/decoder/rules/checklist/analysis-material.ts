/** The material of an analysis: the book of facts, the recomputed rows, and every check, without duplicates. */

import type { MergedBook, OpenStudy, StudyCheck, StudyRecord } from '#capabilities/study/index.ts'
import type { Analysis, StatisticRow } from '../../contract.ts'
import { checksOfFacts, type StagedCheck } from '../facts/checks-of-facts.ts'
import { checksOfOwed } from '../facts/owed-things.ts'
import { doubtedIn } from './doubted.ts'
import { earned } from './earned.ts'
import { mergeDuplicates } from './merge-duplicates.ts'

export type AnalysisMaterial = {
  study: OpenStudy
  book: MergedBook
  record: StudyRecord
  checks: StagedCheck[]
  rows: StatisticRow[]
  /** Sentences whose figures differ from others of the work: none is told as a result. */
  doubted: ReadonlySet<string>
  type: Pick<Analysis['type'], 'found' | 'signals'>
}

export const isOpen = ({ outcome }: { outcome: StudyCheck['outcome'] }): boolean =>
  outcome === 'look-again' || outcome === 'not-found'

export function analysisMaterial(study: OpenStudy): AnalysisMaterial {
  const { kind, signals } = study.documentType()
  // Kept ready in case the student says that this is research after all.
  const { book, record } = study.readAs('research')
  const checks = mergeDuplicates(
    [...checksOfFacts(book, study.reading), ...checksOfOwed(book, record, study.reading)],
    [...study.numberChecks(), ...study.textChecks()].flatMap(earned),
    book,
  )
  const rows = study.statisticRows()
  return {
    study,
    book,
    record,
    checks,
    rows,
    doubted: doubtedIn(study, checks, rows),
    type: { found: kind, signals },
  }
}
