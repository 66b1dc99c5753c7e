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

/**
 * A part that is no larger than its whole, a table unlike the others, a mean inside its scale, two shares that make 100, lines that add up to
 * their total, 30 of 100 that are 30 %: nobody doubted it. The checks count these, and only a fault is told by itself.
 */
const saysSomething = ({ verdict, writes, computes, reports, note }: StatisticRow): boolean =>
  verdict !== 'agrees' ||
  !(
    // Only possible, and shown beside another figure it reads as a fault.
    note?.startsWith('The degrees of freedom are not printed') ||
    /^critical value/i.test(reports) ||
    /^(?:at most|inside|figures of its own)\b|≤ mean ≤/.test(computes) ||
    /^[\d.]+%(?: \+ [\d.]+%)+$/.test(reports) ||
    writes.startsWith('total = ') ||
    / of 100$/.test(reports)
  )

export function analysisMaterial(study: OpenStudy): AnalysisMaterial {
  const { kind, signals } = study.documentType()
  // Kept ready in case the student says that this is research after all.
  const { book, record } = study.readAs('research')
  const checks = mergeDuplicates(
    [...checksOfFacts(book, study.reading), ...checksOfOwed(book, record, study.reading)],
    [...study.numberChecks(), ...study.textChecks()].flatMap(earned),
    book,
  )
  const rows = study.statisticRows().filter(saysSomething)
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
