/** A new version changes tables while machines of the old one serve students, and while something long keeps a table open. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { MIGRATIONS } from '#ports/database/database.ts'
import { prepareTables } from '#ports/database/migrate-postgres.ts'
import { browserOf, fleet } from '#tests/fleet.ts'

const onPostgres = inject('database').kind === 'PostgreSQL'
/** Each as a release would bring it: a column everybody reads, and rows that are written anew. */
const CHANGES = [
  `alter table "users" add column "drilled" text default 'before' not null`,
  `update "users" set "drilled" = 'after'`,
  `create index "users_drilled" on "users" ("drilled")`,
]

/** The migrations there are, and one more. */
function withOneMore(folder: string): string {
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const last = entries.at(-1)
  entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_drill' })
  writeFileSync(journal, JSON.stringify({ ...rest, entries }))
  writeFileSync(join(folder, '9999_drill.sql'), CHANGES.join(';\n--> statement-breakpoint\n'))
  return folder
}

describe.runIf(onPostgres)('tables that change under load', () => {
  const { shared, start } = fleet()
  let folder = ''
  let holder: pg.Client
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'weekbe4-migration-'))
    holder = new pg.Client({ connectionString: shared.databaseUrl })
    await holder.connect()
  })
  afterEach(async () => {
    await holder.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('fail no request, and wait for who reads them without making anybody else wait', async () => {
    const student = browserOf()
    const machines = await Promise.all([start('web'), start('web')])
    await student.signIn(machines[0]!)
    const answers: Record<string, number> = {}
    let going = true
    const asking = Array.from({ length: 4 }, async (_, n) => {
      while (going) {
        const answer = await student
          .send(machines[n % 2]!, '/api/access')
          .then(async (sent) => `${sent.status} ${(await sent.text()).includes('assistants')}`)
          .catch(String)
        answers[answer] = (answers[answer] ?? 0) + 1
      }
    })
    const answered = () => answers['200 true'] ?? 0
    const refused = async () =>
      Number(
        (
          await holder.query(
            `select count(*) from pg_locks where relation = 'users'::regclass and not granted and mode = 'AccessExclusiveLock'`,
          )
        ).rows[0].count,
      )
    try {
      // As a copy of the records does, or an operator who left a query open.
      await holder.query('begin')
      await holder.query('select count(*) from "users"')
      const moved = prepareTables(shared.databaseUrl, undefined, withOneMore(folder))
      for (const _ of [1, 2]) {
        await expect.poll(refused, { interval: 20 }).toBe(1)
        await expect.poll(refused, { interval: 20 }).toBe(0)
      }
      const before = answered()
      await expect.poll(answered).toBeGreaterThan(before + 20)
      await holder.query('commit')
      await moved
      const after = answered()
      await expect.poll(answered).toBeGreaterThan(after + 20)
    } finally {
      going = false
      await Promise.all(asking)
    }
    expect(Object.keys(answers)).toEqual(['200 true'])
    const { rows } = await holder.query('select distinct "drilled" from "users"')
    expect(rows).toEqual([{ drilled: 'after' }])
  })
})
