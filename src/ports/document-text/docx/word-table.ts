/** A table of a Word file while it is being read: cells over several columns and rows, and rows marked as headings. */
import type { RawCell, RawRow, RawTable } from '../structure/tables/raw-table.ts'
import { isOn } from './styles.ts'

const MOST_COLUMNS = 256

type OpenCell = RawCell & { goesOnDown?: boolean }

export class WordTable {
  readonly page: number
  private readonly rows: (Omit<RawRow, 'cells'> & { cells: OpenCell[] })[] = []
  private across = 1

  constructor(page: number) {
    this.page = page
  }

  get isInCell(): boolean {
    return (this.rows.at(-1)?.cells.length ?? 0) > 0
  }

  openRow(page: number): void {
    this.rows.push({ cells: [], page })
  }

  openCell(): void {
    this.rows.at(-1)?.cells.push({ text: '' })
    this.across = 1
  }

  markHead(value: string): void {
    const row = this.rows.at(-1)
    if (row && (value === '' || isOn(value))) row.isHead = true
  }

  /** A row may begin in a later column. */
  leaveOut(columns: number): void {
    for (let column = 0; column < Math.min(columns, MOST_COLUMNS); column++) this.openCell()
  }

  span(columns: number): void {
    if (columns > 0) this.across = Math.min(columns, MOST_COLUMNS)
  }

  mergeDown(begins: boolean): void {
    const cell = this.rows.at(-1)?.cells.at(-1)
    if (cell && !begins) cell.goesOnDown = true
  }

  write(text: string): void {
    const cell = this.rows.at(-1)?.cells.at(-1)
    if (cell && text) cell.text = cell.text ? `${cell.text} ${text}` : text
  }

  /** A cell that spans several columns keeps the cells after it in their own columns. */
  closeCell(): void {
    const cells = this.rows.at(-1)?.cells
    const cell = cells?.at(-1)
    if (!cells || !cell || this.across < 2) return
    cell.across = this.across
    cells.push(...Array.from({ length: this.across - 1 }, () => ({ text: '' })))
    this.across = 1
  }

  close(): RawTable | undefined {
    this.rows.forEach((row, at) => {
      row.cells.forEach((cell, column) => {
        if (!cell.goesOnDown) return
        let first = at - 1
        while (first > 0 && this.rows[first]!.cells[column]?.goesOnDown) first -= 1
        const above = this.rows[first]?.cells[column]
        if (above) above.down = Math.max(above.down ?? 1, at - first + 1)
      })
    })
    const rows = this.rows
      .filter(({ cells }) => cells.some(({ text }) => text !== ''))
      .map(({ cells, ...row }) => ({ ...row, cells: cells.map(({ goesOnDown: _, ...cell }) => cell) }))
    // Marked rows head the table only where they are its first.
    const heads = rows.findIndex((row) => !row.isHead)
    const kept = rows.map((row, at) => (heads >= 0 && at > heads ? { ...row, isHead: false } : row))
    return kept.length > 0 ? { rows: kept, from: 'file' } : undefined
  }
}

export const isWorthATable = ({ rows }: RawTable): boolean =>
  rows.length > 1 && rows.filter(({ cells }) => cells.filter(({ text }) => text).length > 1).length > 1
