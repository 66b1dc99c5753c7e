import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import type { Services } from '#ports/services.ts'
import { Purchase } from '../contract.ts'
import { purchaseOnTheWire } from './access-of.ts'
import { purchases, reservations } from './tables.ts'

/** Purchases hold no name. They are kept for the books; the remaining user id no longer identifies the person. */
export const accessPersonalData = ({ now }: Pick<Services, 'now'>) =>
  personalData({
    name: 'purchases',
    schema: z.array(Purchase),
    gather: async (db, userId) => {
      const mine = eq(purchases.userId, userId)
      const rows = await db.select().from(purchases).where(mine).orderBy(asc(purchases.createdAt))
      return rows.map((row) => purchaseOnTheWire({ ...row, held: 0 }, now()))
    },
    // What was under way ends with the account: nothing stays held.
    forget: async (tx, userId) => {
      await tx
        .update(reservations)
        .set({ state: 'given-back' })
        .where(and(eq(reservations.userId, userId), eq(reservations.state, 'held')))
    },
  })
