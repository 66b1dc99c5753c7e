/** Letters that a payment's own transaction promised. Sent at least once, and tried for days. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { findPerson } from '#capabilities/accounts/server/people.ts'
import { minutes } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { MOST_LETTER_TRIES, nextLetterTry } from '../../rules/schedule.ts'
import { raiseAlarm } from '../settle/alarms.ts'
import { letterAbout } from '../settle/promise-letter.ts'
import { receiptsOf } from '../show-payment.ts'
import { outbox, payments } from '../tables.ts'
import { receiptLetter } from './receipt-letter.ts'
import { heldLetter } from './review-letter.ts'

const BATCH = 20
/** If a sender crashes with a letter claimed, the next one takes it after this. */
const IN_HAND = minutes(5)

export async function sendLetters(services: Services): Promise<number> {
  const { db, now } = services
  const at = now()
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.nextTryAt), lte(outbox.nextTryAt, at)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(outbox)
    .set({ nextTryAt: new Date(at.getTime() + IN_HAND), tries: sql`${outbox.tries} + 1` })
    .where(sql`${outbox.id} in (${due})`)
    .returning()
  let sent = 0
  for (const letter of taken) if (await sendOne(services, letter)) sent += 1
  return sent
}

async function sendOne(services: Services, promised: typeof outbox.$inferSelect): Promise<boolean> {
  const { db, now, mail, log } = services
  const done = (change: Partial<typeof outbox.$inferInsert>) =>
    db.update(outbox).set(change).where(eq(outbox.id, promised.id))
  const letter = await write(services, promised)
  // The account is gone, so the letter has no recipient.
  if (!letter) {
    await done({ nextTryAt: null })
    return false
  }
  const answer = await mail.send(letter)
  if (answer.ok) {
    await done({ nextTryAt: null, deliveredAt: now() })
    return true
  }
  const givenUp = promised.tries >= MOST_LETTER_TRIES || answer.problem.code === 'no-recipient'
  await done({ nextTryAt: givenUp ? null : nextLetterTry(promised.tries - 1, now()) })
  if (givenUp)
    await raiseAlarm(db, log, {
      kind: 'letter-given-up',
      about: promised.key,
      depositId: promised.paymentId,
      at: now(),
    })
  return false
}

async function write(services: Services, { key, paymentId, userId }: typeof outbox.$inferSelect) {
  const { db, baseUrl } = services
  const to = await findPerson(db, userId)
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!to || !payment) return undefined
  if (key === letterAbout('held', paymentId)) return heldLetter({ to, payment, baseUrl })
  const receipt = (await receiptsOf(services, userId))(payment)
  return receipt ? receiptLetter({ to: to.email, receipt, baseUrl }) : undefined
}
