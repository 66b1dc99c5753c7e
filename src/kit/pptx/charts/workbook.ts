/** The workbook behind a chart, opened by "Edit data". One sheet, with the categories in its first column. */

import { escapeXml } from '../../escape-xml.ts'
import type { Chart } from '../model.ts'
import { officeType, Relations, zipPackage } from '../package.ts'
import { document, el } from '../xml.ts'

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const columnName = (at: number): string => String.fromCharCode(65 + at)

export const SHEET_NAME = 'Data'
/** The cell ranges of a series: its name, its values and its categories. */
export function rangesOf(series: number, categories: number) {
  const column = columnName(series + 1)
  return {
    name: `${SHEET_NAME}!$${column}$1`,
    values: `${SHEET_NAME}!$${column}$2:$${column}$${categories + 1}`,
    categories: `${SHEET_NAME}!$A$2:$A$${categories + 1}`,
  }
}

/** The sheet schema has no way to preserve leading or trailing spaces, so there are none. */
const textCell = (at: string, text: string): string =>
  el('c', { r: at, t: 'inlineStr' }, el('is', {}, `<t>${escapeXml(text.trim())}</t>`))
const numberCell = (at: string, value: number | null | undefined): string =>
  value === null || value === undefined ? '' : el('c', { r: at }, el('v', {}, String(value)))

function sheetXml({ categories, series }: Chart): string {
  const head = el(
    'row',
    { r: 1 },
    textCell('A1', ''),
    ...series.map(({ name }, at) => textCell(`${columnName(at + 1)}1`, name)),
  )
  const rows = categories.map((category, row) =>
    el(
      'row',
      { r: row + 2 },
      textCell(`A${row + 2}`, category),
      ...series.map(({ values }, at) => numberCell(`${columnName(at + 1)}${row + 2}`, values[row])),
    ),
  )
  return document(el('worksheet', { xmlns: SHEET }, el('sheetData', {}, head, ...rows)))
}

export function chartWorkbook(chart: Chart): Uint8Array {
  const root = new Relations()
  root.add('officeDocument', 'xl/workbook.xml')
  const relations = new Relations()
  const sheet = relations.add('worksheet', 'xl/worksheets/sheet1.xml')
  const workbook = el(
    'workbook',
    { xmlns: SHEET, 'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' },
    el('sheets', {}, el('sheet', { name: SHEET_NAME, sheetId: 1, 'r:id': sheet })),
  )
  return zipPackage(root, [
    {
      path: 'xl/workbook.xml',
      contentType: officeType('spreadsheetml.sheet.main'),
      body: document(workbook),
      relations,
    },
    {
      path: 'xl/worksheets/sheet1.xml',
      contentType: officeType('spreadsheetml.worksheet'),
      body: sheetXml(chart),
    },
  ])
}
