/** A table in the making, and how statistics programs write numbers. */
import type { Dice } from '../../tests/support/dice.ts'
import type { WrittenSection } from '../../tests/support/model-of.ts'

export type Block = WrittenSection['blocks'][number]
export type Cells = Record<string, string>

/** Named cells that may be changed before it is printed. */
export type Draft = {
  cells: Cells
  /** Cells that the rest of the table contradicts when they are changed. */
  faulty: string[]
  print: (cells: Cells, layout: number) => Block[]
}

export const spss = (value: number, decimals = 3): string =>
  value.toFixed(decimals).replace(/^(-?)0\./, '$1.')

export const real = (dice: Dice, from: number, to: number): number =>
  from + ((to - from) * dice.whole(0, 1_000_000)) / 1_000_000

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A table of rows whose cells stand between bars. */
export const table = (...rows: string[]): Block => ({
  kind: 'table',
  rows: rows.map((row) => row.split('|')),
})

/** `many` rows of one make. */
export const each = (many: number, row: (at: number) => string): string[] =>
  Array.from({ length: many }, (_, at) => row(at))
