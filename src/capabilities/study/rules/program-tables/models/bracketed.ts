/** "5.18(1.527)*": estimates followed by a bracket, also several in one cell of a tightly set table. */
import type { NumberTable } from '../../tables/number-tables.ts'

export type Bracketed = { label: string; estimate: string; bracket: string; isStarred: boolean; row: number }

const PAIR = /([-−–]?\d*\.?\d+)\s?(\*{0,3})\s?\((\d*\.\d+)\)\s?(\*{0,3})/g

export const bracketedIn = ({ rows }: NumberTable): Bracketed[] =>
  rows.flatMap((row, at) =>
    [...row.join(' ').matchAll(PAIR)].map(([, estimate = '', before = '', bracket = '', after = '']) => ({
      label: labelOf(row),
      estimate,
      bracket,
      isStarred: before !== '' || after !== '',
      row: at,
    })),
  )

/** The words before the first number. */
const labelOf = (row: readonly string[]): string =>
  row
    .join(' ')
    .replace(/\s[-−–]?[\d.].*$/s, '')
    .trim()
