/** Everything an analysis is made from: the study of the document, and every check made on it. */

import { abstractChecks } from '#capabilities/study/rules/checks/abstract-agreement.ts'
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { claimChecks } from '#capabilities/study/rules/checks/claims.ts'
import { literatureChecks } from '#capabilities/study/rules/checks/literature-checks.ts'
import { referencesOf } from '#capabilities/study/rules/checks/match-citations.ts'
import { mentionChecks } from '#capabilities/study/rules/checks/mentions.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Analysis, StatisticRow } from '../contract.ts'
import { checksFromList } from './checklist-checks.ts'
import { inOneVoice } from './one-voice.ts'
import { outsideOf } from './what-applies.ts'

export type Material = {
  study: OpenStudy
  checks: Check[]
  rows: StatisticRow[]
  type: Pick<Analysis['type'], 'found' | 'signals'>
}

export const isOpen = ({ outcome }: { outcome: Check['outcome'] }): boolean =>
  outcome === 'look again' || outcome === 'not found'

export function materialOf(study: OpenStudy): Material {
  const { reading } = study
  const list = study.checklist()
  const outside = outsideOf(list, reading)
  return {
    study,
    checks: inOneVoice(
      checksFromList(list, reading, outside),
      [
        ...study.numberChecks(),
        ...literatureChecks(reading, referencesOf(reading)),
        ...mentionChecks(reading),
        ...claimChecks(reading, study.design()),
        ...abstractChecks(reading),
      ],
      outside,
    ),
    rows: study.statisticRows(),
    type: { found: 'research', signals: [] },
  }
}
