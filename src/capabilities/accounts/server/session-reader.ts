/**
 * Reads the session with one query, because it happens at every call: a class that waits for its payments asks three
 * hundred times a second. Better Auth signs in and extends a session; a session ends when its row is deleted, by Better
 * Auth or by us (sign-out, devices, retention).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { SESSION_LONGEST, SESSION_VALID } from '../spec.ts'
import { sessions, users } from './tables.ts'

/** Better Auth extends a session when it is a day old. */
export const REFRESHED_AFTER = hours(24)

/** The token inside a cookie that we signed; undefined for one that was made or changed elsewhere. */
export function tokenInCookie(header: string, name: string, secret: string): string | undefined {
  const pair = header.split('; ').find((part) => part.startsWith(`${name}=`))
  if (!pair) return undefined
  let value: string
  try {
    value = decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  if (dot < 1 || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return undefined
  return token
}

/** `stale`: use Better Auth's own read, which extends the session. */
export async function findSession({ db }: Pick<Services, 'db'>, token: string) {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  if (!row) return null
  const { expiresAt, createdAt } = row.session
  const now = Date.now()
  if (now - createdAt.getTime() >= SESSION_LONGEST) return null
  const left = expiresAt.getTime() - now
  if (left <= 0) return null
  return { ...row, stale: left <= SESSION_VALID - REFRESHED_AFTER }
}
