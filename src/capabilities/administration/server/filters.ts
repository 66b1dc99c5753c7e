/** From the query of a list to conditions of the database. */
import { type AnyColumn, gte, ilike, lt, or, type SQL } from 'drizzle-orm'
import { hours } from '#kit/time.ts'
import type { ListQuery } from '../contract.ts'

/** Zambia is two hours ahead all year; a day of its books begins at its own midnight. */
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+02:00`)
const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + hours(24))

export const within = (column: AnyColumn, { from, to }: Pick<ListQuery, 'from' | 'to'>): SQL[] => [
  ...(from ? [gte(column, startOfDay(from))] : []),
  ...(to ? [lt(column, endOfDay(to))] : []),
]

/** Search input is literal text, not a pattern. */
export function anywhereIn(columns: AnyColumn[], typed: string | undefined): SQL | undefined {
  const text = typed?.replaceAll('\u0000', '').trim()
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

type Rows<Row> = { limit(most: number): { offset(from: number): PromiseLike<Row[]> } }

/** One page of a list, with its position in the whole. */
export async function onePage<Row>(
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  all: Rows<Row>,
  count: PromiseLike<{ total: number }[]>,
) {
  const [rows, [counted]] = await Promise.all([all.limit(pageSize).offset((page - 1) * pageSize), count])
  return { rows, paging: { total: counted?.total ?? 0, page, pageSize } }
}
