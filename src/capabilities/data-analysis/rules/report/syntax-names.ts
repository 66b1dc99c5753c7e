/** Names and ends of scales as commands write them. */
import type { Variable } from '../table/table.ts'

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

/** What a reversed answer and the answer itself add up to: the ends of the scale that the items share. */
export function endsSum(items: readonly string[], find: Find): number {
  const ends = items.flatMap((item) => {
    const { levels = [], values = [] } = find(item) ?? {}
    return levels.length > 0
      ? levels.map(({ value }) => value)
      : [...values].filter((one) => !Number.isNaN(one))
  })
  return ends.reduce((a, b) => Math.min(a, b), Infinity) + ends.reduce((a, b) => Math.max(a, b), -Infinity)
}

export const rName = (name: string) =>
  /^[A-Za-z.][A-Za-z0-9._]*$/.test(name) ? name : `\`${name.replace(/`/g, "'")}\``

/** SPSS knows no spaces in names. */
export const sName = (name: string) => {
  const bare = name
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  return /^[A-Za-z]/.test(bare) ? bare : `V_${bare}`
}
