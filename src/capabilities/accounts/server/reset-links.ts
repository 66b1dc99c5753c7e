import { and, eq, like, or } from 'drizzle-orm'
import type { Connection } from '#ports/database/database.ts'
import { verifications } from './tables.ts'

/** The name under which Better Auth looks for the token when it comes back. */
export const resetLink = (token: string) => `reset-password:${token}`

/** A sign-in whose password was right and whose code is still missing, by Better Auth's name. */
const HALF_A_SIGN_IN = '2fa-%'

/** One link at a time; neither a link nor half a sign-in survives a new password or a sign-out everywhere. */
export const endResetLinks = async ({ db }: { db: Connection }, userId: string): Promise<void> =>
  void (await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.value, userId),
        or(like(verifications.identifier, resetLink('%')), like(verifications.identifier, HALF_A_SIGN_IN)),
      ),
    ))
