/** A table is written only by the slice it belongs to: the administrator's lists may read all, and write none. */

export type SourceFile = { path: string; text: string }
const ROOM = /^src\/((?:capabilities|assistants)\/[^/]+)\/|^src\/(background|http)\//
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g

const roomOf = (path: string): string | undefined => {
  const [, slice, floor] = ROOM.exec(path) ?? []
  return slice ?? floor
}

type Table = { name: string; inSql: string; room: string }

const tablesIn = (files: readonly SourceFile[]): Table[] =>
  files
    .filter(({ path }) => path.endsWith('/tables.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TABLE)].map(([, name, inSql]) => ({
        name: name!,
        inSql: inSql!,
        room: roomOf(path)!,
      })),
    )

/** As the query builder writes, and as SQL by hand does. */
const writesTo = ({ name, inSql }: Table) =>
  new RegExp(
    `\\.(insert|update|delete)\\(\\s*${name}\\s*\\)|(insert into|update|delete from)\\s+("?${inSql}\\b|\\$\\{${name}\\})`,
  )

/** Each breach as a sentence. */
export function foreignWrites(files: readonly SourceFile[]): string[] {
  const tables = tablesIn(files)
  return files.flatMap(({ path, text }) => {
    const room = roomOf(path)
    if (room === undefined) return []
    return tables
      .filter((table) => table.room !== room && writesTo(table).test(text))
      .map((table) => `${path} writes into ${table.inSql}, which belongs to ${table.room}`)
  })
}
