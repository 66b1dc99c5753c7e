import { asc, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { AUDITED_REFUSALS } from '#http/audit-refusals.ts'
import { auditLog } from './tables.ts'

const isRefusal = (act: string) => AUDITED_REFUSALS.some((refusal) => refusal === act)

/**
 * A person's lines in the journal: refusals, administrator actions on their account, and their own actions as
 * administrator. It identifies no other person: an administrator's own actions are listed with time and kind, not with
 * the person they concerned. The lines are immutable and stay; the remaining user id no longer identifies the person.
 */
export const journalData = personalData({
  name: 'journal',
  schema: z.array(
    z.object({
      at: z.string(),
      what: z.string(),
      by: z.enum(['you', 'an administrator']),
      /** For refusals: the requested address. */
      asked: z.string().nullable(),
      /** The network it came from. */
      from: z.string().nullable(),
      /** For actions on the account: the reason. */
      reason: z.string().nullable(),
    }),
  ),
  gather: async (db, userId) => {
    const mine = or(eq(auditLog.who, userId), eq(auditLog.about, userId))
    const rows = await db.select().from(auditLog).where(mine).orderBy(asc(auditLog.id))
    return rows.map(({ at, act, who, about, detail, reason }) => ({
      at: at.toISOString(),
      what: act,
      by: who === userId ? ('you' as const) : ('an administrator' as const),
      asked: isRefusal(act) ? about : null,
      from: isRefusal(act) ? detail : null,
      reason: about === userId ? reason : null,
    }))
  },
  forget: async () => {},
})
