/** The data card: what each column is, what is missing, and what looks wrong, each with what would put it right. */

import { joinList } from '#kit/join-list.ts'
import { pluralise } from '#kit/pluralise.ts'
import { num, whole } from '../printing/figures.ts'
import { quantile, sorted } from '../statistics/basics.ts'
import { type Coding, codingOf, codingsIn } from './coding.ts'
import type { Correction } from './corrections.ts'
import { missingIn, type Table, type Variable, type VariableKind } from './table.ts'

export type Oddity = { words: string; fix?: { words: string; correction: Correction } }
export type CardVariable = {
  name: string
  label: string
  kind: VariableKind
  missing: number
  levels: { label: string; value: number; count: number }[]
  /** In a few words: range and mean of numbers, levels of groups. */
  summary: string
  oddities: Oddity[]
  /** Of answers in words that are counted as a scale. */
  coding?: Coding | undefined
}
export type DataCard = { name: string; rows: number; notes: string[]; variables: CardVariable[] }

const MOST_LEVELS = 12

export function cardOf(
  table: Table,
  notes: readonly string[],
  columnNotes: Record<string, string[]>,
): DataCard {
  return {
    name: table.name,
    rows: table.rows,
    notes: [...notes, ...codingsIn(table), ...duplicateNotes(table)],
    variables: table.variables.map((variable) => describe(variable, table, columnNotes[variable.name] ?? [])),
  }
}

function describe(variable: Variable, table: Table, notes: readonly string[]): CardVariable {
  const { rows } = table
  const { name, label, kind, levels } = variable
  const missing = missingIn(variable)
  const counts = countsOf(variable)
  return {
    name,
    label,
    kind,
    missing,
    coding: codingOf(variable, table),
    levels: levels.slice(0, 40).map((level) => ({ ...level, count: counts.get(level.value) ?? 0 })),
    summary: variableSummary(variable, rows - missing, counts),
    oddities: [...notes.map((words) => ({ words })), ...odditiesOf(variable, missing, rows, counts)],
  }
}

