/** Every table of a conversation as a workbook, a sheet each. Cells are text or numbers, never formulas. */
import { utils, write } from '@e965/xlsx'
import type { KeptAnalysis } from '../contract.ts'
import { computed } from '../rules/report/chapter.ts'

const cellValue = (text: string): string | number => {
  const plain = text
    .replace('−', '-')
    .replace(/^(-?)\./, '$10.')
    .replace(/,(?=\d{3})/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

export function tablesWorkbook(analyses: readonly KeptAnalysis[]): Uint8Array {
  const workbook = utils.book_new()
  const tables = computed(analyses).flatMap(({ tables: own = [] }) => own)
  tables.forEach(({ title, head, rows, note }, at) => {
    const cells = [
      [`Table ${at + 1}`],
      [title],
      head,
      ...rows.map((row) => row.map(cellValue)),
      ...(note ? [[`Note. ${note}`]] : []),
    ]
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(cells), `Table ${at + 1}`)
  })
  if (tables.length === 0)
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['No table was computed.']]), 'Tables')
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
