/** The operator's commands to back up and move a database, run as an operator runs them. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { sumsOf } from '#ports/database/carry-records.ts'
import { openPglite } from '#ports/database/database.pglite.ts'
import { openPool } from '#ports/database/database.postgres.ts'
import { emptyDatabase, freshDatabaseSettings } from '../support/database.ts'

const ROOT = join(import.meta.dirname, '../..')
const folders: string[] = []
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-records-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Place = { DATA_DIR: string; DATABASE_URL?: string }
async function place(): Promise<Place> {
  const DATA_DIR = dataFolder()
  return { DATA_DIR, ...(await freshDatabaseSettings(DATA_DIR)) }
}

const run = (place: Place, script: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/weekbe4'),
      PORT: '0',
      ...place,
    }
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: out + err }),
    )
  })

async function sumsAt({ DATA_DIR, DATABASE_URL }: Place) {
  const database = DATABASE_URL
    ? openPool(DATABASE_URL, { connections: 1, onLost() {} })
    : await openPglite(DATA_DIR)
  const sums = await sumsOf(database.db)
  await database.close()
  return sums
}

describe('records and files', () => {
  it('are copied into a folder and brought back elsewhere', async () => {
    const here = await place()
    expect(await run(here, 'seed', 'pending-payment')).toMatchObject({ code: 0 })
    const kept = join(here.DATA_DIR, 'files/kept/ab')
    mkdirSync(kept, { recursive: true })
    writeFileSync(join(kept, 'ab'.repeat(16)), 'a thesis')

    // Afterwards there is one more line here: that a copy was made.
    const copied = await sumsAt(here)
    const copy = join(dataFolder(), 'copy')
    const saved = await run(here, 'backup', copy)
    expect(saved).toMatchObject({ code: 0, said: expect.stringMatching(/users +1\n/) })
    expect((await run(here, 'backup', copy)).said).toContain('There is a copy already')

    const there = await place()
    expect(await run(there, 'restore', copy)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Everything of the copy is back.'),
    })
    expect(await sumsAt(there)).toEqual(copied)
    expect(readFileSync(join(there.DATA_DIR, 'files/kept/ab', 'ab'.repeat(16)), 'utf8')).toBe('a thesis')

    expect(await run(there, 'restore', copy)).toMatchObject({
      code: 1,
      said: expect.stringContaining('There are records already'),
    })
  })

  it.runIf(inject('database').kind === 'PostgreSQL')(
    'move from the embedded database to PostgreSQL by one command, once',
    async () => {
      const embedded = { DATA_DIR: dataFolder() }
      expect(await run(embedded, 'seed', 'pending-payment')).toMatchObject({ code: 0 })
      const url = await emptyDatabase()
      expect(await run(embedded, 'move-to-postgres', url)).toMatchObject({
        code: 0,
        said: expect.stringContaining('Every row arrived as it left.'),
      })
      expect(await sumsAt({ ...embedded, DATABASE_URL: url })).toEqual(await sumsAt(embedded))
      expect(await run(embedded, 'move-to-postgres', url)).toMatchObject({
        code: 1,
        said: expect.stringContaining('There are records already'),
      })
    },
  )

  // Refused before any database is opened, so once and not once for each kind.
  it.skipIf(inject('database').kind === 'PostgreSQL').each([
    ['backup', [], 'Say where to'],
    ['restore', [], 'Say which copy'],
    ['move-to-postgres', ['somewhere'], 'Say where to'],
  ])('%s without a place says what it wants', async (script, args, says) => {
    const nowhere = { DATA_DIR: join(dataFolder(), 'none') }
    expect(await run(nowhere, script, ...args)).toMatchObject({
      code: 1,
      said: expect.stringContaining(says),
    })
    expect(existsSync(nowhere.DATA_DIR)).toBe(false)
  })
})