function countsOf({ kind, values, levels }: Variable): Map<number, number> {
  const counts = new Map<number, number>()
  if (levels.length === 0) return counts
  for (const value of values) {
    if (Number.isNaN(value)) continue
    if (kind === 'multiple')
      for (const level of levels) {
        if (Math.floor(value / level.value) % 2) counts.set(level.value, (counts.get(level.value) ?? 0) + 1)
      }
    else counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function variableSummary(variable: Variable, given: number, counts: ReadonlyMap<number, number>): string {
  if (given === 0) return 'Empty'
  const { kind, values, levels } = variable
  if (kind === 'number') {
    let [least, most, total] = [Infinity, -Infinity, 0]
    for (const value of values)
      if (!Number.isNaN(value))
        [least, most, total] = [Math.min(least, value), Math.max(most, value), total + value]
    return `${whole(least)} to ${whole(most)}, mean ${num(total / given)}`
  }
  if (kind === 'date') {
    let [least, most] = [Infinity, -Infinity]
    for (const value of values)
      if (!Number.isNaN(value)) [least, most] = [Math.min(least, value), Math.max(most, value)]
    const day = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10)
    return `${day(least)} to ${day(most)}`
  }
  if (kind === 'text' || kind === 'identifier') return `${whole(given)} entries`
  return (
    levels
      .slice(0, MOST_LEVELS)
      .map(({ value, label }) => `${label} ${whole(counts.get(value) ?? 0)}`)
      .join(', ') + (levels.length > MOST_LEVELS ? ` and ${levels.length - MOST_LEVELS} more` : '')
  )
}

const AGE = /\b(?:age|aged|imyaka|how old)\b/i
const OLDEST = 105
const CODES_FOR_MISSING = [99, 98, 97, 999, 998, 9999, 88, 888, -1, -9, -99, -999]
const FAR = 4

/** What looks wrong among the numbers of a column, and could be taken as missing with a tap. */
export const doubtfulIn = (variable: Variable): string[] =>
  odditiesOf(variable, missingIn(variable), variable.values.length, new Map()).flatMap(({ words, fix }) =>
    fix?.correction.do === 'blank' ? [words] : [],
  )

function odditiesOf(
  variable: Variable,
  missing: number,
  rows: number,
  counts: ReadonlyMap<number, number>,
): Oddity[] {
  const { name, kind, values, levels } = variable
  const found: Oddity[] = []
  const blank = (wrong: readonly number[]): NonNullable<Oddity['fix']> => ({
    words: 'Treat as missing',
    correction: { do: 'blank', variable: name, values: [...new Set(wrong)].slice(0, 200) },
  })
  if (missing === rows) return [{ words: 'This column is empty.' }]
  if (missing > rows / 2)
    found.push({ words: `More than half of this column is missing (${whole(missing)} of ${whole(rows)}).` })
  if (kind === 'number') {
    const given = values.filter((one) => !Number.isNaN(one))
    const ordered = sorted(given)
    if (ordered[0] === ordered.at(-1)) found.push({ words: 'Every value is the same.' })
    const isAge = AGE.test(name.replaceAll('_', ' '))
    const [lower, upper] = [quantile(ordered, 0.25), quantile(ordered, 0.75)]
    const reach = FAR * (upper - lower)
    const codes = CODES_FOR_MISSING.filter(
      (code) => (code > upper + reach || code < Math.min(0, lower - reach)) && given.includes(code),
    )
    const wrongAges = isAge
      ? [...new Set(given)].filter((one) => (one < 0 || one > OLDEST) && !codes.includes(one))
      : []
    if (codes.length > 0)
      found.push({ words: `${joinList(codes.map(String))} may stand for “no answer”.`, fix: blank(codes) })
    if (wrongAges.length > 0)
      found.push({
        words: `${joinList(wrongAges.slice(0, 5).map(whole))} cannot be ${wrongAges.length === 1 ? 'an age' : 'ages'}.`,
        fix: blank(wrongAges),
      })
    const far =
      reach > 0
        ? [...new Set(given)].filter(
            (one) =>
              (one < lower - reach || one > upper + reach) &&
              !codes.includes(one) &&
              !wrongAges.includes(one),
          )
        : []
    if (far.length > 0 && far.length <= 20)
      found.push({
        words: `Far from all others: ${joinList(far.slice(0, 5).map(whole))}${far.length > 5 ? ' and more' : ''}. Check ${far.length === 1 ? 'it' : 'them'} against the questionnaire.`,
        fix: blank(far),
      })
  }
  if (levels.length > 0 && kind !== 'multiple') {
    const used = levels.filter(({ value }) => (counts.get(value) ?? 0) > 0)
    if (used.length === 1)
      found.push({ words: `Everybody is “${used[0]!.label}”, so nothing can be compared by this.` })
    for (const level of used) {
      const longer = used.find((one) => one !== level && isShortFor(level.label, one.label))
      if (longer)
        found.push({
          words: `“${level.label}” may be “${longer.label}”.`,
          fix: {
            words: `Make it ${longer.label}`,
            correction: { do: 'merge', variable: name, from: level.label, into: longer.label },
          },
        })
    }
    if (kind !== 'ordinal' && levels.some(({ label }) => CODES_FOR_MISSING.includes(Number(label)))) {
      const codes = levels.filter(({ label }) => CODES_FOR_MISSING.includes(Number(label)))
      found.push({
        words: `${joinList(codes.map(({ label }) => label))} may stand for “no answer”.`,
        fix: blank(codes.map(({ value }) => value)),
      })
    }
  }
  return found
}

/** "M" beside "Male", "Lsk" is left alone; "Femal" beside "Female". */
function isShortFor(short: string, long: string): boolean {
  const [a, b] = [short.toLowerCase().replace(/\.$/, ''), long.toLowerCase()]
  if (a === b || a.length >= b.length || /\d/.test(a)) return false
  return (
    (a.length === 1 && b.startsWith(a) && b.length > 2 && !b.includes(' ')) ||
    (a.length > 3 && b.startsWith(a) && b.length - a.length <= 2)
  )
}

function duplicateNotes({ variables, rows }: Table): string[] {
  const id = variables.find(
    ({ kind, name }) =>
      kind === 'number' &&
      /^(?:id|respondent(?: id)?|serial(?: number| no)?|s\/n|participant)$/i.test(name.replaceAll('_', ' ')),
  )
  if (!id) return []
  const different = new Set([...id.values].filter((one) => !Number.isNaN(one))).size
  const twice = rows - missingIn(id) - different
  return twice > 0 && twice < rows / 4
    ? [
        `${pluralise(twice, 'row')} ${twice === 1 ? 'repeats' : 'repeat'} a number in ${id.label}. Was somebody entered twice?`,
      ]
    : []
}
