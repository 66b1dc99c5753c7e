/** The bytes of a file as tables: delimited text, workbooks, SPSS and Stata. */
import { read, utils, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { isDta, readDta } from '#ports/document-text/data-file/read-dta.ts'
import { isSav, readSav } from '#ports/document-text/data-file/read-sav.ts'
import { decodeText } from '#ports/document-text/plain/decode-text.ts'
import type { Cell } from '../rules/table/cells.ts'
import type { RawSheet } from '../rules/table/find-tables.ts'
import { type ReadTable, readTables } from '../rules/table/read-tables.ts'
import { typedTable } from '../rules/table/typed-table.ts'
import { ANALYSIS_LIMITS, DATA_SENTENCES } from '../spec.ts'

export async function readDataFile(bytes: Uint8Array, fileName: string): Promise<ReadTable[]> {
  const name = fileName.replace(/\.[a-z]+$/i, '')
  if (isSav(bytes)) return [typedTable(readSav(bytes), name)]
  if (isDta(bytes)) return [typedTable(readDta(bytes), name)]
  const isWorkbook = (bytes[0] === 0x50 && bytes[1] === 0x4b) || bytes[0] === 0xd0 || bytes[0] === 9
  const sheets = isWorkbook ? workbookSheets(bytes) : [textSheet(bytes, name)]
  const cut = sheets.some(({ rows }) => rows.length > ANALYSIS_LIMITS.mostRows)
  const tables = readTables(
    sheets.map((sheet) =>
      sheet.rows.length > ANALYSIS_LIMITS.mostRows
        ? { ...sheet, rows: sheet.rows.slice(0, ANALYSIS_LIMITS.mostRows + 1) }
        : sheet,
    ),
  )
  return cut && tables[0]
    ? [
        { ...tables[0], notes: [...tables[0].notes, DATA_SENTENCES.tooManyRows(ANALYSIS_LIMITS.mostRows)] },
        ...tables.slice(1),
      ]
    : tables
}

function textSheet(bytes: Uint8Array, name: string): RawSheet {
  const text = decodeText(bytes) ?? ''
  // The first line of some exports only names the separator.
  const plain = text.replace(/^sep=.\r?\n/, '')
  const { data } = Papa.parse<string[]>(plain, {
    ...(isBySemicolon(plain) ? { delimiter: ';' } : {}),
    skipEmptyLines: false,
    preview: ANALYSIS_LIMITS.mostRows + 30,
  })
  return { name, rows: data }
}

/** Semicolons between the headings and no comma: a comma further down is a decimal point. */
function isBySemicolon(text: string): boolean {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return head.includes(';') && !/[,\t]/.test(head)
}

function workbookSheets(bytes: Uint8Array): RawSheet[] {
  const workbook = read(bytes, {
    type: 'array',
    dense: true,
    sheetRows: ANALYSIS_LIMITS.mostRows + 30,
    cellFormula: false,
    cellHTML: false,
    cellDates: true,
    cellText: false,
  })
  return workbook.SheetNames.flatMap((name, at) => {
    // What its author hid is no data.
    if (workbook.Workbook?.Sheets?.[at]?.Hidden) return []
    const sheet = workbook.Sheets[name]
    return sheet ? [{ name, rows: cellRowsOf(sheet) }] : []
  })
}

const cellRowsOf = (sheet: WorkSheet): Cell[][] =>
  utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, blankrows: true, defval: null })
