/** Letters that a payment's own transaction promised. Sent at least once, and tried for days. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { findPerson } from '#capabilities/accounts/server/index.ts'
import { showNgwee } from '#kit/money.ts'
import { minutes } from '#kit/time.ts'
import type { Letter } from '#ports/mail/mail.ts'
import type { Services } from '#ports/services.ts'
import type { ReceiptFacts } from '../../contract.ts'
import { heldWords } from '../../rules/review-words.ts'
import { MOST_LETTER_TRIES, nextLetterTry } from '../../rules/schedule.ts'
import { raiseAlarm } from '../settle/alarms.ts'
import { letterAbout } from '../settle/promise-letter.ts'
import { assistantName, receiptsOf } from '../show-payment.ts'
import { outbox, type PaymentRow, payments } from '../tables.ts'

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

/** Zambia is two hours ahead all year. */
const inLusaka = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Lusaka',
  }).format(new Date(moment))

function receiptLetter(about: { to: string; receipt: ReceiptFacts; baseUrl: string }): Letter {
  const { receipt } = about
  const amount = showNgwee(receipt.amountNgwee).replace('\u2009', ' ')
  const lines = [
    `Hello ${receipt.paidBy},`,
    `Thank you. We have received your payment of ${amount} for ${receipt.description}, and your access is open.`,
    [
      `Receipt: ${receipt.number}`,
      `Paid: ${inLusaka(receipt.paidAt)}`,
      `Paid with: ${receipt.providerName}, ${receipt.phone}`,
      ...(receipt.providerTransactionId ? [`Operator’s reference: ${receipt.providerTransactionId}`] : []),
      `What you get: ${receipt.offer}`,
      ...(receipt.validUntil ? [`Valid until: ${inLusaka(receipt.validUntil)}`] : []),
    ].join('\n'),
    ...(receipt.testMoney ? ['This was a test payment. No real money moved.'] : []),
    `All your payments and receipts: ${about.baseUrl}/payments`,
    'Weekbe4',
  ]
  return { to: about.to, subject: `Your Weekbe4 receipt ${receipt.number}`, text: lines.join('\n\n') }
}

/** Sent when a payment is held: the same words as on the screen, so the student never reads two versions. */
function heldLetter(about: {
  to: { email: string; name: string }
  payment: PaymentRow
  baseUrl: string
}): Letter {
  const { to, payment, baseUrl } = about
  return {
    to: to.email,
    subject: 'We are checking your Weekbe4 payment',
    text: [
      `Hello ${to.name},`,
      `This is about your payment for ${assistantName(payment.purchaseType)}.`,
      heldWords(payment),
      `All your payments and receipts: ${baseUrl}/purchases`,
      'Weekbe4',
    ].join('\n\n'),
  }
}
