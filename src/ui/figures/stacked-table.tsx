// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout removes the roles of a table, so they are explicit
import type { ReactNode } from 'react'
import { TableWrap } from './table-wrap.tsx'

export type StackedColumn<Row> = {
  head: string
  cell(row: Row): ReactNode
  /**
   * Its place in the small card a row becomes below 640 px: `a` subject and `m` result on the first line,
   * `b` and `s` on the second, `c` and `d` below in small type.
   */
  place: 'a' | 'm' | 'b' | 's' | 'c' | 'd'
  numeric?: boolean | undefined
  right?: boolean | undefined
  /** Text before the cell on a phone, where the heads are hidden: "You write ". */
  before?: string | undefined
}

type StackedTableProps<Row> = {
  label: string
  columns: readonly StackedColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
}

/** A table on a wide screen; below 640 px every row becomes a small card. */
export function StackedTable<Row>({ label, columns, rows, rowKey }: StackedTableProps<Row>) {
  return (
    <TableWrap label={label}>
      <table role="table" className="tstack" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.head}
                role="columnheader"
                scope="col"
                className={column.right ? 'r' : undefined}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td key={column.head} role="cell" className={cellClass(column)} data-l={column.before}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  )
}

const cellClass = (column: StackedColumn<never>) =>
  [column.right && 'r', column.numeric && 'num', column.place].filter(Boolean).join(' ')
