/** Cramér's V next to the cross-tabulation it refers to: the root of χ² ÷ (n × (the smaller of rows and columns, less one)). */

import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import { chiSquareOf, countsTableOf } from '../../program-tables/counts/counts-table.ts'
import { comparedRow, fits, readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { idOrder, type NumberTable, partOf } from '../../tables/number-tables.ts'
import type { OwnStudy } from '../own-study.ts'

const V = /\bCram[ée]r['’]?s?['’]? V\b[^.;]{0,160}?\b(?:value of|is|was|of|=|:)\s*(\d?\.\d+)/i
/** It refers to the last table before it, within this distance. */
const NEAR = 16

export function findCramerRows({ sentences }: OwnStudy, tables: readonly NumberTable[]): StatisticRow[] {
  const counted = tables.flatMap((table) => {
    const counts = countsTableOf(table)
    const computed = counts && chiSquareOf(counts)
    return counts && computed ? [{ place: table.place, series: table.series, counts, computed }] : []
  })
  if (counted.length === 0) return []
  return sentences.flatMap((sentence): StatisticRow[] => {
    const printed = readPrinted(plainFigures(sentence.text).match(V)?.[1])
    const place = idOrder(sentence.block)
    const near = counted
      .filter(
        (one) => one.series === partOf(sentence.block) && one.place < place && place - one.place <= NEAR,
      )
      .at(-1)
    if (!printed || !near) return []
    const { counts, computed } = near
    const least = Math.min(counts.cells.length, counts.columns.length) - 1
    const values = [computed.pearson, computed.corrected ?? computed.pearson].map((chi) =>
      Math.sqrt(chi / (computed.n * least)),
    )
    const [exact = 0] = values
    const range = { low: Math.min(...values) - 0.005, high: Math.max(...values) + 0.005 }
    return [
      comparedRow({
        reports: `counts of the table above, n = ${computed.n}`,
        name: 'V',
        printed,
        computed: range,
        exact,
        agrees: fits(printed, range),
        note: 'Cramér’s V is the root of χ² divided by n and by the smaller number of categories less one.',
        evidence: evidenceOf(sentence),
      }),
    ]
  })
}
