import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signedInStudent, testApp } from '../../../tests/support/app.ts'
import { sayTo } from '../../../tests/support/chatting.ts'
import { openTestDatabase } from '../../../tests/support/database.ts'
import { ledgerSum, pay, resultOf } from '../../../tests/support/paying.ts'
import { readRecords, sumsOf, writeRecords } from './carry-records.ts'
import { openPglite } from './database.pglite.ts'
import type { OpenDatabase } from './database.ts'
import { loadRecords, saveRecords } from './records-file.ts'

const test = testApp()
const folder = mkdtempSync(join(tmpdir(), 'weekbe4-records-'))
const file = join(folder, 'records.ndjson.gz')
const opened: OpenDatabase[] = []
const another = async () => {
  const database = await openTestDatabase()
  opened.push(database)
  return database.db
}
const at = new Date('2026-11-22T10:00:00Z')

describe('all records', () => {
  beforeAll(async () => {
    const student = await signedInStudent(test, { firstName: 'Chipo “O’Brien”', lastName: 'Mwansa' })
    await resultOf(student, await pay(student, 'textChat'))
    await sayTo(student, { prompt: 'What is a "sampling frame"?\n\\ 🜁' })
    await saveRecords(test.database.db, file, at)
  })
  afterAll(async () => {
    for (const database of opened) await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are the same after a copy in a file: every row of every table, and numbering goes on', async () => {
    const db = await another()
    const loaded = await loadRecords(db, file)
    expect(loaded.ok).toBe(true)
    const sums = await sumsOf(db)
    expect(sums).toEqual(await sumsOf(test.database.db))
    expect(Object.values(sums).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(8)
    expect(await ledgerSum(db)).toBe(await ledgerSum(test.database.db))
    const numbering = sql`select nextval(pg_get_serial_sequence('ledger_lines', 'id')) > max(id) as on from ledger_lines`
    expect((await db.execute(numbering)) as unknown).toMatchObject({ rows: [{ on: true }] })
  })

  it.runIf(inject('database').kind === 'PostgreSQL')(
    'go from the embedded database to PostgreSQL and stay what they were',
    async () => {
      const embedded = await openPglite(join(folder, 'data'))
      opened.push(embedded)
      expect((await loadRecords(embedded.db, file)).ok).toBe(true)
      const db = await another()
      const moved = await writeRecords(db, (put) => readRecords(embedded.db, put))
      expect(moved.ok).toBe(true)
      expect(await sumsOf(db)).toEqual(await sumsOf(test.database.db))
    },
  )

  it('are never mixed with others: records that hold something stay as they are', async () => {
    const before = await sumsOf(test.database.db)
    const loaded = await loadRecords(test.database.db, file)
    expect(loaded).toMatchObject({ ok: false, problem: { code: 'not-empty' } })
    expect(await sumsOf(test.database.db)).toEqual(before)
  })

  it('of a file that is not there are none', async () => {
    const loaded = await loadRecords(await another(), join(folder, 'nowhere'))
    expect(loaded).toMatchObject({ ok: false, problem: { code: 'not-whole' } })
  })

  it.each([
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['of something else', () => Buffer.from('a letter')],
    ['with a byte changed', (bytes: Buffer) => bytes.fill(0xff, bytes.length - 200, bytes.length - 100)],
  ])('leave nothing behind from a file %s', async (_, damage) => {
    const damaged = join(folder, 'damaged')
    copyFileSync(file, damaged)
    writeFileSync(damaged, damage(readFileSync(damaged)))
    const db = await another()
    const empty = await sumsOf(db)
    expect(await loadRecords(db, damaged)).toMatchObject({ ok: false, problem: { code: 'not-whole' } })
    expect(await sumsOf(db)).toEqual(empty)
  })
})
