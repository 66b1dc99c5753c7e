/**
 * The table of a trial: treatments down, what was measured across, and a line that says which columns differ. Sentences
 * name a column, and say of it that it differs or that one treatment is the highest.
 */

import { plainWords } from '#kit/text/plain-words.ts'
import type { TableRow } from '#product/document-table.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { evidenceOfRow, nameOfTable, type PlacedTable } from '../places.ts'

export type TrialTable = { placed: PlacedTable; lines: TableRow[]; significance?: TableRow }

const TREATMENTS =
  /^(?:treatments?|variet(?:y|ies)|cultivars?|rates?|doses?|concentrations?|levels?|diets?|groups?)\b/i
const OF_THE_TEST =
  /^(?:l\.?s\.?d|s\.?e\.?(?:d|m)?\b|c\.?v\b|signific|sig\b|p[- ]?value|mean\b|total|grand|f[- ])/i

export const trialTablesOf = (tables: readonly PlacedTable[]): TrialTable[] =>
  tables.flatMap((placed): TrialTable[] => {
    const { table } = placed
    if (!TREATMENTS.test(table.headings[0] ?? '') || table.columns < 2) return []
    const body = table.rows.filter(({ kind, unsure }) => kind !== 'head' && !unsure)
    const labelOf = (row: TableRow) => row.cells[0]?.text.trim() ?? ''
    const lines = body.filter((row) => row.kind === 'body' && labelOf(row) && !OF_THE_TEST.test(labelOf(row)))
    const significance = body.find((row) => /^(?:signific|sig\b)/i.test(labelOf(row)))
    return lines.length > 2 ? [{ placed, lines, ...(significance ? { significance } : {}) }] : []
  })

/** The one column of what was measured that a text names: 'Number of leaves per plant' as 'number of leaves'. */
export function columnNamed(text: string, { placed: { table } }: TrialTable): number | undefined {
  const words = ` ${plainWords(text)} `
  const named = table.headings.flatMap((heading, at) => {
    const name = plainWords(heading.replace(/\s*(?:\(|\bper\b).*$/i, ''))
    return at > 0 && name.includes(' ') && words.includes(` ${name} `) ? [{ at, name }] : []
  })
  const longest = named.filter(
    ({ name }) => !named.some((one) => one.name !== name && one.name.includes(name)),
  )
  return longest.length === 1 ? longest[0]!.at : undefined
}

/** What the line of significance says of a column. */
const marked = (text: string): boolean | undefined =>
  /^\s*n\.?\s?s\.?\s*$|^\s*not sig/i.test(text)
    ? false
    : /^\s*\*{1,3}\s*$|^\s*sig/i.test(text)
      ? true
      : undefined

export function significanceOfColumn(
  sentence: ReadSentence,
  said: boolean,
  tables: readonly TrialTable[],
  consequence: string,
): StatisticRow | undefined {
  for (const trial of tables) {
    const at = trial.significance && columnNamed(sentence.text, trial)
    const mark = at === undefined ? undefined : marked(trial.significance!.cells[at]?.text ?? '')
    if (at === undefined || mark === undefined) continue
    const fits = mark === said
    return {
      reports: `${trial.placed.table.headings[at]}, ${nameOfTable(trial.placed)}`,
      writes: said ? 'significant' : 'not significant',
      computes: `marked “${trial.significance!.cells[at]!.text.trim()}”`,
      verdict: fits ? 'agrees' : 'look-again',
      ...(fits
        ? {}
        : { note: `The sentence says the opposite of ${nameOfTable(trial.placed)}. ${consequence}` }),
      evidence: evidenceOf(sentence),
      against: evidenceOfRow(trial.placed, trial.significance!),
    }
  }
  return undefined
}

const valueIn = (row: TableRow, at: number): number | undefined => {
  const [only, ...more] = (row.cells[at]?.holds ?? []).filter(({ is }) => is !== 'interval')
  return only && more.length === 0 && only.is !== 'interval' ? only.value : undefined
}

export function highestOfColumn(
  sentence: ReadSentence,
  isHighest: boolean,
  tables: readonly TrialTable[],
  consequence: string,
): StatisticRow | undefined {
  const text = ` ${sentence.text.replace(/(\d)\s+(kg|g|t|ml|mg|%)/gi, '$1$2').toLowerCase()} `
  for (const trial of tables) {
    const { placed, lines } = trial
    const at = columnNamed(sentence.text, trial)
    const named = lines.filter(({ cells }) => {
      const label = cells[0]!.text
        .trim()
        .replace(/(\d)\s+(?=\p{L})/gu, '$1')
        .toLowerCase()
      return (
        label.length > 1 && new RegExp(`(?<![\\p{L}\\d.])${escaped(label)}(?![\\p{L}\\d])`, 'u').test(text)
      )
    })
    const [line] = named
    const told = line && at !== undefined ? valueIn(line, at) : undefined
    if (named.length !== 1 || !line || at === undefined || told === undefined) continue
    const values = lines.flatMap((row) => {
      const value = valueIn(row, at)
      return value === undefined ? [] : [{ row, value }]
    })
    if (values.length !== lines.length) continue
    const best = values.reduce((one, other) =>
      (isHighest ? other.value > one.value : other.value < one.value) ? other : one,
    )
    const fits = best.value === told
    const labelled = (row: TableRow) => row.cells[0]!.text.trim()
    return {
      reports: `The ${isHighest ? 'highest' : 'lowest'} ${placed.table.headings[at]!.toLowerCase()}, ${nameOfTable(placed)}`,
      writes: `${labelled(line)}, ${told}`,
      computes: `${labelled(best.row)}, ${best.value}`,
      verdict: fits ? 'agrees' : 'look-again',
      ...(fits
        ? {}
        : {
            note: `Another line of ${nameOfTable(placed)} is ${isHighest ? 'higher' : 'lower'}. ${consequence}`,
          }),
      evidence: evidenceOf(sentence),
      against: evidenceOfRow(placed, best.row),
    }
  }
  return undefined
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
