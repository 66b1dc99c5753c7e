/** A sheet as statistics sees it: variables of known types, with their levels and what is missing. */

export const VARIABLE_KINDS = [
  'number',
  'ordinal',
  'nominal',
  'multiple',
  'date',
  'text',
  'identifier',
] as const
export type VariableKind = (typeof VARIABLE_KINDS)[number]

export type Level = { value: number; label: string }

export type Variable = {
  /** As the file has it; no two of a table are the same. */
  name: string
  /** In words, where the file has them. */
  label: string
  kind: VariableKind
  /** What the file writes over this column and its neighbours: “Section A: demographic data”, a group of questions. */
  section?: string | undefined
  /** Row by row. Numbers; codes of levels; days since 1970 for dates. NaN is missing. */
  values: Float64Array
  /** Of ordinal and nominal variables, in their order; of multiple answers, what could be ticked. */
  levels: readonly Level[]
  /** As the file writes its answers in words, each with the value that it was read as. */
  written?: readonly (readonly [text: string, value: number])[]
  /** Values that the student had taken as missing. */
  blanked?: readonly number[]
  /** Of a score that was kept: the mean of these, where `turn` less the answer stands for a reversed one. */
  score?: { items: readonly string[]; reversed: readonly string[]; turn: number }
  /** Of text and multiple answers. */
  texts?: readonly (string | undefined)[]
}

export type Table = { name: string; rows: number; variables: readonly Variable[] }

export const variableOf = ({ variables }: Table, name: string): Variable | undefined =>
  variables.find((one) => one.name === name)

/** Can be added up: an ordinal scale too, as theses do, and the result says so. */
export const isScale = ({ kind }: Variable): boolean => kind === 'number' || kind === 'ordinal'

/** A number with few values divides people as well: years of study, 0 and 1. */
export const MOST_GROUPS = 12

export function levelsOf(variable: Variable): readonly Level[] {
  if (variable.levels.length > 0) return variable.levels
  if (variable.kind !== 'number') return []
  const found = new Set<number>()
  for (const value of variable.values) {
    if (Number.isNaN(value)) continue
    found.add(value)
    if (found.size > MOST_GROUPS) return []
  }
  return [...found].sort((a, b) => a - b).map((value) => ({ value, label: String(value) }))
}

export const isGrouping = (variable: Variable): boolean => {
  const { length } = levelsOf(variable)
  return length >= 2 && length <= MOST_GROUPS * 3
}

/** Every value as another. NaN is missing. */
export const recoded = (variable: Variable, to: (value: number) => number): Variable => ({
  ...variable,
  values: variable.values.map((value) => (Number.isNaN(value) ? value : to(value))),
  ...(variable.written
    ? {
        written: variable.written.flatMap(([text, value]): [string, number][] =>
          Number.isNaN(to(value)) ? [] : [[text, to(value)]],
        ),
      }
    : {}),
})

/** Answers in words that are counted by their place on a scale. */
export const isWorded = ({ kind, levels }: Variable): boolean =>
  kind === 'ordinal' && levels.some(({ label }) => !/^\d+$/.test(label))

export const missingIn = ({ values }: Variable): number => {
  let missing = 0
  for (const value of values) if (Number.isNaN(value)) missing += 1
  return missing
}
