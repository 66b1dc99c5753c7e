/** The software the data were analysed with, and whether the printed results are consistent. */
import { isFigure, type PrintedFigures } from '#capabilities/study/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import type { StatisticRow } from '../../contract.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import type { ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { ended } from '../words/wording.ts'
import { ofKind } from './points-of-slots.ts'

const MOST_ROWS = 5

export function dataAnalysis(material: AnalysisMaterial, told: ToldPoints): Point[] {
  const { rows, study } = material
  const points = [
    ...ofKind(material, 'analysis', 4, told),
    ...ofKind(material, 'software', 2, told),
    ...recomputed(figuresCompared(study), study.printedFigures()),
    ...differing(rows),
  ]
  return withoutRepeats(points).slice(0, MOST_POINTS)
}

/** All that were compared: the summary tells those that somebody can use. */
const figuresCompared = ({ comparisons }: AnalysisMaterial['study']): StatisticRow[] => [
  ...new Map(
    comparisons()
      .flatMap(({ comparator, comparison }) => (comparator.ofText ? [] : comparison.compared))
      .map((row) => [`${row.evidence.sentenceId} ${row.evidence.quote} ${row.writes}`, row]),
  ).values(),
]

/** What was read, out of what there is: figures nobody recalculated are not called right. */
function recomputed(rows: readonly StatisticRow[], { inTables, unreadTables }: PrintedFigures): Point[] {
  const computed = rows.filter(({ verdict }) => verdict !== 'cannot-be-computed')
  const differ = computed.filter(({ verdict }) => verdict === 'look-again').length
  // That those agree which were read says nothing of the others, and sounds like praise.
  if (differ === 0) return []
  const were = `${pluralise(computed.length, 'reported figure')} ${computed.length === 1 ? 'was' : 'were'} recalculated or compared`
  const of = inTables > 0 ? `, in a work whose tables print ${pluralise(inTables, 'figure')}` : ''
  const unread = unreadTables > 0 ? ` ${pluralise(unreadTables, 'table')} could not be read.` : ''
  return [
    point(
      `${were}${of}: ${differ} should be checked.${unread}`,
      ...computed.slice(0, 3).map(({ evidence }) => evidence),
    ),
  ]
}

function differing(rows: readonly StatisticRow[]): Point[] {
  const again = rows.filter(({ verdict }) => verdict === 'look-again')
  const shown = again.length > MOST_ROWS + 1 ? again.slice(0, MOST_ROWS) : again
  return shown.map(({ reports, writes, computes, note, evidence, against }) =>
    point(
      `Check ${reports}: ${isFigure(computes) ? `the text says ${writes}, but ${against ? 'another place gives' : 'the figures give'} ${computes}` : writes}.${note ? ` ${ended(note)}` : ''}`,
      evidence,
    ),
  )
}
