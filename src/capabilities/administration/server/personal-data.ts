import { asc, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/personal-data.ts'
import { AUDITED_REFUSALS } from '#http/audit-refusal.ts'
import { auditLog } from './tables.ts'

const isRefusal = (act: string) => AUDITED_REFUSALS.some((refusal) => refusal === act)

/**
 * A person's lines in the journal: where they were turned away, what an administrator did to their account, and what they did as
 * one. It names nobody else: of an administrator's own acts it tells when and what, not whom they were about. The lines stay,
 * because nobody can change them; what remains of the person is an id that leads nowhere.
 */
export const journalData = personalData({
  name: 'journal',
  schema: z.array(
    z.object({
      at: z.string(),
      what: z.string(),
      by: z.enum(['you', 'an administrator']),
      /** Of what was turned away: the address that was asked for. */
      asked: z.string().nullable(),
      /** The network it came from. */
      from: z.string().nullable(),
      /** Of what was done to the account: why. */
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
