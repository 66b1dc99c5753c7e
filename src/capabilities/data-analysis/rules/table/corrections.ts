/** What the student said about a sheet. It is kept, and outranks what was inferred (ruling 28). */
import { z } from 'zod'
import { type Level, recoded, type Table, type Variable } from './table.ts'

export const Correction = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('kind'),
    variable: z.string(),
    kind: z.enum(['number', 'ordinal', 'nominal', 'text']),
  }),
  /** These values are taken as missing. */
  z.object({ do: z.literal('blank'), variable: z.string(), values: z.array(z.number()).max(200) }),
  z.object({ do: z.literal('merge'), variable: z.string(), from: z.string(), into: z.string() }),
  z.object({ do: z.literal('label'), variable: z.string(), label: z.string().trim().min(1).max(120) }),
  z.object({
    do: z.literal('name-level'),
    variable: z.string(),
    value: z.number(),
    label: z.string().trim().min(1).max(80),
  }),
  /** The steps of a scale in another order, in every column that is answered on it. */
  z.object({ do: z.literal('order'), variable: z.string(), labels: z.array(z.string()).min(2).max(60) }),
  /** A new column: the mean of items, some of them turned round. */
  z.object({
    do: z.literal('score'),
    name: z.string().trim().min(1).max(80),
    items: z.array(z.string()).min(2).max(100),
    reversed: z.array(z.string()).max(100),
  }),
])
export type Correction = z.infer<typeof Correction>

export function correct(table: Table, corrections: readonly Correction[]): Table {
  return corrections.reduce((so, correction) => {
    if (correction.do === 'score') return withScore(so, correction)
    return correction.do === 'order' ? reordered(so, correction.labels) : changed(so, correction)
  }, table)
}

type OfOneColumn = Exclude<Correction, { do: 'score' | 'order' }>

/** A questionnaire has one coding: what is turned round in one item is turned round in all that have its answers. */
function reordered(table: Table, labels: readonly string[]): Table {
  const place = new Map(labels.map((label, at) => [label, at]))
  const isOnIt = ({ kind, levels }: Variable) =>
    kind === 'ordinal' && levels.length > 0 && levels.every(({ label }) => place.has(label))
  const known = new Set(
    table.variables.filter(isOnIt).flatMap(({ levels }) => levels.map(({ value }) => value)),
  )
  const codes =
    known.size === labels.length ? [...known].sort((a, b) => a - b) : labels.map((_, at) => at + 1)
  return {
    ...table,
    variables: table.variables.map((variable) => {
      if (!isOnIt(variable)) return variable
      const to = new Map(variable.levels.map(({ value, label }) => [value, codes[place.get(label)!]!]))
      return {
        ...recoded(variable, (value) => to.get(value) ?? Number.NaN),
        levels: variable.levels
          .map(({ value, label }) => ({ value: to.get(value)!, label }))
          .sort((a, b) => a.value - b.value),
      }
    }),
  }
}

function changed(table: Table, correction: OfOneColumn): Table {
  return {
    ...table,
    variables: table.variables.map((one) =>
      one.name === correction.variable ? change(one, correction) : one,
    ),
  }
}

function change(variable: Variable, correction: OfOneColumn): Variable {
  switch (correction.do) {
    case 'label':
      return { ...variable, label: correction.label }
    case 'blank': {
      const gone = new Set(correction.values)
      return {
        ...recoded(variable, (one) => (gone.has(one) ? Number.NaN : one)),
        ...(variable.written ? {} : { blanked: [...(variable.blanked ?? []), ...gone] }),
        levels: variable.levels.filter(({ value }) => !gone.has(value)),
      }
    }
    case 'merge': {
      const [from, into] = [correction.from, correction.into].map(
        (label) => variable.levels.find((level) => level.label === label)?.value,
      )
      if (from === undefined || into === undefined || from === into) return variable
      return {
        ...recoded(variable, (one) => (one === from ? into : one)),
        levels: variable.levels.filter(({ value }) => value !== from),
      }
    }
    case 'name-level':
      return {
        ...variable,
        levels: variable.levels.map((level) =>
          level.value === correction.value ? { ...level, label: correction.label } : level,
        ),
      }
    case 'kind':
      return asKind(variable, correction.kind)
  }
}

const MOST_LEVELS = 60

function asKind(variable: Variable, kind: 'number' | 'ordinal' | 'nominal' | 'text'): Variable {
  if (kind === 'number') {
    // Words have no values of their own; where every level is a number, that number counts.
    const own = variable.levels.map(({ label }) => Number(label))
    const areNumbers = variable.levels.length > 0 && own.every(Number.isFinite)
    const by = new Map(variable.levels.map(({ value }, at) => [value, own[at]!]))
    return {
      ...variable,
      kind,
      levels: [],
      values: areNumbers ? variable.values.map((one) => by.get(one) ?? Number.NaN) : variable.values,
    }
  }
  if (kind === 'text' || variable.levels.length > 0) return { ...variable, kind }
  const found = variable.texts
    ? undefined
    : [...new Set(variable.values)].filter((one) => !Number.isNaN(one)).sort((a, b) => a - b)
  if (found)
    return found.length > MOST_LEVELS
      ? variable
      : { ...variable, kind, levels: found.map((value): Level => ({ value, label: String(value) })) }
  const words = [...new Set(variable.texts!.filter((one) => one !== undefined))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  )
  if (words.length > MOST_LEVELS) return variable
  const places = new Map(words.map((word, at) => [word, at + 1]))
  const { texts, ...rest } = variable
  return {
    ...rest,
    kind,
    levels: words.map((label, at) => ({ value: at + 1, label })),
    values: Float64Array.from(texts!, (text) => (text === undefined ? Number.NaN : places.get(text)!)),
  }
}

function withScore(table: Table, { name, items, reversed }: Extract<Correction, { do: 'score' }>): Table {
  const parts = items.flatMap((item) => table.variables.find((one) => one.name === item) ?? [])
  if (parts.length !== items.length || table.variables.some((one) => one.name === name)) return table
  const ends = parts.flatMap(({ levels, values }) =>
    levels.length > 0
      ? levels.map(({ value }) => value)
      : [...new Set(values)].filter((one) => !Number.isNaN(one)),
  )
  const [least, most] = [
    ends.reduce((a, b) => Math.min(a, b), Infinity),
    ends.reduce((a, b) => Math.max(a, b), -Infinity),
  ]
  const turned = new Set(reversed)
  const values = new Float64Array(table.rows).map(
    (_, row) =>
      parts.reduce(
        (total, part) =>
          total + (turned.has(part.name) ? least + most - part.values[row]! : part.values[row]!),
        0,
      ) / parts.length,
  )
  return {
    ...table,
    variables: [
      ...table.variables,
      {
        name,
        label: name,
        kind: 'number',
        values,
        levels: [],
        score: { items, reversed, turn: least + most },
      },
    ],
  }
}
