/**
 * Tables extracted as one run of text: "A1 12 30 42 A2 9 11 20 A3 …". Rows of one length whose last cell is, row after
 * row, the sum of those before it: that many do not add up by chance. Only agreement is reported.
 */
import { evidenceOf } from '../../../document/evidence.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { grouped, readDecimal } from '../../../statistics/printed-number.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'

const ROW = /(?<=^|\s)(\p{Lu}\p{L}*\d+)((?:\s+(?:\d[\d,]*(?:\.\d+)?|[—–])){3,12})(?=\s|$)/gu
const FEWEST_ROWS = 3
/** A row may have a size or a number of its own before the parts. */
const MOST_BEFORE = 2
const FEWEST_PARTS = 2

type NumericRow = { name: string; cells: number[] }

export const findRunOnRows = (sentences: readonly ReadSentence[]): StatisticRow[] =>
  sentences.flatMap((sentence) => {
    const rows = rowsIn(sentence.text)
    const before = Array.from({ length: MOST_BEFORE + 1 }, (_, at) => at).find(
      (at) => rows.length >= FEWEST_ROWS && rows.every((row) => addsUp(row, at)),
    )
    return before === undefined ? [] : rows.map((row) => runOnRow(row, before, sentence))
  })

/** Rows of the most frequent length. */
function rowsIn(text: string): NumericRow[] {
  const rows = [...text.matchAll(ROW)].map(
    ([, name = '', cells = '']): NumericRow => ({
      name,
      cells: cells
        .trim()
        .split(/\s+/)
        .map((cell) => (/\d/.test(cell) ? readDecimal(cell) : 0)),
    }),
  )
  const byLength = [...Map.groupBy(rows, ({ cells }) => cells.length).values()]
  return byLength.sort((a, b) => b.length - a.length)[0] ?? []
}

const summands = ({ cells }: NumericRow, before: number) =>
  cells.slice(before, -1).filter((cell) => cell !== 0)

function addsUp(row: NumericRow, before: number): boolean {
  const parts = summands(row, before)
  const sum = parts.reduce((all, part) => all + part, 0)
  return parts.length >= FEWEST_PARTS && Math.abs(sum - row.cells.at(-1)!) < 1e-6
}

function runOnRow(row: NumericRow, before: number, sentence: ReadSentence): StatisticRow {
  const sum = `= ${grouped(row.cells.at(-1)!)}`
  return {
    reports: `${row.name}: ${summands(row, before).map(grouped).join(' + ')}`,
    writes: sum,
    computes: sum,
    verdict: 'agrees',
    evidence: evidenceOf(sentence),
  }
}
