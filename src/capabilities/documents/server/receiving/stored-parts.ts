/** The parts of an arriving document: each a file in the store, and a row with its offset. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Connection } from '#ports/database/database.ts'
import { newStoredName } from '#ports/files/files.ts'
import { isOfTheDisk, StoreFailing } from '#ports/files/store-failing.ts'
import type { Services } from '#ports/services.ts'
import { documents, documentPieces as pieces } from '../tables.ts'

/** Another request has written at this offset, or the document is no longer arriving. */
export class WrittenElsewhere extends Error {}

export function keptParts({ db, files }: Pick<Services, 'db' | 'files'>) {
  const of = (id: string, connection: Connection = db) =>
    connection.select().from(pieces).where(eq(pieces.documentId, id)).orderBy(pieces.at)

  async function arrivedSoFar(id: string): Promise<number> {
    const [sum] = await db
      .select({ bytes: sql`coalesce(sum(${pieces.bytes}), 0)`.mapWith(Number) })
      .from(pieces)
      .where(eq(pieces.documentId, id))
    return sum?.bytes ?? 0
  }

  async function keep(id: string, at: number, bytes: Buffer): Promise<void> {
    const path = join(files.workFolder, newStoredName())
    let storedName: string
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      storedName = await files.keep(path)
    } catch (error) {
      throw isOfTheDisk(error) ? new StoreFailing('What arrived could not be written.', error) : error
    } finally {
      await rm(path, { force: true })
    }
    const still = and(eq(documents.id, id), eq(documents.status, 'uploading'))
    const part = {
      documentId: documents.id,
      at: sql<number>`${at}::bigint`.as('at'),
      bytes: sql<number>`${bytes.length}::bigint`.as('bytes'),
      storedName: sql<string>`${storedName}::text`.as('stored_name'),
    }
    const added = await db
      .insert(pieces)
      .select(db.select(part).from(documents).where(still))
      .onConflictDoNothing()
      .returning({ at: pieces.at })
    if (added.length > 0) return
    await files.forget(storedName)
    throw new WrittenElsewhere()
  }

  async function forgetFrom(id: string, at: number): Promise<void> {
    const gone = await db
      .delete(pieces)
      .where(and(eq(pieces.documentId, id), gte(pieces.at, at)))
      .returning({ storedName: pieces.storedName })
    for (const { storedName } of gone) await files.forget(storedName)
  }

  return { of, arrivedSoFar, keep, forgetFrom }
}
