/** Payments are kept because the law requires the books; the payer's identity is removed when an account is deleted. */
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { holdPerson, personalData } from '#capabilities/accounts/server/index.ts'
import type { Services } from '#ports/services.ts'
import { Payment } from '../contract.ts'
import { ANONYMOUS } from '../rules/payer-name.ts'
import { paymentOnTheWire, receiptsOf } from './show-payment.ts'
import { outbox, payments, transactions } from './tables.ts'

/** The specification's 'allTransactions', of one person. */
const Transaction = z.object({
  id: z.string(),
  paymentId: z.string(),
  userName: z.string(),
  userEmail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  amountNgwee: z.number(),
  currency: z.string(),
  paymentMethod: z.string(),
  status: z.string(),
  timestamp: z.string(),
  paymentProcessor: z.string(),
  purchaseType: z.string(),
  testMoney: z.boolean(),
})

export const paymentsPersonalData = (services: Pick<Services, 'now' | 'gateway'>) =>
  personalData({
    name: 'payments',
    schema: z.object({ payments: z.array(Payment), transactions: z.array(Transaction) }),
    async gather(db, userId) {
      const [attempts, paid, receiptOf] = await Promise.all([
        db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt)),
        db
          .select()
          .from(transactions)
          .where(eq(transactions.userId, userId))
          .orderBy(asc(transactions.timestamp)),
        receiptsOf({ ...services, db }, userId),
      ])
      return {
        payments: attempts.map((payment) => paymentOnTheWire(payment, receiptOf(payment))),
        transactions: paid.map(({ timestamp, environment, userId: _, ...rest }) => ({
          ...rest,
          timestamp: timestamp.toISOString(),
          testMoney: environment !== 'live',
        })),
      }
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
  })
