/** The material of an analysis: the record, the recomputed rows, and every check, without duplicates. */

import { findingsOf } from '#capabilities/study/facts.index.ts'
import {
  factsIn,
  isUnsureOf,
  type OpenStudy,
  type ReadAs,
  type StudyCheck,
} from '#capabilities/study/index.ts'
import type { Analysis, StatisticRow } from '../../contract.ts'
import { checksOfFacts, type StagedCheck } from '../facts/checks-of-facts.ts'
import { checksOfOwed } from '../facts/owed-things.ts'
import { doubtedIn } from './doubted.ts'
import { earned } from './earned.ts'
import { mergeDuplicates } from './merge-duplicates.ts'

export type AnalysisMaterial = ReadAs & {
  study: OpenStudy
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
  const as = study.readAs('research')
  const { work, record } = as
  const missing = new Set(
    findingsOf(study.reading, record, work.expected).flatMap(({ name, kind }) =>
      name === 'not-found' && !isUnsureOf(record, kind) ? [kind] : [],
    ),
  )
  const spoken = new Set([
    ...factsIn(record).map(({ kind }) => kind),
    ...work.expected.filter((kind) => !missing.has(kind)),
  ])
  const checks = mergeDuplicates(
    [...checksOfFacts(work, record, study.reading), ...checksOfOwed(work, record, missing, study.reading)],
    [...study.numberChecks(), ...study.textChecks()].flatMap(earned),
    { stage: work.stage, spoken },
  )
  const rows = study.statisticRows()
  return {
    ...as,
    study,
    checks,
    rows,
    doubted: doubtedIn(study, checks, rows),
    type: { found: kind, signals },
  }
}
