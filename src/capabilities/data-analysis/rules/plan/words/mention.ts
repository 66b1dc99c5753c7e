/** A column, columns that fit alike, or a group, where a request names it. */
import type { Level, Variable } from '../../table/table.ts'

export type Mention =
  | { kind: 'variable'; variable: Variable; first: number; last: number }
  /** Several columns fit the same words. */
  | {
      kind: 'unclear'
      variables: Variable[]
      words: string
      first: number
      last: number
      /** Named a little before: it is meant where nothing tells another. */
      known?: Variable
    }
  | { kind: 'level'; variable: Variable; level: Level; first: number; last: number }
