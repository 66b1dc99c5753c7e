/** How the work was done, fact by fact, and how many of the items expected at this stage are shown. */
import type { FactKind, StudyCheck } from '#capabilities/study/index.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { factOf, type StagedCheck } from '../facts/checks-of-facts.ts'
import { each, type ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point } from '../words/point.ts'
import { STAGE_WORDS } from '../words/stages.ts'
import { ended } from '../words/wording.ts'

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

export function methodologyEvaluation({ book, checks }: AnalysisMaterial, told: ToldPoints): Point[] {
  const again = checks
    .filter(({ area, outcome }) => area === 'methodology' && outcome === 'look-again')
    .map(saysIt)
  const room = MOST_POINTS - again.length - 1
  const facts = SHOWN.flatMap(([kind, most]) => each(book, kind, most, told)).slice(0, room)
  if (again.length + facts.length === 0) return []
  return [...howMany(book.stage, checks), ...facts, ...again]
}

function howMany(stage: AnalysisMaterial['book']['stage'], checks: readonly StagedCheck[]): Point[] {
  // What is unsure counts as not shown.
  const expected = checks.filter(
    ({ id, outcome, unsure, stages }) =>
      factOf(id) &&
      (outcome !== 'does-not-apply' || (unsure === true && (!stages || !stage || stages.includes(stage)))),
  )
  if (!stage || expected.length === 0) return []
  const shown = expected.filter(({ outcome }) => outcome === 'passed').length
  return [
    point(
      `Of the ${expected.length} things usually expected in ${STAGE_WORDS[stage]}, I recognised ${shown === 0 ? 'none' : shown}; I may have missed others.`,
    ),
  ]
}
