import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Connection } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import type { Device } from '../contract.ts'
import { deviceName } from '../rules/device-name.ts'
import type { SignedIn } from './require-sign-in.ts'
import { endResetLinks } from './reset-links.ts'
import { sessions } from './tables.ts'

/** Devices on which a person is signed in. The session token never leaves the server: its id is enough to end it. */
export async function listDevices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: SignedIn,
): Promise<Device[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, who.userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt))
  return rows.map((row) => ({
    id: row.id,
    name: deviceName(row.userAgent),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    current: row.id === who.sessionId,
  }))
}

export async function signOutDevice(
  { db }: Pick<Services, 'db'>,
  who: SignedIn,
  id: string,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, who.userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function signOutOtherDevices({ db }: Pick<Services, 'db'>, who: SignedIn): Promise<void> {
  await endResetLinks({ db }, who.userId)
  await db.delete(sessions).where(and(eq(sessions.userId, who.userId), ne(sessions.id, who.sessionId)))
}

/** Ends all sessions and reset links of a person. Returns the number of sessions. */
export async function endSessionsOf(db: Connection, userId: string): Promise<number> {
  await endResetLinks({ db }, userId)
  const ended = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return ended.length
}
