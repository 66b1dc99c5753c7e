/** How the work was done, fact by fact. */
import type { FactKind, StudyCheck } from '#capabilities/study/index.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import type { ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point } from '../words/point.ts'
import { ended } from '../words/wording.ts'
import { ofKind, ofSlots } from './points-of-slots.ts'

/** The list of contents already shows that a chapter exists. */
export const isPart = (id: string) => id.startsWith('part-')
export const saysIt = (check: StudyCheck): Point => point(ended(check.says), ...check.evidence)

const SHOWN: readonly [FactKind, most: number][] = [
  ['approach', 1],
  ['design', 2],
  ['population', 1],
  ['sample-size', 2],
  ['sampling', 2],
  ['setting', 1],
  ['period', 1],
  ['instrument', 2],
  ['variables', 1],
  ['procedure', 2],
  ['reliability', 1],
  ['ethics', 2],
]

export function methodologyEvaluation(material: AnalysisMaterial, told: ToldPoints): Point[] {
  const { record, checks } = material
  const again = checks
    .filter(({ area, outcome }) => area === 'methodology' && outcome === 'look-again')
    .map(saysIt)
  const room = MOST_POINTS - again.length
  const facts = [
    ...SHOWN.flatMap(([kind, most]) => ofKind(material, kind, most, told)),
    ...ofSlots(record, told),
  ].slice(0, room)
  return [...facts, ...again]
}
