/**
 * Several machines: what arrives goes into the store part by part, so that the next piece may come to another machine, and a
 * document whose machine has gone is read by the next one. A row a part; two who write at one place cannot both have it.
 */
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Connection } from '#ports/database/database.ts'
import { newStoredName } from '#ports/files/files.ts'
import { isOfTheDisk, StoreFailing } from '#ports/files/store-failing.ts'
import type { Outside } from '#ports/outside.ts'
import { KEPT_IN_PARTS_OF } from '../spec.ts'
import type { Arriving, Taken } from './arriving.ts'
import { sizeOf } from './receive.ts'
import { documents, documentPieces as pieces } from './tables.ts'

class WrittenElsewhere extends Error {}

export function arrivingInStore({ db, files }: Pick<Outside, 'db' | 'files'>): Arriving {
  const pathOf = (id: string) => join(files.workFolder, id)
  const putAway = (id: string) => rm(pathOf(id), { force: true })
  const ofDocument = (id: string, connection: Connection = db) =>
    connection.select().from(pieces).where(eq(pieces.documentId, id)).orderBy(pieces.at)

  async function arrivedSoFar(id: string): Promise<number> {
    const [sum] = await db
      .select({ bytes: sql`coalesce(sum(${pieces.bytes}), 0)`.mapWith(Number) })
      .from(pieces)
      .where(eq(pieces.documentId, id))
    return sum?.bytes ?? 0
  }

  async function keepPart(id: string, at: number, bytes: Buffer): Promise<void> {
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

  async function take(
    id: string,
    stream: Readable,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<Taken> {
    let held: Buffer[] = []
    let [keptTo, bytes] = [offset, offset]
    const keepHeld = async () => {
      const part = Buffer.concat(held)
      if (part.length > 0) await keepPart(id, keptTo, part)
      held = []
      keptTo += part.length
    }
    let end: 'whole' | 'cut' | 'too-large' = 'whole'
    // With the stream the connection would go, and nobody would hear why this ended.
    const arriving = stream.iterator({ destroyOnReturn: false })
    try {
      for (;;) {
        const next = await arriving.next().catch(() => undefined)
        if (!next) end = 'cut'
        if (!next || next.done) break
        const chunk = next.value as Buffer
        bytes += chunk.length
        if (bytes > limit) {
          end = 'too-large'
          break
        }
        held.push(chunk)
        if (bytes - keptTo >= KEPT_IN_PARTS_OF) await keepHeld()
      }
      if (end === 'too-large') await forgetFrom(id, offset)
      else await keepHeld()
    } catch (error) {
      if (error instanceof WrittenElsewhere) return { end: 'elsewhere', bytes: await arrivedSoFar(id) }
      throw error
    }
    return { end, bytes }
  }

  /** Anew from the beginning, unless a whole one is there: what lies beside a crash may be half of it. */
  async function bring(id: string): Promise<number> {
    const parts = await ofDocument(id)
    const whole = parts.reduce((sum, part) => sum + part.bytes, 0)
    if ((await sizeOf(pathOf(id))) === whole && whole > 0) return whole
    await writeFile(pathOf(id), '', { mode: 0o600 })
    for (const { storedName } of parts) {
      const opened = await files.open(storedName)
      if (!opened.ok) break
      await pipeline(opened.value, createWriteStream(pathOf(id), { flags: 'a' }))
    }
    return sizeOf(pathOf(id))
  }

  return {
    pathOf,
    prepare: async () => {},
    arrivedSoFar,
    take,
    bring,
    storedNames: async (id, connection) =>
      (await ofDocument(id, connection)).map(({ storedName }) => storedName),
    putAway,
    async letGo(id) {
      await putAway(id)
      await forgetFrom(id, 0)
    },
  }
}
