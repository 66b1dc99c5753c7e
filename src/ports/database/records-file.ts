/** All records in one compressed file: a line that names the schema, lines of rows, and their count. */

import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { failed, type Problem, type Result } from '#kit/result.ts'
import { type Counts, type Rows, readRecords, recordsFormat, writeRecords } from './carry-records.ts'
import type { Database } from './database.ts'

type FirstLine = { weekbe4: 'records'; form: string; at: string }
type LastLine = { counts: Counts }

/** The file gets its final name only when it is complete. */
export async function saveRecords(db: Database, path: string, at: Date): Promise<Counts> {
  const draft = `${path}.part`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }))
  // Reported where it is awaited; until then it must not count as an unhandled rejection.
  written.catch(() => {})
  const write = async (line: FirstLine | Rows | LastLine) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  try {
    await write({ weekbe4: 'records', form: await recordsFormat(db), at: at.toISOString() })
    const counts = await readRecords(db, write)
    await write({ counts })
    gzip.end()
    await written
    await rename(draft, path)
    return counts
  } catch (error) {
    gzip.destroy()
    await rm(draft, { force: true })
    throw error
  }
}

class NotWhole extends Error {}

/** Into an empty database of the same schema; all of it or nothing. */
export async function loadRecords(
  db: Database,
  path: string,
): Promise<Result<Counts, Problem<'not-empty' | 'other-form' | 'not-whole'>>> {
  const unpacked = createGunzip()
  // A damaged or missing file ends the lines below; the reason comes from the unpacked stream.
  pipeline(createReadStream(path), unpacked).catch(() => {})
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  const notWhole = failed({
    code: 'not-whole',
    message: 'This file is no whole copy of records. Nothing was changed.',
  } as const)
  try {
    const first = await nextLine<FirstLine>(lines)
    if (first?.weekbe4 !== 'records') return notWhole
    if (first.form !== (await recordsFormat(db)))
      return failed({
        code: 'other-form',
        message: `This copy of ${first.at} is of another version of the program. Nothing was changed: restore it with that version, then update.`,
      })
    return await writeRecords(db, async (put) => {
      const counts: Counts = {}
      for (;;) {
        const line = await nextLine<Rows | LastLine>(lines)
        if (!line) throw new NotWhole()
        if ('counts' in line) {
          for (const [table, count] of Object.entries(line.counts))
            if ((counts[table] ?? 0) !== count) throw new NotWhole()
          return
        }
        counts[line.table] = (counts[line.table] ?? 0) + line.rows.length
        await put(line)
      }
    })
  } catch (error) {
    if (error instanceof NotWhole || error instanceof SyntaxError || unpacked.errored) return notWhole
    throw error
  } finally {
    unpacked.destroy()
  }
}

async function nextLine<Line>(lines: AsyncIterator<string>): Promise<Line | undefined> {
  const { value, done } = await lines.next()
  return done ? undefined : JSON.parse(value)
}
