import { Copy, Download } from 'lucide-react'
import { memo, useState } from 'react'
import { tableAsCsv, tableForClipboard } from '#kit/markdown/table-text.ts'
import type { Align, MarkdownRow, Table } from '#kit/markdown/tree.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useCopy } from '../use-copy.ts'
import { InlineView } from './inline-view.tsx'

/** The number of rows rendered at first; copying takes them all. */
const FIRST_ROWS = 50
const MORE_ROWS = 200

const sideOf = (align: Align | undefined) =>
  align === 'right' ? 'r num' : align === 'center' ? 'mid' : undefined

/** Scrolls in its own frame, and goes to a spreadsheet by the clipboard or as a file. */
export function TableView({ table }: { table: Table }) {
  const [most, setMost] = useState(FIRST_ROWS)
  const copy = useCopy()
  const { align, header, rows } = table
  const left = rows.length - most
  const saveCsv = () =>
    saveFile({
      name: 'table.csv',
      content: new Blob([tableAsCsv(table)], { type: 'text/csv;charset=utf-8' }),
    })
  return (
    <div className="tbl">
      {/* biome-ignore lint/a11y/useSemanticElements: a wide table scrolls, and must by keyboard */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <div className="tablewrap" role="group" aria-label="Table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {header.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity
                <th key={column} scope="col" className={sideOf(align[column])}>
                  <InlineView of={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
              <TableRow key={place} row={row} align={align} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="row tight acts">
        {left > 0 && (
          <Button kind="quiet" onClick={() => setMost(most + MORE_ROWS)}>
            Show {Math.min(left, MORE_ROWS)} more of {rows.length} rows
          </Button>
        )}
        <Button
          kind="quiet"
          icon={Copy}
          onClick={() =>
            void copy(
              tableForClipboard(table),
              'Table copied. You can paste it into a spreadsheet.',
              'The table could not be copied.',
            )
          }
        >
          Copy table
        </Button>
        <Button kind="quiet" icon={Download} onClick={saveCsv}>
          CSV
        </Button>
      </div>
    </div>
  )
}

const TableRow = memo(function TableRow({ row, align }: { row: MarkdownRow; align: readonly Align[] }) {
  return (
    <tr>
      {row.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity
        <td key={column} className={sideOf(align[column])}>
          <InlineView of={cell} />
        </td>
      ))}
    </tr>
  )
})
