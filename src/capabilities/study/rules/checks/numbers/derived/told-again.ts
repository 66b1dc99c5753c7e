/** One number given in two forms or two places: "0.418 or 41.8%", and shares of a table repeated in the sentences near it. */
import { evidenceOf, type StudyEvidence } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { countsTableOf, sumOf } from '../../../program-tables/counts/counts-table.ts'
import { decimalsOf, grouped } from '../../../statistics/printed-number.ts'
import { readPrinted } from '../../../statistics/printed-range.ts'
import { shareAgrees } from '../../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import { columnsIn, only } from '../../../tables/column-roles.ts'
import { idOrder, type NumberTable, partOf } from '../../../tables/number-tables.ts'
import { isTotal, stubName } from '../../../tables/stubs.ts'

export const findToldAgainRows = (
  sentences: readonly ReadSentence[],
  tables: readonly NumberTable[],
): StatisticRow[] => [...sentences.flatMap(asShareToo), ...besideTables(sentences, tables)]

const FRACTION_AND_SHARE =
  /(?<![\d.])(0?\.\d{2,4})\s*(?:\(|,?\s*(?:or|i\.e\.,?|that is,?|which is|equivalent to|=)\s+(?:about |approximately )?)\s*(\d{1,2}(?:\.\d+)?)\s?(?:%|per\s?cent)(?!\s*(?:CI\b|confidence|UI\b|level|significance))/gi

function asShareToo(sentence: ReadSentence): StatisticRow[] {
  if (!/%|per\s?cent/i.test(sentence.text)) return []
  return [...plainFigures(sentence.text).matchAll(FRACTION_AND_SHARE)].map(
    ([, fraction = '', share = '']) => {
      const exact = 100 * Number(fraction)
      const unit = Math.max(10 ** -decimalsOf(share), 100 * 10 ** -decimalsOf(fraction))
      const isSame = Math.abs(exact - Number(share)) <= unit / 2 + 1e-9
      return {
        reports: fraction,
        writes: `${share}%`,
        computes: `${Number(exact.toFixed(4))}%`,
        verdict: isSame ? 'agrees' : 'look-again',
        ...(isSame ? {} : { note: 'One number is told in two ways that differ.' }),
        evidence: evidenceOf(sentence),
      } satisfies StatisticRow
    },
  )
}

/** A share the table contains or implies: how often its label was counted, out of all. */
type Held = { label: string; count: number; whole: number }

const FRACTIONS = /\b(?:accuracy|precision|recall|F1|score|share|proportion|rate|probability)\b/i

/** A sentence refers to a table within this many blocks before or after it. */
const NEAR = 5
const MOST_SHARES = 40
const SHARE = /(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)/gi

function besideTables(sentences: readonly ReadSentence[], tables: readonly NumberTable[]): StatisticRow[] {
  const held = tables
    .map(({ series, place, ...table }) => ({ series, place, shares: sharesIn({ series, place, ...table }) }))
    .filter(({ shares }) => shares.length > 1)
  if (held.length === 0) return []
  return sentences.flatMap((sentence) => {
    if (!/\d\s?(?:%|per\s?cent)/i.test(sentence.text)) return []
    const place = idOrder(sentence.block)
    const series = partOf(sentence.block)
    const near = held
      .filter((one) => one.series === series && Math.abs(one.place - place) <= NEAR)
      .sort((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))
    const evidence = evidenceOf(sentence)
    for (const { shares } of near) {
      const rows = toldRows(plainFigures(sentence.text), shares, evidence)
      if (rows.length > 0) return rows
    }
    return []
  })
}

/** Each share of the sentence that also contains its label from the table. Shares the table does not give are not judged. */
function toldRows(text: string, shares: readonly Held[], evidence: StudyEvidence): StatisticRow[] {
  const words = ` ${text.toLowerCase()} `
  const named = shares.filter(({ label }) => namedIn(words, label))
  return [...text.matchAll(SHARE)].slice(0, MOST_SHARES).flatMap(([, share = '']): StatisticRow[] => {
    const found = named.find(({ count, whole }) =>
      shareAgrees(count, whole, Number(share), decimalsOf(share)),
    )
    return found
      ? [
          {
            reports: `${found.label}: ${grouped(found.count)} of ${grouped(found.whole)} in the table`,
            writes: `${share}%`,
            computes: `${((100 * found.count) / found.whole).toFixed(Math.max(1, decimalsOf(share)))}%`,
            verdict: 'agrees',
            evidence,
          },
        ]
      : []
  })
}

const namedIn = (words: string, label: string): boolean => {
  const name = label.toLowerCase().trim()
  return (
    name.length > 1 &&
    /\p{L}/u.test(name) &&
    new RegExp(`[^\\p{L}]${escaped(name)}s?[^\\p{L}]`, 'u').test(words)
  )
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function sharesIn(table: NumberTable): Held[] {
  const columns = columnsIn(table.header)
  const count = only(columns, 'count')
  if (count !== null) {
    const rows = table.rows.flatMap((row) => {
      const printed = readPrinted(row[count])
      return printed?.decimals === 0 ? [{ label: stubName(row), count: printed.value }] : []
    })
    const total = rows.find(({ label }) => isTotal(label))?.count ?? sumOf(rows.map((row) => row.count))
    return rows
      .filter(({ label, count }) => !isTotal(label) && count <= total)
      .map((row) => ({ ...row, whole: total }))
  }
  const counts = countsTableOf(table)
  if (!counts) return fractionsIn(table)
  const byRow = counts.cells.map((line) => sumOf(line.map((cell) => cell.count)))
  const whole = sumOf(byRow)
  return counts.names.map((label, at) => ({ label, count: byRow[at]!, whole }))
}

/** "Model | Accuracy": a fraction of one, which the sentences give in per cent. */
function fractionsIn({ header, rows }: NumberTable): Held[] {
  return header.flatMap((title, column) => {
    if (column === 0 || !FRACTIONS.test(title)) return []
    return rows.flatMap((row) => {
      const printed = readPrinted(row[column])
      return printed && printed.decimals >= 2 && printed.value > 0 && printed.value < 1
        ? [{ label: row[0] ?? '', count: printed.value, whole: 1 }]
        : []
    })
  })
}
