import { type OwnStudy, ownNumbersOf } from '#capabilities/study/rules/compare/own-study.ts'
import { type ReadDocument, readForStudy } from '#capabilities/study/rules/document/reading.ts'
import { openRecord } from '#capabilities/study/rules/open-study.ts'
import type { StatisticRow } from '#capabilities/study/rules/statistics/statistic-row.ts'
import type { SectionRole } from '#product/document-model.ts'
import { modelOf, type WrittenSection } from './model-of.ts'

/** A document of one part, read for study. */
export function partOf(
  blocks: string | WrittenSection['blocks'],
  role: SectionRole = 'results',
): { reading: ReadDocument; own: OwnStudy } {
  const written = typeof blocks === 'string' ? [blocks] : blocks
  const reading = readForStudy(modelOf([{ title: 'Part', role, blocks: written }]))
  return { reading, own: ownNumbersOf(reading) }
}

/** "Sex | n" for every row of a table. */
export const tableOf = (...rows: string[]) => ({
  kind: 'table' as const,
  rows: rows.map((row) => row.split('|').map((cell) => cell.trim())),
})
export const captionOf = (text: string) => ({ kind: 'caption' as const, text })
/** A table below its caption. */
export const tableUnder = (caption: string, ...rows: string[]): WrittenSection['blocks'] => [
  captionOf(caption),
  tableOf(...rows),
]

/** Every row that was compared, each line of a place once: more than the summary of figures tells. */
export function rowsCompared(blocks: WrittenSection['blocks'], role: SectionRole = 'results') {
  const told = new Set<string>()
  return openRecord(modelOf([{ title: 'Part', role, blocks }]))
    .comparisons()
    .flatMap(({ comparator, comparison }) => {
      const keyOf = ({ evidence: { sentenceId, quote }, writes }: StatisticRow) =>
        `${sentenceId} ${quote} ${writes}`
      const rows = comparator.ofText ? [] : comparison.rows.filter((row) => !told.has(keyOf(row)))
      for (const row of rows) told.add(keyOf(row))
      return rows
    })
}
