/** The tables of all parts, as their own files describe them, and rows for them that a test need not think of. */
import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#ports/database/database.ts'
import config from '../../drizzle.config.ts'

/** The schema files that migrations are generated from. */
const FILES = (config as { schema: string[] }).schema

export async function everyTable(): Promise<PgTable[]> {
  const modules = await Promise.all(globSync(FILES).map((file) => import(resolve(file)) as Promise<object>))
  const tables = modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable))
  return tables as PgTable[]
}

export const columnsOf = (table: PgTable): { name: string; column: PgColumn }[] =>
  getTableConfig(table).columns.map((column) => ({ name: `${getTableName(table)}.${column.name}`, column }))

const MADE: Record<string, () => unknown> = {
  string: () => `any ${randomUUID()}`,
  number: () => 1,
  boolean: () => false,
  date: () => new Date(),
  json: () => ({}),
  array: () => [],
}

/** One row for each of the tables, and for those they refer to. `given` sets column values, by `table.column`. */
export async function fill(
  db: Database,
  tables: readonly PgTable[],
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const filled = new Map<PgTable, Promise<Record<string, unknown>>>()
  const rowOf = (table: PgTable) => {
    const row = filled.get(table) ?? insert(table)
    filled.set(table, row)
    return row
  }
  async function insert(table: PgTable): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const { name, column } of columnsOf(table)) {
      const says = given[name]
      if (says !== undefined) values[column.name] = says
      else if (column.notNull && !column.hasDefault)
        values[column.name] = column.enumValues?.[0] ?? MADE[column.dataType]?.()
    }
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable, foreignColumns } = key.reference()
      // Rows identified in `given` already exist.
      if (columns.every(({ name }) => `${getTableName(table)}.${name}` in given)) continue
      const parent = await rowOf(foreignTable)
      columns.forEach(({ name }, at) => {
        values[name] = parent[foreignColumns[at]!.name]
      })
    }
    const keys = Object.entries(getTableColumns(table)).filter(([, { name }]) => name in values)
    const byKey = Object.fromEntries(keys.map(([key, { name }]) => [key, values[name]]))
    await db.insert(table).values(byKey)
    return values
  }
  for (const table of tables) await rowOf(table)
}

/** Every column of the database that contains one of these words, whatever its name. */
export async function whereItStands(db: Database, word: string): Promise<string[]> {
  const { rows: columns } = (await db.execute(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'jsonb', 'ARRAY') or data_type like 'character%')`)) as {
    rows: { table: string; column: string }[]
  }
  const tables = Map.groupBy(columns, ({ table }) => table)
  const found = await Promise.all(
    [...tables].map(async ([table, own]) => {
      const looks = own.map(
        ({ column }) =>
          sql`coalesce(bool_or(${sql.identifier(column)}::text like ${`%${word}%`}), false) as ${sql.identifier(column)}`,
      )
      const { rows } = (await db.execute(
        sql`select ${sql.join(looks, sql`, `)} from ${sql.identifier(table)}`,
      )) as { rows: Record<string, boolean>[] }
      return Object.entries(rows[0] ?? {}).flatMap(([column, stands]) => (stands ? `${table}.${column}` : []))
    }),
  )
  return found.flat().sort()
}
