/** Everything an analysis is made from: the study of the document, and every check made on it. */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Analysis, StatisticRow } from '../contract.ts'
import { checksFromList } from './checklist-checks.ts'

export type Material = {
  study: OpenStudy
  checks: Check[]
  rows: StatisticRow[]
  type: Pick<Analysis['type'], 'found' | 'signals'>
}

export const isOpen = ({ outcome }: { outcome: Check['outcome'] }): boolean =>
  outcome === 'look again' || outcome === 'not found'

export function materialOf(study: OpenStudy): Material {
  return {
    study,
    checks: checksFromList(study.checklist(), study.reading),
    rows: [],
    type: { found: 'research', signals: [] },
  }
}
