import { escapeXml } from '../../escape-xml.ts'
import type { Slot, TableShape } from '../model.ts'
import { emu, hundredths, offsetAndExtent } from '../units.ts'
import { el } from '../xml.ts'
import { nonVisual } from './properties.ts'
import { placeholder } from './slot-xml.ts'

export const TABLE_STYLE = '{6E25E649-3F16-4E02-A733-19D2CDBF48F0}'
export const CELL_INSET = { x: 7, y: 4 } as const

type TableCell = TableShape['rows'][number]['cells'][number]

function cellXml({ text, align, bold }: TableCell, size: number, language: string): string {
  const inset = {
    marL: emu(CELL_INSET.x),
    marR: emu(CELL_INSET.x),
    marT: emu(CELL_INSET.y),
    marB: emu(CELL_INSET.y),
    anchor: 'ctr',
  }
  const run = { lang: language, sz: hundredths(size), b: bold }
  return el(
    'a:tc',
    {},
    el(
      'a:txBody',
      {},
      el('a:bodyPr'),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        align === 'right' ? el('a:pPr', { algn: 'r' }) : undefined,
        text === ''
          ? el('a:endParaRPr', run)
          : el('a:r', {}, el('a:rPr', run), `<a:t>${escapeXml(text)}</a:t>`),
      ),
    ),
    el('a:tcPr', inset),
  )
}

export function tableXml(
  table: TableShape,
  number: number,
  slot: Slot | undefined,
  language: string,
): string {
  const height = table.rows.reduce((sum, row) => sum + row.height, 0)
  const width = table.columns.reduce((sum, column) => sum + column, 0)
  const box = table.box ?? slot?.box
  if (!box) throw new Error(`A table without a place: ${table.name}`)
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      nonVisual({ number, name: table.name, alt: table.alt }),
      el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: '1' })),
      el('p:nvPr', {}, slot && placeholder(slot)),
    ),
    el('p:xfrm', {}, offsetAndExtent({ ...box, width, height })),
    el(
      'a:graphic',
      {},
      el(
        'a:graphicData',
        { uri: 'http://schemas.openxmlformats.org/drawingml/2006/table' },
        el(
          'a:tbl',
          {},
          el('a:tblPr', { firstRow: '1', bandRow: '1' }, el('a:tableStyleId', {}, TABLE_STYLE)),
          el('a:tblGrid', {}, ...table.columns.map((column) => el('a:gridCol', { w: emu(column) }))),
          ...table.rows.map((row) =>
            el(
              'a:tr',
              { h: emu(row.height) },
              ...row.cells.map((cell) => cellXml(cell, table.size, language)),
            ),
          ),
        ),
      ),
    ),
  )
}
