/** Names and ends of scales as commands write them. */
import { levelsOf, type Variable } from '../table/table.ts'

export type Find = (name: string) => Variable | undefined

export type Names = (
  role:
    | 'variables'
    | 'by'
    | 'outcome'
    | 'group'
    | 'factors'
    | 'predictors'
    | 'rows'
    | 'columns'
    | 'control'
    | 'first'
    | 'second'
    | 'measures'
    | 'items'
    | 'reversed',
) => string[]

export function endsSum(item: string, find: Find): number {
  const levels = levelsOf(
    find(item.replaceAll('`', '')) ?? {
      name: '',
      label: '',
      kind: 'text',
      values: new Float64Array(),
      levels: [],
    },
  ).map(({ value }) => value)
  return levels.length === 0 ? 6 : Math.min(...levels) + Math.max(...levels)
}

/** SPSS knows no spaces in names. */
export const sName = (name: string) => {
  const bare = name
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  return /^[A-Za-z]/.test(bare) ? bare : `V_${bare}`
}
