/**
 * A document that an older reader stored is read again from the file that was kept, when somebody opens it. The pages
 * that were recognised in pictures are recognised again: nothing of them was kept.
 */
import { and, eq } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import type { DocumentCache } from '../document-cache.ts'
import { buildStoredDocument, type StoredDocument } from '../stored-document.ts'
import { type DocumentRow, documents as table } from '../tables.ts'

export type ReadAnew = { stored: StoredDocument; readingName: string }

export function readingAnew({ db, files, documentText }: Services, cache: DocumentCache) {
  const underWay = new Map<string, Promise<ReadAnew | undefined>>()

  async function read(row: DocumentRow): Promise<ReadAnew | undefined> {
    const local = row.storedName ? await files.localPath(row.storedName) : undefined
    if (!local?.ok) return undefined
    const outcome = await documentText.readDocument({ path: local.value, fileName: row.name })
    if (!outcome.ok) return undefined
    const stored = await buildStoredDocument(outcome.value)
    return { stored, readingName: await replace(row, await cache.keep(stored)) }
  }

  /** Another server may have been first: then its copy stays, and ours is given up. */
  async function replace(row: DocumentRow, readingName: string): Promise<string> {
    const older = row.readingName ?? ''
    const [replaced] = await db
      .update(table)
      .set({ readingName })
      .where(and(eq(table.id, row.id), eq(table.readingName, older)))
      .returning({ id: table.id })
    cache.putAway(older)
    await files.forget(replaced ? older : readingName)
    if (replaced) return readingName
    const [now] = await db.select({ readingName: table.readingName }).from(table).where(eq(table.id, row.id))
    return now?.readingName ?? readingName
  }

  return {
    /** Concurrent requests share one reading. */
    read(row: DocumentRow): Promise<ReadAnew | undefined> {
      const reading = underWay.get(row.id) ?? read(row).finally(() => underWay.delete(row.id))
      underWay.set(row.id, reading)
      return reading
    },
  }
}
