/** A copy of everything is made and brought back into an empty folder by the operator's commands, sums compared. */
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { users } from '../../src/capabilities/accounts/server/tables.ts'
import { sumsOf } from '../../src/ports/database/carry-records.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { openRecords } from '../product/open-records.ts'

/** A busy term of a small university. */
const STUDENTS = 20_000
const FILES = 2_000
const FILE_BYTES = 1_000_000
const AT_ONCE = 1_000
const SECONDS = 60

async function fill(folder: string): Promise<void> {
  const database = await openRecords(undefined, folder)
  for (let from = 0; from < STUDENTS; from += AT_ONCE)
    await database.db.insert(users).values(
      Array.from({ length: AT_ONCE }, (_, n) => ({
        id: `student-${from + n}`,
        firstName: 'Chipo',
        lastName: 'Mwansa',
        name: 'Chipo Mwansa',
        email: `reader-${from + n}@unza.zm`,
        phoneNumber: '0961234567',
      })),
    )
  await database.close()
  for (let n = 0; n < FILES; n += 1) {
    const name = randomBytes(16).toString('hex')
    const beside = join(folder, 'files/kept', name.slice(0, 2))
    mkdirSync(beside, { recursive: true })
    writeFileSync(join(beside, name), randomBytes(FILE_BYTES))
  }
}

/** Of every file and every table, except the line that says a copy was made. */
async function sumOf(folder: string): Promise<string> {
  const sum = createHash('sha256')
  const files = join(folder, 'files/kept')
  const entries = readdirSync(files, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) sum.update(relative(files, path)).update(readFileSync(path))
  const database = await openRecords(undefined, folder)
  const { audit_log: _, ...tables } = await sumsOf(database.db)
  await database.close()
  return sum.update(JSON.stringify(tables)).digest('hex')
}

function run(command: string, dataDir: string, copy: string): number {
  const began = performance.now()
  const ran = spawnSync(process.execPath, [`scripts/${command}.ts`, copy], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr)
  return (performance.now() - began) / 1_000
}

export async function measureCopies(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-copies-'))
  const [here, copy, there] = ['here', 'copy', 'there'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  try {
    await fill(here)
    toldOnly('students', STUDENTS, '')
    toldOnly('files', (FILES * FILE_BYTES) / 1e6, 'MB')
    const had = await sumOf(here)
    atMost('copied', run('backup', here, copy), 's', SECONDS)
    atMost('back on an empty machine', run('restore', there, copy), 's', SECONDS)
    atMost('  tables and files whose sums differ', (await sumOf(there)) === had ? 0 : 1, '', 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
