/**
 * Copies all records from one database into another: for `npm run move-to-postgres` and for a copy in a
 * file. Rows travel as JSON made by the database itself, so both kinds of database read and write the same.
 */
import { sql } from 'drizzle-orm'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Database, Transaction } from './database.ts'

/** Some rows of one table, each as JSON. */
export type Rows = { table: string; rows: readonly string[] }
export type Counts = Record<string, number>

/** An analysis may weigh a megabyte. */
const AT_ONCE = 50

const answersOf = async <Row>(tx: Transaction, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await tx.execute(query)) as unknown as { rows: Row[] }).rows

/** Referenced tables come first. */
async function tablesOf(tx: Transaction): Promise<string[]> {
  const tables = await answersOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const links = await answersOf<{ from: string; to: string }>(
    tx,
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
        where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered = new Set<string>()
  const put = (name: string): void => {
    if (ordered.has(name)) return
    for (const { from, to } of links) if (from === name) put(to)
    ordered.add(name)
  }
  for (const { name } of tables) put(name)
  return [...ordered]
}

/** Identifies the schema: the timestamps of its migrations. */
export const recordsFormat = (db: Database): Promise<string> =>
  db.transaction(async (tx) => {
    const found = await answersOf<{ form: string }>(
      tx,
      sql`select string_agg(created_at::text, ' ' order by created_at) as form from drizzle.__drizzle_migrations`,
    )
    return found[0]?.form ?? ''
  })

/** A snapshot of one moment, however long it takes. */
export async function readRecords(db: Database, take: (some: Rows) => Promise<void>): Promise<Counts> {
  const counts: Counts = {}
  await db.transaction(
    async (tx) => {
      for (const table of await tablesOf(tx)) {
        counts[table] = 0
        await tx.execute(
          sql`declare carried cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
        )
        for (;;) {
          const some = await answersOf<{ row: string }>(tx, sql.raw(`fetch forward ${AT_ONCE} from carried`))
          if (some.length === 0) break
          counts[table] += some.length
          await take({ table, rows: some.map(({ row }) => row) })
        }
        await tx.execute(sql`close carried`)
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return counts
}

/** All of them or none, and only into empty tables: two sets of users are never mixed. */
export const writeRecords = (
  db: Database,
  give: (put: (some: Rows) => Promise<void>) => Promise<unknown>,
): Promise<Result<Counts, Problem<'not-empty'>>> =>
  db.transaction(async (tx) => {
    const tables = await tablesOf(tx)
    for (const table of tables) {
      const found = await answersOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`)
      if (found.length > 0)
        return failed({
          code: 'not-empty',
          message: `There are records already (in ${table}). Nothing was changed.`,
        } as const)
    }
    const counts: Counts = Object.fromEntries(tables.map((table) => [table, 0]))
    await give(async ({ table, rows }) => {
      const into = sql.identifier(table)
      await tx.execute(
        sql`insert into ${into} select * from json_populate_recordset(null::${into}, ${`[${rows.join(',')}]`}::json)`,
      )
      counts[table] = (counts[table] ?? 0) + rows.length
    })
    await goOnCounting(tx)
    return ok(counts)
  })

/** Identity columns continue their sequences. */
async function goOnCounting(tx: Transaction): Promise<void> {
  const columns = await answersOf<{ table: string; column: string; sequence: string }>(
    tx,
    sql`select c.relname as table, a.attname as column, pg_get_serial_sequence(c.relname, a.attname) as sequence
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
          and pg_get_serial_sequence(c.relname, a.attname) is not null`,
  )
  for (const { table, column, sequence } of columns) {
    const highest = sql`(select max(${sql.identifier(column)}) from ${sql.identifier(table)})`
    await tx.execute(sql`select setval(${sequence}, coalesce(${highest}, 1), ${highest} is not null)`)
  }
}

/** A checksum of each table that only the same rows have. */
export const sumsOf = (db: Database): Promise<Record<string, string>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`)
    const sums: Record<string, string> = {}
    for (const table of await tablesOf(tx)) {
      const [found] = await answersOf<{ sum: string }>(
        tx,
        sql`select count(*) || ' ' || coalesce(md5(string_agg(one, '' order by one)), '') as sum
            from (select md5(row_to_json(t)::text) as one from ${sql.identifier(table)} t) as each`,
      )
      sums[table] = found?.sum ?? ''
    }
    return sums
  })
