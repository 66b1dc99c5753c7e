/** 'The highest', 'the lowest' and 'from 4% to 9%': what a sentence says of a line, and the whole column or line. */

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
import { highestOfColumn, type TrialTable, trialTablesOf } from './outcome-columns.ts'

export const highest: Comparator = {
  about: {
    id: 'numbers.highest',
    area: 'data',
    label: 'What is called the highest or the lowest is so in its table',
    weight: 3,
  },
  one: 'highest, lowest or range told of a table',
  many: 'highests, lowests and ranges told of tables',
  holds: 'is so in the table',
  hold: 'are so in the tables',
  none: 'No sentence calls a line of a table that could be read the highest or the lowest.',
  advice: 'Look down the column again, and name the line that has the highest or the lowest figure.',
  agreeing: 'each',
  consequence: 'What you recommend goes to the group you call the highest.',
  inEnglish: true,
  compare: ({ tables, own }) => {
    const usable = tables.filter(({ table }) => table.stub > 0 && bodyOf(table.rows).length > 2)
    const trials = trialTablesOf(tables)
    return comparisonOf(
      own.sentences
        .filter(
          ({ role, text }) => role !== 'methods' && role !== 'literature' && findCitations(text).length === 0,
        )
        .flatMap((sentence) => [...superlatives(sentence, usable, trials), ...ranges(sentence, usable)]),
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

const HIGHEST = /\b(?:the )?(?:highest|largest|greatest|most (?:common|frequent|prevalent|of))\b/i
const LOWEST = /\b(?:the )?(?:lowest|smallest|least (?:common|frequent|prevalent)?)\b/i
const NOT_ALL =
  /\b(?:second|third|next|among the|one of|after|except|apart from|excluding|followed|than|both|among (?:those|these)|within|combined|of the (?:two|three)|age|education\w*|level|degree|class|grade)\b/i
const CLAUSE = /[;:]|,(?!\d{3})(?![^(]*\))|\b(?:while|whereas|followed by|and the (?:lowest|least|highest))\b/
const FIGURE = /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)/giu

function superlatives(
  sentence: ReadSentence,
  tables: readonly PlacedTable[],
  trials: readonly TrialTable[],
): StatisticRow[] {
  const clauses = plainFigures(sentence.text).split(CLAUSE)
  const clause = clauses.find((one) => HIGHEST.test(one) || LOWEST.test(one)) ?? ''
  const [isHighest, isLowest] = [HIGHEST.test(clause), LOWEST.test(clause)]
  if (isHighest !== isLowest && !/%/.test(sentence.text) && !NOT_ALL.test(clause.replace(AS_A_LEVEL, ' '))) {
    const told = highestOfColumn(sentence, isHighest, trials, highest.consequence)
    if (told) return [told]
  }
  if (isHighest === isLowest || NOT_ALL.test(clause)) return []
  const shares = [...clause.matchAll(FIGURE)].map(([, share = '']) => Number(share))
  const [share] = shares
  if (shares.length !== 1 || share === undefined) return []
  for (const placed of tablesFor(sentence, tables)) {
    const row = lineNamed(clause, placed)
    if (!row) continue
    const { table } = placed
    // The figure says which column is meant, and a share is sought among shares first: 8.6% is not the 9 beside it.
    const near = table.headings.flatMap((_, at) =>
      at >= table.stub &&
      figuresAt(row, at).some(
        ({ value, decimals }) => Math.abs(value - share) <= (decimals > 0 ? 0.05 : 0.5) + 1e-9,
      )
        ? [at]
        : [],
    )
    const ofShares = near.filter((at) => figuresAt(row, at).some(({ is }) => is === 'share'))
    const columns = ofShares.length > 0 ? ofShares : near
    const [at] = columns
    if (columns.length !== 1 || at === undefined) continue
    const own = figuresAt(row, at).find(({ value }) => Math.abs(value - share) <= 0.5)!
    const others = bodyOf(table.rows).flatMap((one) => {
      const held = figuresAt(one, at).find(({ is }) => is === own.is)
      return held && !/^(?:total|all|overall|missing)/i.test(nameIn(placed, one))
        ? [{ row: one, value: held.value }]
        : []
    })
    if (others.length < 3) continue
    const best = others.reduce((one, other) =>
      (isHighest ? other.value > one.value : other.value < one.value) ? other : one,
    )
    const fits = best.value === own.value || best.row === row
    return [
      {
        reports: `The ${isHighest ? 'highest' : 'lowest'} in ${nameOfTable(placed)}`,
        writes: `${nameIn(placed, row)}, ${share}%`,
        computes: `${nameIn(placed, best.row)}, ${best.value}%`,
        verdict: fits ? 'agrees' : 'look-again',
        ...(fits
          ? {}
          : {
              note: `Another line of ${nameOfTable(placed)} is ${isHighest ? 'higher' : 'lower'}. ${highest.consequence}`,
            }),
        evidence: evidenceOf(sentence),
        against: evidenceOfRow(placed, best.row),
      },
    ]
  }
  return []
}

/** A level of significance is no level of a treatment. */
const AS_A_LEVEL = /\b\d+\s?% level\b|\blevel of signific\w+/gi

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
