import { type OwnStudy, ownNumbersOf } from '#capabilities/study/rules/compare/own-study.ts'
import { type ReadDocument, readForStudy } from '#capabilities/study/rules/document/reading.ts'
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
