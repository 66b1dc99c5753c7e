/** A file of SPSS or Stata as a table: its labels are its author's word, and are taken as they stand. */
import type { DataFile, FileVariable } from '#kit/data-file.ts'
import { inferTable } from './infer.ts'
import { bandsOf, scaleOf } from './ordered-words.ts'
import type { ReadTable } from './read-tables.ts'
import type { Level, Variable } from './table.ts'

export function typedTable({ rows, variables }: DataFile, name: string): ReadTable {
  const notes: Record<string, string[]> = {}
  const all = variables.map((variable): Variable => {
    const read = variable.numbers ? numeric(variable, variable.numbers) : worded(variable, notes)
    return { ...read, label: variable.label || read.label }
  })
  return { table: { name, rows, variables: all }, notes: [], columnNotes: notes }
}

const MOST_LEVELS = 60

function numeric(variable: FileVariable, values: Float64Array): Variable {
  const { name, labels, measure, isDate } = variable
  const base = { name, label: name, values }
  if (isDate) return { ...base, kind: 'date', levels: [] }
  const found = new Set<number>()
  for (const value of values) if (!Number.isNaN(value) && found.size <= MOST_LEVELS) found.add(value)
  const unlabelled = [...found].filter((value) => !labels.has(value)).length
  // One label for "no answer" does not make groups of an income.
  const areGroups = labels.size > 0 && unlabelled <= Math.max(1, labels.size / 2)
  if (areGroups) {
    const known = [...new Set([...labels.keys(), ...found])].sort((a, b) => a - b)
    const levels = known
      .map((value): Level => ({ value, label: labels.get(value) ?? String(value) }))
      .filter(({ value }) => found.has(value) || labels.size <= 12)
    const words = levels.map(({ label }) => label)
    const isOrdered =
      measure === 'ordinal' ||
      (levels.length > 2 && (scaleOf(words) !== undefined || bandsOf(words) !== undefined))
    return { ...base, kind: isOrdered ? 'ordinal' : 'nominal', levels }
  }
  const inferred = inferTable({
    name: '',
    heads: [name],
    rows: Array.from(values, (value) => [Number.isNaN(value) ? null : value]),
    notes: [],
  }).table.variables[0]!
  if (measure === 'scale' && inferred.kind !== 'identifier') return { ...base, kind: 'number', levels: [] }
  return { ...inferred, values }
}

function worded({ name, texts = [] }: FileVariable, notes: Record<string, string[]>): Variable {
  const { table, notes: own } = inferTable({
    name: '',
    heads: [name],
    rows: texts.map((text) => [text]),
    notes: [],
  })
  notes[name] = own[name] ?? []
  return table.variables[0]!
}
