/** Payments are kept, because the law wants the books; who paid is taken out of them when an account is deleted. */
import { eq } from 'drizzle-orm'
import { holdPerson } from '#capabilities/accounts/server/people.ts'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { ANONYMOUS } from '../rules/payer-name.ts'
import { outbox, payments, transactions } from './tables.ts'

export const paymentsPersonalData: PersonalData = {
  name: 'payments',
  async gather(db, userId) {
    const [attempts, paid] = await Promise.all([
      db.select().from(payments).where(eq(payments.userId, userId)),
      db.select().from(transactions).where(eq(transactions.userId, userId)),
    ])
    return { payments: attempts, transactions: paid }
  },
  async forget(tx, userId) {
    // First the person, then the payments: settling takes its locks in the same order.
    await holdPerson(tx, userId, 'whole')
    await tx.update(payments).set({ phone: null }).where(eq(payments.userId, userId))
    await tx
      .update(transactions)
      .set({ userName: ANONYMOUS, userEmail: null, phoneNumber: null })
      .where(eq(transactions.userId, userId))
    await tx.update(outbox).set({ nextTryAt: null }).where(eq(outbox.userId, userId))
  },
}
