/** Row names: the first cells of words, filled down where software leaves them empty. */

import { readPrinted } from '../statistics/printed-range.ts'
import type { NumberTable } from './number-tables.ts'

/** "<0.001" is a p, not a name. */
const A_BOUND = /^[<>≤≥]\s*[\d.]/
const isStubName = (cell: string) => cell !== '' && readPrinted(cell) === null && !A_BOUND.test(cell)

/** "1 | (Constant) | 3.1": the last word before the numbers names the row. */
export function stubName(row: readonly string[]): string {
  const numbers = row.findIndex((cell, at) => at > 0 && readPrinted(cell) !== null)
  const names = row.slice(0, numbers < 0 ? row.length : numbers).filter(isStubName)
  return names.at(-1) ?? row[0] ?? ''
}

/** All the words of a row before its numbers, including those above it in the same columns. */
export function pathsOf({ rows }: NumberTable): string[][] {
  const above: string[] = []
  return rows.map((row) => {
    const numbers = row.findIndex((cell, at) => at > 0 && readPrinted(cell) !== null)
    const width = numbers < 0 ? row.length : numbers
    for (let column = 0; column < width; column += 1) {
      const cell = row[column] ?? ''
      if (cell === '') continue
      above[column] = cell
      above.length = Math.max(column + 1, 0)
    }
    return above.slice(0, width).filter((cell) => cell !== undefined)
  })
}

export const isTotal = (name: string): boolean => /^(?:grand |corrected |sub-?)?total\b/i.test(name.trim())
export const isError = (name: string): boolean =>
  /^(?:within(?:[- ]groups?)?|residuals?|error)(?:\b|\()/i.test(name.trim())
