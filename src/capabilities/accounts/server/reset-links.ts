import { and, eq, like } from 'drizzle-orm'
import type { Connection } from '#ports/database/database.ts'
import { verifications } from './tables.ts'

/** The name under which Better Auth looks for the token when it comes back. */
export const resetLink = (token: string) => `reset-password:${token}`

/** One link at a time, and none survives a new password or a sign-out everywhere. */
export const endResetLinks = async ({ db }: { db: Connection }, userId: string): Promise<void> =>
  void (await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, resetLink('%')))))
