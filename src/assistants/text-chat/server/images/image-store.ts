/** Generated images, stored with their conversation and for one user. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import { newStoredName, type StoredName } from '#ports/files/files.ts'
import { handOver } from '#ports/files/hand-over.ts'
import type { Services } from '#ports/services.ts'
import { chatImages, type ImageRow } from '../tables.ts'

const AT_ONCE = 1_000

export async function ownsImage(db: Database, storedName: StoredName): Promise<boolean> {
  const [row] = await db
    .select({ id: chatImages.id })
    .from(chatImages)
    .where(eq(chatImages.storedName, storedName))
    .limit(1)
  return row !== undefined
}

export function imageStore({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>) {
  return {
    /** Its id, which cannot be guessed. */
    async keep(userId: string, conversationId: string, { bytes, mediaType }: Picture): Promise<string> {
      const storedName = await handOver(files, bytes)
      const id = newStoredName()
      const row = { id, userId, conversationId, storedName, mediaType, bytes: bytes.length, createdAt: now() }
      try {
        await db.insert(chatImages).values(row)
      } catch (error) {
        // The conversation was deleted in the meantime.
        await files.forget(storedName)
        throw error
      }
      return id
    },

    async find(userId: string, id: string): Promise<ImageRow | undefined> {
      const mine = and(eq(chatImages.id, id), eq(chatImages.userId, userId))
      return (await db.select().from(chatImages).where(mine))[0]
    },

    open: ({ storedName }: ImageRow) => files.open(storedName),

    /** The rows first: from then on the images cannot be opened, whatever happens to the files. */
    async forgetOf(
      connection: Database | Transaction,
      { conversationId, userId }: { conversationId?: string; userId?: string },
    ): Promise<void> {
      const which = conversationId
        ? eq(chatImages.conversationId, conversationId)
        : eq(chatImages.userId, userId ?? '')
      for (;;) {
        const rows = await connection.select().from(chatImages).where(which).limit(AT_ONCE)
        const ids = rows.map(({ id }) => id)
        if (ids.length > 0) await connection.delete(chatImages).where(inArray(chatImages.id, ids))
        for (const { storedName } of rows) await files.forget(storedName)
        if (rows.length < AT_ONCE) return
      }
    },
  }
}
