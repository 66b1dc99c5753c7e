/**
 * Shares that their own table refutes: such a share is no result in a sentence, and where all of a table are shares of the
 * wrong whole, that they follow from their counts approves of none of them.
 */
import type { ReadSentence } from '../document/reading.ts'
import type { StatisticRow } from '../statistics/statistic-row.ts'
import type { PlacedTable } from './places.ts'

const SHARE = /(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent\b)/giu
export const sharesIn = (text: string): number[] => [...text.matchAll(SHARE)].map(([, one]) => Number(one))

/** A sentence in one of the three blocks below a table is taken to speak of it. */
const BELOW = 3
export function isBelow(block: string, { series, place }: Pick<PlacedTable, 'series' | 'place'>): boolean {
  const [, of = '', at = ''] = /^(.*?)(\d+)$/.exec(block) ?? []
  const away = Number(at) - place
  return of === series && away > 0 && away <= BELOW
}

export const valuesOf = ({ rows }: PlacedTable['table']): Set<number> =>
  new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ holds = [] }) =>
        holds.flatMap((held) => (held.is === 'interval' ? [] : [held.value])),
      ),
    ),
  )

/** "Table 2, under 5: 8 of 41": the share is one of all cases, and so are the others of its table. */
const OF_WRONG_WHOLE = /: \d+ of \d+$/
const ALL_MISS = /^total = /

/** Of each table, the shares in it that do not follow: all of them, where its lines miss their total or have another whole. */
export function refutedShares(
  rows: readonly StatisticRow[],
  tables: readonly PlacedTable[],
): ReadonlyMap<PlacedTable, ReadonlySet<number>> {
  const refuted = new Map<PlacedTable, Set<number>>()
  for (const { verdict, reports, writes, evidence } of rows) {
    const placed = tables.find(({ block }) => block.id === evidence.sentenceId)
    if (verdict !== 'look-again' || !placed) continue
    const [, share] = /^(\d+(?:\.\d+)?)%$/.exec(writes) ?? []
    const isAll = ALL_MISS.test(writes) || (share !== undefined && OF_WRONG_WHOLE.test(reports))
    const found = isAll ? valuesOf(placed.table) : share ? [Number(share)] : []
    refuted.set(placed, new Set([...(refuted.get(placed) ?? []), ...found]))
  }
  return refuted
}

const IS_OF_SHARES = /percentages? with/

/** Without approval of shares of a wrong whole, in their table and in the sentences below it. */
export function withoutRefuted(
  rows: readonly StatisticRow[],
  tables: readonly PlacedTable[],
  sentences: readonly ReadSentence[],
): StatisticRow[] {
  const wrong = rows.filter(
    ({ verdict, reports, writes }) =>
      verdict === 'look-again' && writes.endsWith('%') && OF_WRONG_WHOLE.test(reports),
  )
  const of = tables.filter(({ block }) => wrong.some(({ evidence }) => evidence.sentenceId === block.id))
  if (of.length === 0) return [...rows]
  const blocks = new Map(sentences.map(({ id, block }) => [id, block]))
  return rows.filter(
    ({ verdict, reports, evidence: { sentenceId } }) =>
      verdict !== 'agrees' ||
      !IS_OF_SHARES.test(reports) ||
      !of.some((placed) => placed.block.id === sentenceId || isBelow(blocks.get(sentenceId) ?? '', placed)),
  )
}
