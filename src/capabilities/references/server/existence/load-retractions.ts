/** The operator's file of retractions, row by row into the table: it is a hundred megabytes and more. */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database } from '#ports/database/database.ts'
import { retractionFrom } from '../../rules/existence/retractions.ts'
import { retractions } from '../tables.ts'

export type Loaded = { rows: number; kept: number }
const BATCH = 500

/** All or nothing: a file that breaks off leaves the list as it was. */
export async function loadRetractions(db: Database, file: Readable, today: string): Promise<Loaded> {
  const { default: Papa } = await import('papaparse')
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true })
  const rows = file.setEncoding('utf8').pipe(parser) as AsyncIterable<Record<string, string>>
  return db.transaction(async (tx) => {
    await tx.delete(retractions)
    const loaded: Loaded = { rows: 0, kept: 0 }
    let batch = new Map<string, typeof retractions.$inferInsert>()
    const write = async () => {
      if (batch.size > 0)
        await tx
          .insert(retractions)
          .values([...batch.values()])
          .onConflictDoNothing()
      batch = new Map()
    }
    for await (const row of rows) {
      loaded.rows += 1
      const retraction = retractionFrom(row)
      if (!retraction) continue
      loaded.kept += 1
      const { date, reasons, ...rest } = retraction
      const id = createHash('sha256')
        .update(`${rest.doi}\n${rest.titleKey}\n${rest.noticeDoi}`)
        .digest('hex')
        .slice(0, 32)
      batch.set(id, { id, ...rest, reasons: reasons.join(';'), retractedOn: date, loadedOn: today })
      if (batch.size >= BATCH) await write()
    }
    await write()
    if (loaded.kept === 0)
      throw new Error(
        'There is no retraction in this file. It should be the CSV of Retraction Watch, with its header.',
      )
    return loaded
  })
}
