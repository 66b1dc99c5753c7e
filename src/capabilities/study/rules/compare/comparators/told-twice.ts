/** One quantity told in two places of the text: a size, an overall rate, the ages of those studied. */

import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { decimalsOf } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { findCitations } from '../../text/citations.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameIn, nameOfTable, type PlacedTable, type Places, wholeIn } from '../places.ts'
import { sizesToldTwice } from './told-sizes.ts'

export const toldTwice: Comparator = {
  about: {
    id: 'numbers.told-twice',
    area: 'data',
    label: 'What is told twice is told alike',
    weight: 3,
  },
  one: 'quantity told in two places',
  many: 'quantities told in two places',
  holds: 'is the same in both',
  hold: 'are the same in both',
  none: 'No size of population or sample, overall rate or age of those studied is told in two places.',
  advice: 'Decide which of the two is right, and give it in both places.',
  ofText: true,
  consequence: 'A reader who meets both believes neither.',
  inEnglish: true,
  compare: (places) =>
    comparisonOf([
      ...sizesToldTwice(places, toldTwice.consequence),
      ...overallRates(places),
      ...ages(places),
    ]),
}

const OVERALL =
  /\b(?:overall|combined|total)\s+((?:\p{Ll}+\s+){0,2}?(?:prevalence|incidence|mortality|response rate|pass rate|infection rate|coverage))(?:\s+rate)?\b([^.;,%\d]{0,80}?)(?:was|were|is|of|at|=|:|to be|\()\s*(\d{1,3}(?:\.\d+)?)\s?(%|per\s?cent)?/giu
const OF_A_PART =
  /\b(?:among|in (?:the )?(?:rural|urban|boys|girls|men|women|male|female)|for (?:men|women|males|females))\b/i

type Quantity = { what: string; value: number; printed: string; sentence: ReadSentence }

function overallRates({ reading }: Places): StatisticRow[] {
  const told = reading.sentences.flatMap((sentence): Quantity[] => {
    if (['literature', 'introduction', 'references'].includes(sentence.role)) return []
    return [...plainFigures(sentence.text).matchAll(OVERALL)].flatMap((match): Quantity[] => {
      const [, what = '', between = '', figure = '', unit = ''] = match
      // What follows may be of another study: 'who reported an overall prevalence of'.
      const before = sentence.text.slice(0, match.index)
      const isOfOthers =
        findCitations(before).length > 0 || /\b(?:reported|recorded by|obtained by)\b/i.test(before)
      if (isOfOthers || OF_A_PART.test(between)) return []
      return [
        {
          what: `${what.toLowerCase().replace(/\s+rate$/, '')}${unit ? ' in %' : ''}`,
          value: Number(figure),
          printed: `${figure}${unit ? '%' : ''}`,
          sentence,
        },
      ]
    })
  })
  return [...Map.groupBy(told, ({ what }) => what).values()].flatMap(([first, ...others]) =>
    first ? others.map((other) => toldRow(first, other, told)) : [],
  )
}

function toldRow(first: Quantity, other: Quantity, all: readonly Quantity[]): StatisticRow {
  const decimals = Math.min(...[first, other].map(({ printed }) => decimalsOf(printed.replace('%', ''))))
  const isSame =
    Math.abs(first.value - other.value) <= (first.printed === other.printed ? 0 : 0.5 * 10 ** -decimals)
  // A sentence that names both tells two things apart.
  const namesBoth = all.some(
    ({ sentence }) => sentence.text.includes(first.printed) && sentence.text.includes(other.printed),
  )
  return {
    reports: `Overall ${first.what.replace(/ in %$/, '')}`,
    writes: other.printed,
    computes: first.printed,
    verdict: isSame ? 'agrees' : namesBoth ? 'cannot-be-computed' : 'look-again',
    ...(isSame || namesBoth ? {} : { note: `Two places give two figures. ${toldTwice.consequence}` }),
    evidence: evidenceOf(other.sentence),
    against: evidenceOf(first.sentence),
  }
}

const AGES =
  /\b(?:aged?|ages?)\b[^.;\d]{0,40}?(\d{1,2})\s*(?:years?\s*)?(?:to|and|[-–])\s*(\d{1,2})\s*(?:years?|yrs?)\b/i
const OF_OURS =
  /\b(?:samples?|respondents?|participants?|children|pupils|students?|patients?|women|men|mothers?|subjects?|population|collected|recruited|included|eligible)\b/i
const ROW_OF_AGES =
  /^\s*(?:>|≥|over|above)?\s*(\d{1,2})\s*(?:(?:years?\s*)?(?:[-–]|to)\s*\d{1,2}|(?:years?\s*)?(?:and (?:above|over|older|more)|\+|above))?/i

/** A group in a table of ages that begins where those studied end. */
function ages({ prose, tables }: Places): StatisticRow[] {
  const told = prose.flatMap((sentence) => {
    const [, from = '', to = ''] = AGES.exec(sentence.text) ?? []
    const isOwn = sentence.role === 'methods' || sentence.role === 'abstract'
    return from && isOwn && OF_OURS.test(sentence.text) && findCitations(sentence.text).length === 0
      ? [{ from: Number(from), to: Number(to), sentence }]
      : []
  })
  const [range] = told
  if (!range || told.length !== 1 || range.to <= range.from) return []
  return tables.filter(isOfAges).flatMap((placed): StatisticRow[] => {
    const groups = placed.table.rows.flatMap((row) => {
      const begins = row.kind === 'body' ? ROW_OF_AGES.exec(nameIn(placed, row))?.[1] : undefined
      const counts = placed.table.headings.flatMap((_, at) =>
        at >= placed.table.stub ? (wholeIn(row, at) ?? []) : [],
      )
      return begins && counts.some((count) => count > 0) ? [{ row, begins: Number(begins) }] : []
    })
    if (groups.length < 2) return []
    const beyond = groups.find(({ begins }) => begins > range.to)
    const shown = beyond ?? groups.at(-1)!
    return [
      {
        reports: `Ages of those studied, ${nameOfTable(placed)}`,
        writes: `${range.from} to ${range.to} years`,
        computes: beyond ? `a group “${nameIn(placed, beyond.row)}”` : 'groups within it',
        verdict: beyond ? 'look-again' : 'agrees',
        ...(beyond
          ? { note: `The table counts people outside the ages of the study. ${toldTwice.consequence}` }
          : {}),
        evidence: evidenceOf(range.sentence),
        against: evidenceOfRow(placed, shown.row),
      },
    ]
  })
}

const isOfAges = ({ table, block }: PlacedTable): boolean =>
  block.role !== 'literature' &&
  /\bage\b/i.test(`${table.headings[0] ?? ''} ${table.caption ?? ''}`) &&
  /\bage\b/i.test(table.headings[0] ?? table.caption ?? '')
