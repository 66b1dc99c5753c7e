/** 'From 4% to 9%': what a sentence says of a line of a table, and the whole line. */

import { plainWords } from '#kit/text/plain-words.ts'
import { labelsNamed } from '#product/document-labels.ts'
import type { HeldNumber, TableRow } from '#product/document-table.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { findCitations } from '../../text/citations.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, isNear, nameIn, nameOfTable, type PlacedTable } from '../places.ts'

export const highest: Comparator = {
  about: {
    id: 'numbers.highest',
    area: 'data',
    label: 'A range that is told is that of its line',
    weight: 3,
  },
  one: 'range told of a line of a table',
  many: 'ranges told of lines of tables',
  holds: 'is the one in the table',
  hold: 'are the ones in the tables',
  none: 'No sentence gives the range of a line of a table that could be read.',
  advice: 'Look along the line again, and give its lowest and its highest figure.',
  agreeing: 'each',
  consequence: 'A reader takes from the range how much the groups differ.',
  inEnglish: true,
  compare: ({ tables, own }) => {
    const usable = tables.filter(({ table }) => table.stub > 0 && bodyOf(table.rows).length > 2)
    return comparisonOf(
      own.sentences
        .filter(
          ({ role, text }) => role !== 'methods' && role !== 'literature' && findCitations(text).length === 0,
        )
        .flatMap((sentence) => ranges(sentence, usable)),
    )
  },
}

const bodyOf = (rows: readonly TableRow[]) => rows.filter(({ kind, unsure }) => kind === 'body' && !unsure)

/** Tables that the sentence names, or that stand beside it. */
function tablesFor(sentence: ReadSentence, tables: readonly PlacedTable[]): PlacedTable[] {
  const named = labelsNamed(plainFigures(sentence.text))
  const told = tables.filter(({ table }) =>
    named.some(({ kind, number }) => kind === 'table' && table.label?.number === number),
  )
  return told.length > 0 ? told : tables.filter((placed) => isNear(sentence, placed))
}

function lineNamed(text: string, placed: PlacedTable): TableRow | undefined {
  const words = ` ${plainWords(text)} `
  const named = bodyOf(placed.table.rows)
    .map((row) => ({ row, name: plainWords(nameIn(placed, row)) }))
    .filter(({ name }) => /\p{L}{3}/u.test(name) && words.includes(` ${name} `))
  const longest = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
  )
  return longest.length === 1 ? longest[0]!.row : undefined
}

const figuresAt = (row: TableRow, at: number): HeldNumber[] =>
  (row.cells[at]?.holds ?? []).filter((held): held is HeldNumber => held.is !== 'interval' && !held.bound)

const RANGE =
  /\b(?:rang\w+|var\w+|between)\s+(?:from\s+|between\s+)?(\d{1,3}(?:\.\d+)?)\s?%?\s*(?:to|and|[-–])\s*(\d{1,3}(?:\.\d+)?)\s?%/i

function ranges(sentence: ReadSentence, tables: readonly PlacedTable[]): StatisticRow[] {
  const text = plainFigures(sentence.text)
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  if (!from) return []
  for (const placed of tablesFor(sentence, tables)) {
    const row = lineNamed(text.replace(RANGE, ' '), placed)
    if (!row) continue
    const shares = placed.table.headings.flatMap((_, at) =>
      at >= placed.table.stub ? figuresAt(row, at).filter(({ is }) => is === 'share') : [],
    )
    if (shares.length < 3) continue
    const values = shares.map(({ value }) => value)
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const slack = 0.051
    const fits = Math.abs(low - Number(from)) <= slack && Math.abs(high - Number(to)) <= slack
    // One end must be of this very line, or the range is of something else.
    if (!fits && Math.abs(low - Number(from)) > slack && Math.abs(high - Number(to)) > slack) continue
    return [
      {
        reports: `Range of ${nameIn(placed, row)}, ${nameOfTable(placed)}`,
        writes: `${from}% to ${to}%`,
        computes: `${low}% to ${high}%`,
        verdict: fits ? 'agrees' : 'look-again',
        ...(fits
          ? {}
          : { note: `The line of ${nameOfTable(placed)} has another range. ${highest.consequence}` }),
        evidence: evidenceOf(sentence),
        against: evidenceOfRow(placed, row),
      },
    ]
  }
  return []
}
