/** χ² computed again from the counts of the table it was computed from. */

import { labelsNamed } from '#product/document-labels.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import { decimalsOf } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { isNear, nameOfTable, type PlacedTable, type Places, wholeIn } from '../places.ts'

const CHI =
  /(?:χ\s?[²2]|X\s?[²2]|chi[- ]?squared?(?:\s+(?:value|statistic|test))?)\s*(?:\(\s*(?:df\s*=\s*)?(\d+)(?:\s*,\s*[nN]\s*=\s*\d+)?\s*\)\s*)?(?:=|of|was|is|:)\s*(\d+(?:\.\d+)?)/giu
const FREEDOM = /\b(?:df|degrees? of freedom)\s*(?:=|of|was|:)?\s*(\d+)/i

type Crosstab = { placed: PlacedTable; counts: number[][]; df: number }
type Told = {
  value: number
  printed: string
  df: number | undefined
  text: string
  evidence: StudyEvidence
  near: (placed: PlacedTable) => boolean
}

export const chiCounts: Comparator = {
  about: {
    id: 'numbers.chi-counts',
    area: 'statistics',
    label: 'χ² follows from the counts of its table',
    weight: 3,
  },
  one: 'χ² that stands with its table of counts',
  many: 'values of χ² that stand with their tables of counts',
  holds: 'follows from them',
  hold: 'follow from them',
  none: 'No χ² stands with the table of counts it was computed from.',
  advice: 'Run the test again on the counts of this table, and print its χ², df and p.',
  consequence: 'If the table is right the test is not, and with it the conclusion on the two variables.',
  compare: (places) => {
    const crosstabs = places.tables.flatMap((placed) => crosstabOf(placed) ?? [])
    const left: StudyEvidence[] = []
    const rows = toldIn(places).flatMap((told): StatisticRow[] => {
      const named = labelsNamed(told.text)
      const own = crosstabs.filter(({ placed }) =>
        named.some(({ number }) => placed.table.label?.number === number),
      )
      const near = own.length > 0 ? own : crosstabs.filter(({ placed }) => told.near(placed))
      const fitting = near.filter(({ df }) => told.df === undefined || told.df === df)
      const matching = fitting.find(({ counts }) => isOf(told, counts))
      const [only] = fitting
      if (!matching && (fitting.length !== 1 || near.length !== 1)) {
        left.push(told.evidence)
        return []
      }
      return [chiRow(told, matching ?? only!)]
    })
    return comparisonOf(rows, left)
  },
}

function toldIn({ own, tables }: Places): Told[] {
  const read = (text: string, evidence: StudyEvidence, near: Told['near']) => {
    const plain = plainFigures(text)
    return [...plain.matchAll(CHI)].flatMap(([, inBrackets, printed = '']): Told[] => {
      const df = inBrackets ? Number(inBrackets) : Number(FREEDOM.exec(plain)?.[1]) || undefined
      const value = Number(printed)
      return isLostExponent(printed, df) ? [] : [{ value, printed, df, text: plain, evidence, near }]
    })
  }
  return [
    ...own.sentences.flatMap((sentence) =>
      read(sentence.text, evidenceOf(sentence), (placed) => isNear(sentence, placed)),
    ),
    ...tables.flatMap((placed) =>
      (placed.table.notes ?? []).flatMap((note) =>
        read(note, evidenceOf({ ...placed.block, text: note }), (other) => other === placed),
      ),
    ),
  ]
}

/** Of a formula drawn as a picture nothing is left but the square: 'χ² = 2'. */
const isLostExponent = (printed: string, df: number | undefined): boolean =>
  printed === '2' && df === undefined

/** Beside what was observed stands what was expected: two columns of one variable, and no second variable. */
const OF_EXPECTED = /\b(?:observed|expected|theoretical|residuals?)\b|^\(?(?:f?[oe]|f[oet])\)?$/i

/** At least two lines and two columns of nothing but counts, sums left out. */
function crosstabOf(placed: PlacedTable): Crosstab | undefined {
  const { table } = placed
  if (table.headings.some((heading) => OF_EXPECTED.test(heading.trim()))) return undefined
  const rows = table.rows.filter(({ kind }) => kind === 'body')
  const columns = table.headings.flatMap((heading, at) =>
    at >= table.stub &&
    !table.totals?.includes(at) &&
    !/%|per ?cent|χ|chi|\bp\b|sig|df|mean|rank/i.test(heading)
      ? [at]
      : [],
  )
  const counts = rows.map((row) => columns.flatMap((at) => countIn(placed, row, at) ?? []))
  const width = counts[0]?.length ?? 0
  if (rows.length < 2 || width < 2 || width !== columns.length || counts.some((row) => row.length !== width))
    return undefined
  const isEmpty = (values: readonly number[]) => values.every((value) => value === 0)
  if (counts.some(isEmpty) || columns.some((_, at) => isEmpty(counts.map((row) => row[at]!))))
    return undefined
  return { placed, counts, df: (rows.length - 1) * (width - 1) }
}

/** '24 (60.0%)' holds its count and the share of it. */
function countIn(_: PlacedTable, row: PlacedTable['table']['rows'][number], at: number): number | undefined {
  const alone = wholeIn(row, at)
  if (alone !== undefined) return alone
  const counts = (row.cells[at]?.holds ?? []).filter((held) => held.is === 'count')
  return counts.length === 1 && counts[0]!.is === 'count' && !row.unsure ? counts[0]!.value : undefined
}

function valuesOf(counts: readonly (readonly number[])[]): { pearson: number; others: number[] } {
  const byRow = counts.map((row) => row.reduce((sum, one) => sum + one, 0))
  const byColumn = counts[0]!.map((_, at) => counts.reduce((sum, row) => sum + row[at]!, 0))
  const n = byRow.reduce((sum, one) => sum + one, 0)
  let [pearson, corrected, ratio] = [0, 0, 0]
  counts.forEach((row, r) => {
    row.forEach((count, at) => {
      const expected = (byRow[r]! * byColumn[at]!) / n
      pearson += (count - expected) ** 2 / expected
      corrected += Math.max(0, Math.abs(count - expected) - 0.5) ** 2 / expected
      if (count > 0) ratio += 2 * count * Math.log(count / expected)
    })
  })
  return { pearson, others: counts.length === 2 && byColumn.length === 2 ? [corrected, ratio] : [ratio] }
}

function isOf({ value, printed }: Told, counts: readonly (readonly number[])[]): boolean {
  const { pearson, others } = valuesOf(counts)
  const unit = 10 ** -decimalsOf(printed)
  return [pearson, ...others].some((one) => Math.abs(one - value) <= unit + 1e-9)
}

function chiRow(told: Told, { placed, counts, df }: Crosstab): StatisticRow {
  const agrees = isOf(told, counts)
  const { pearson } = valuesOf(counts)
  return {
    reports: `${nameOfTable(placed)}, ${counts.length} × ${counts[0]!.length} counts`,
    writes: `χ² = ${told.printed}`,
    computes: `χ²(${df}) = ${pearson.toFixed(Math.max(2, decimalsOf(told.printed)))}`,
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note: `The counts of the table give another χ². ${chiCounts.consequence}` }),
    evidence: told.evidence,
  }
}
