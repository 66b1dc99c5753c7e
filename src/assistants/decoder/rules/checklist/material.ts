/** Everything an analysis is made from: the study of the document, and every check made on it. */

import type { Check } from '#capabilities/study/rules/checks/check.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Analysis, StatisticRow } from '../../contract.ts'
import { outsideOf } from '../evidence/what-applies.ts'
import { sureSample } from '../words/sure-sample.ts'
import { checksFromList } from './checklist-checks.ts'
import { inOneVoice } from './one-voice.ts'

export type Material = {
  study: OpenStudy
  checks: Check[]
  rows: StatisticRow[]
  type: Pick<Analysis['type'], 'found' | 'signals'>
}

export const isOpen = ({ outcome }: { outcome: Check['outcome'] }): boolean =>
  outcome === 'look again' || outcome === 'not found'

export function materialOf(study: OpenStudy): Material {
  const list = study.checklist()
  const outside = outsideOf(list, study.reading)
  const { kind, signals } = study.documentType()
  return {
    study,
    checks: inOneVoice(
      checksFromList(list, study.reading, outside, sureSample(study)?.evidence),
      [...study.numberChecks(), ...study.textChecks()],
      outside,
    ),
    rows: study.statisticRows(),
    type: { found: kind, signals },
  }
}
