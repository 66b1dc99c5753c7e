/** Which objective of the student's own study an analysis answers: the one that names the same columns, and no other. */

import { scalesIn } from '../plan/item-sets.ts'
import type { AnalysisName, Plan } from '../plan/plan.ts'
import { readRequest } from '../plan/read-request.ts'
import type { Table } from '../table/table.ts'

export type Objective = { number: number; words: string }

/** They check or prepare, and answer nothing by themselves. */
const PREPARES: readonly AnalysisName[] = [
  'normality',
  'levene',
  'reliability',
  'scale-score',
  'chart',
  'power',
]

/** Undefined where none fits, or several do: a link is certain or is not made. */
export function objectiveAnswered(
  { analysis, roles }: Plan,
  table: Table,
  objectives: readonly Objective[],
): Objective | undefined {
  const columns = new Set(Object.values(roles).flat())
  if (PREPARES.includes(analysis) || columns.size === 0) return undefined
  // One statement of many is touched by a word of an objective, and not meant by it.
  const statements = new Set(scalesIn(table).flatMap((set) => set.map(({ name }) => name)))
  const fitting = objectives.filter(({ words }) => {
    const named = new Set(
      readRequest(words, table)
        .places.map(({ variable }) => variable.name)
        .filter((name) => columns.has(name) || !statements.has(name)),
    )
    return named.size === columns.size && [...columns].every((column) => named.has(column))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

export const objectiveWords = ({ number, words }: Objective): string =>
  `This answers objective ${number}: “${words.trim().replace(/[.;]$/, '')}”.`
