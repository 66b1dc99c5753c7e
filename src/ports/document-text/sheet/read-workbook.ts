import { read, utils, type WorkSheet } from '@e965/xlsx'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import { openZip } from '../safety/zip-archive.ts'
import { NOTES } from '../structure/notes.ts'
import { heading, type RawBlock, type RawDocument, table } from '../structure/raw-document.ts'

export function readWorkbook(bytes: Uint8Array, kind: 'xlsx' | 'xls'): RawDocument {
  if (kind === 'xlsx') checkParts(bytes)
  const workbook = openWorkbook(bytes)
  const notes: string[] = []
  const blocks: RawBlock[] = []
  workbook.SheetNames.forEach((name, at) => {
    const sheet = workbook.Sheets[name]
    const rows = sheet ? workbookRows(sheet) : []
    if (!rows.length) return
    if (rows.length > LIMITS.rowsPerSheet) notes.push(NOTES.moreRows(name, LIMITS.rowsPerSheet))
    // A sheet counts as a page of the workbook.
    blocks.push(heading(name, 1, at + 1), table(rows.slice(0, LIMITS.rowsPerSheet), at + 1))
  })
  return { kind, paged: false, pages: [], blocks, figures: [], notes }
}

function openWorkbook(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: LIMITS.rowsPerSheet + 1,
      cellFormula: false,
      cellHTML: false,
    })
  } catch (error) {
    throw new Refusal(/password/i.test(String(error)) ? 'password-protected' : 'corrupt')
  }
}

/** The library unpacks without limits; so every part is first unpacked here, measured and dropped. */
function checkParts(bytes: Uint8Array): void {
  const zip = openZip(bytes)
  for (const name of zip.names) {
    const content = zip.read(name)
    if (
      content &&
      /\.(xml|rels)$/.test(name) &&
      Buffer.from(content.subarray(0, 2_048)).includes('<!DOCTYPE')
    )
      throw new Refusal('outside-content')
  }
}

/** A cell of a kind that there is not is only met here. */
function valuesOf(sheet: WorkSheet): unknown[][] {
  try {
    return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, blankrows: false, defval: '' })
  } catch {
    throw new Refusal('corrupt')
  }
}

function workbookRows(sheet: WorkSheet): string[][] {
  const rows = valuesOf(sheet)
  const filled = rows
    .map((row) =>
      row.map((cell) =>
        String(cell ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    )
    .filter((row) => row.some(Boolean))
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  return filled.map((row) => row.slice(0, width))
}
