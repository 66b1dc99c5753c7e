/**
 * The sentence right below a table of answers, and the table: as many shares as there are answers, both making a hundred,
 * are the same shares. Who the answers are of need not be understood for that.
 */
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import { findCitations } from '../../../text/citations.ts'
import { evidenceOfRow, nameIn, nameOfTable, type PlacedTable, type Places } from '../../places.ts'
import { shareColumnsOf } from '../share-columns.ts'

const SHARE = /(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)/giu
const OF_OTHERS =
  /\bof (?:these|those|whom|them)\b|\btables?\s+\d|\bfigures?\s+\d|\babove \d|\bboth\b|\bcombined\b/i
const OF_ALL = /\b(?:respondents|participants|them|students|people|interviewees|those asked)\b/i
const FARTHEST = 3

export function toldBelow({ tables, prose }: Places, consequence: string): StatisticRow[] {
  const at = (one: ReadSentence) => Number(/\d+$/.exec(one.block)?.[0] ?? -1)
  return tables.flatMap((placed, nth): StatisticRow[] => {
    const shares = sharesIn(placed)
    const next = tables[nth + 1]
    const below = prose.filter(
      (one) =>
        at(one) > placed.place &&
        at(one) <= placed.place + FARTHEST &&
        !(next && next.series === placed.series && at(one) > next.place),
    )
    if (!shares) return []
    return below.slice(0, 2).flatMap((sentence): StatisticRow[] => {
      const text = plainFigures(sentence.text)
      const told = [...text.matchAll(SHARE)].map(([, share = '']) => share)
      const isAlike = told.length === shares.length && isHundred(told.map(Number))
      const isUsable = OF_ALL.test(text) && !OF_OTHERS.test(text) && findCitations(text).length === 0
      if (!isAlike || !isUsable) return []
      const stands = (share: number, among: readonly number[]) =>
        among.some((one) => Math.abs(one - share) <= 0.5)
      if (told.every((share) => stands(Number(share), shares))) return []
      // Of a table beside this one it may be right.
      const isOfAnother = [tables[nth - 1], next, tables[nth + 2]].some((other) => {
        const others = other && sharesIn(other)
        return others && told.every((share) => stands(Number(share), others))
      })
      if (isOfAnother || told.some((share) => stands(Number(share), shares))) return []
      const row = placed.table.rows.find(({ kind }) => kind === 'body')!
      return [
        {
          reports: `Below ${nameOfTable(placed)}, from “${nameIn(placed, row)}” on`,
          writes: told.map((share) => `${share}%`).join(' and '),
          computes: shares.map((share) => `${share}%`).join(' and '),
          verdict: 'look-again',
          note: `The sentence below ${nameOfTable(placed)} has other shares. ${consequence}`,
          evidence: evidenceOf(sentence),
          against: evidenceOfRow(placed, row),
        },
      ]
    })
  })
}

const isHundred = (shares: readonly number[]) =>
  shares.length > 1 && Math.abs(shares.reduce((sum, one) => sum + one, 0) - 100) <= 0.5

/** The shares of the one column a table of answers has, where they make a hundred; an answer nobody gave is nought. */
function sharesIn(placed: PlacedTable): number[] | undefined {
  const [column, ...more] = shareColumnsOf(placed)
  const lines = placed.table.rows.filter(({ kind, unsure }) => kind === 'body' && !unsure)
  if (column && more.length > 0) return undefined
  const at =
    column?.share ?? placed.table.headings.findIndex((heading) => /%|percent|per cent/i.test(heading))
  if (at < placed.table.stub) return undefined
  const shares = lines.map(({ cells }) => {
    const [held] = cells[at]?.holds ?? []
    return held && held.is !== 'interval' ? held.value : 0
  })
  return isHundred(shares) ? shares : undefined
}
