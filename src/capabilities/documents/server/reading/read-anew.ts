/**
 * A document that an older reader stored is read again from the file that was kept, when somebody opens it. The pages
 * that were recognised in pictures are recognised again: nothing of them was kept.
 */
import { and, eq } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import type { DocumentCache } from '../document-cache.ts'
import { buildStoredDocument, type StoredDocument } from '../stored-document.ts'
import { type DocumentRow, documents as table } from '../tables.ts'

export type ReadAnew = { book: StoredDocument; bookName: string }

export function readingAnew({ db, files, documentText }: Services, cache: DocumentCache) {
  const underWay = new Map<string, Promise<ReadAnew | undefined>>()

  async function read(row: DocumentRow): Promise<ReadAnew | undefined> {
    const local = row.storedName ? await files.localPath(row.storedName) : undefined
    if (!local?.ok) return undefined
    const outcome = await documentText.readDocument({ path: local.value, fileName: row.name })
    if (!outcome.ok) return undefined
    const book = await buildStoredDocument(outcome.value)
    return { book, bookName: await replace(row, await cache.keep(book)) }
  }

  /** Another server may have been first: then its copy stays, and ours is given up. */
  async function replace(row: DocumentRow, bookName: string): Promise<string> {
    const older = row.bookName ?? ''
    const [replaced] = await db
      .update(table)
      .set({ bookName })
      .where(and(eq(table.id, row.id), eq(table.bookName, older)))
      .returning({ id: table.id })
    cache.putAway(older)
    await files.forget(replaced ? older : bookName)
    if (replaced) return bookName
    const [now] = await db.select({ bookName: table.bookName }).from(table).where(eq(table.id, row.id))
    return now?.bookName ?? bookName
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
