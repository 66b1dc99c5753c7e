/** Periodically deletes expired sessions and links, and outdated attempt counts. */
import { lt, or } from 'drizzle-orm'
import { startPeriodicTask } from '#background/periodic-task.ts'
import { forgetOldAttempts } from '#http/delete-old-attempts.ts'
import { hours, minutes } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { SESSION_LONGEST } from '../spec.ts'
import { sessions, verifications } from './tables.ts'

export async function tidyAccounts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const oldest = new Date(at.getTime() - SESSION_LONGEST)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, at), lt(sessions.createdAt, oldest)))
  await db.delete(verifications).where(lt(verifications.expiresAt, at))
  await forgetOldAttempts(db, at)
}

export const startAccountRetention = (services: Services): (() => Promise<void>) =>
  startPeriodicTask({
    every: hours(1),
    after: minutes(2),
    work: () => tidyAccounts(services),
    onFault: (error) => services.log.error({ reason: String(error) }, 'Sessions could not be tidied.'),
  }).stop
