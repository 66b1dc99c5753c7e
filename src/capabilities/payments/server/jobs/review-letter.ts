import type { Letter } from '#ports/mail/mail.ts'
import { heldWords } from '../../rules/review-words.ts'
import { assistantName } from '../show-payment.ts'
import type { PaymentRow } from '../tables.ts'

/** Sent when a payment is held: the same words as on the screen, so the student never reads two versions. */
export function heldLetter(about: {
  to: { email: string; name: string }
  payment: PaymentRow
  baseUrl: string
}): Letter {
  const { to, payment, baseUrl } = about
  return {
    to: to.email,
    subject: 'Your Weekbe4 payment is being looked at',
    text: [
      `Hello ${to.name},`,
      `This is about your payment for ${assistantName(payment.purchaseType)}.`,
      heldWords(payment),
      `All your payments and receipts: ${baseUrl}/purchases`,
      'Weekbe4',
    ].join('\n\n'),
  }
}
