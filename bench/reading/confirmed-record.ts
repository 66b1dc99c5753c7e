/** How soon the record of a long thesis opens that its student has confirmed: from the database, with no word of the thesis read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openRecord } from '../../src/capabilities/study/rules/open-study.ts'
import type { SlotId } from '../../src/capabilities/study/rules/record/study-record.ts'
import { openStudyRecords } from '../../src/capabilities/study/server/records/study-records.ts'
import { openPglite } from '../../src/ports/database/database.pglite.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import { atMost } from '../printing/report.ts'
import { quantile, took } from '../printing/times.ts'

const ROUNDS = 40
const CONFIRMED: readonly SlotId[] = ['title', 'aim', 'design', 'results', 'conclusions', 'limits']

export async function measureConfirmedRecord(model: DocumentModel): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-record-'))
  const { db, close } = await openPglite(join(folder, 'database'))
  try {
    // Whose it is makes no difference to how long it takes.
    await db.execute(sql`set session_replication_role = replica`)
    const made = openRecord(model).record()
    const records = openStudyRecords({ db, now: () => new Date() }, {
      documents: { find: async () => ({ id: 'thesis', status: 'ready', readingName: 'thesis' }) },
      closeReader: { known: async () => undefined },
      studyWorker: { record: async () => ({ record: made, carried: [] }) },
      // Three doors of the product stand open here, and nothing else of them is asked.
    } as unknown as Parameters<typeof openStudyRecords>[1])
    for (const slot of CONFIRMED) await records.answer('student', 'thesis', { slot, says: 'right', seen: 0 })
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await took(async () => records.read('student', 'thesis')))
    atMost('a confirmed record opens, nineteen times of twenty', quantile(times, 0.95), 'ms', 50)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
