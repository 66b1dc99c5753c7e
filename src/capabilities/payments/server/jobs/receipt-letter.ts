import { showNgwee } from '#kit/money.ts'
import type { Letter } from '#ports/mail/mail.ts'
import type { ReceiptFacts } from '../../contract.ts'

/** Zambia is two hours ahead all year. */
const inLusaka = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Lusaka',
  }).format(new Date(moment))

export function receiptLetter(about: { to: string; receipt: ReceiptFacts; baseUrl: string }): Letter {
  const { receipt } = about
  const amount = showNgwee(receipt.amountNgwee).replace('\u2009', ' ')
  const lines = [
    `Hello ${receipt.paidBy},`,
    `Thank you. Your payment of ${amount} for ${receipt.description} has arrived, and your access is open.`,
    [
      `Receipt: ${receipt.number}`,
      `Paid: ${inLusaka(receipt.paidAt)}`,
      `With: ${receipt.providerName}, ${receipt.phone}`,
      ...(receipt.providerTransactionId ? [`Operator’s number: ${receipt.providerTransactionId}`] : []),
      `What you get: ${receipt.offer}`,
      ...(receipt.validUntil ? [`Valid until: ${inLusaka(receipt.validUntil)}`] : []),
    ].join('\n'),
    ...(receipt.testMoney ? ['This was a test payment. No real money moved.'] : []),
    `All your payments and receipts: ${about.baseUrl}/payments`,
    'Weekbe4',
  ]
  return { to: about.to, subject: `Your Weekbe4 receipt ${receipt.number}`, text: lines.join('\n\n') }
}
