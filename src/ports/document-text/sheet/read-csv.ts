import Papa from 'papaparse'
import { wholeText } from '../plain/read-text.ts'
import { LIMITS } from '../safety/limits.ts'
import { NOTES } from '../structure/notes.ts'
import { type RawDocument, table } from '../structure/raw-document.ts'

export function readCsv(bytes: Uint8Array): RawDocument {
  const { data } = Papa.parse<string[]>(wholeText(bytes), {
    skipEmptyLines: 'greedy',
    preview: LIMITS.rowsPerSheet + 1,
  })
  const rows = data.slice(0, LIMITS.rowsPerSheet)
  return {
    kind: 'csv',
    paged: false,
    pages: [],
    blocks: rows.length ? [table(rows)] : [],
    figures: [],
    notes: data.length > rows.length ? [NOTES.moreRows('1', rows.length)] : [],
  }
}
