/** How the work was done, fact by fact. */
import type { FactKind, StudyCheck } from '#capabilities/study/index.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import type { ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point } from '../words/point.ts'
import { ended } from '../words/wording.ts'
import { ofKind, ofSlots } from './points-of-slots.ts'

export const saysIt = (check: StudyCheck): Point => point(ended(check.says), ...check.evidence)

const SHOWN: readonly [FactKind, most: number][] = [
  ['design', 2],
  ['population', 1],
  ['sample-size', 2],
  ['sampling', 2],
  ['setting', 1],
  ['period', 1],
  ['instrument', 2],
  ['variables', 1],
  ['reliability', 1],
  ['ethics', 2],
]

export const methodologyEvaluation = (material: AnalysisMaterial, told: ToldPoints): Point[] =>
  [
    ...SHOWN.flatMap(([kind, most]) => ofKind(material, kind, most, told)),
    ...ofSlots(material.record, told),
  ].slice(0, MOST_POINTS)
