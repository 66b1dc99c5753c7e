/** A held payment, described in the same words on screen, in the list and in the letter. */
import { type Ngwee, showNgwee } from '#kit/money.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import type { HoldReason } from './settle.ts'

export type HeldFacts = {
  heldBecause: HoldReason | null
  amountNgwee: Ngwee
  receivedNgwee: Ngwee | null
  receivedCurrency: string | null
}

const NOT_AGAIN = 'You do not need to pay again.'
const DECIDES = `One of our team will check it, and either open your access or refund you. ${NOT_AGAIN}`

export function heldWords(held: HeldFacts): string {
  switch (held.heldBecause) {
    case 'money-differs':
      return `${whatArrived(held)} ${DECIDES}`
    case 'final-states-disagree':
      return `This payment was first reported as failed, then as paid. ${DECIDES}`
    case 'too-old':
      return `We have had no result for this payment in seven days. One of our team is following it up with the mobile money operator. ${NOT_AGAIN}`
    default:
      return `We could not understand the answer we received about this payment. We keep checking, and one of our team is looking into it. ${NOT_AGAIN}`
  }
}

function whatArrived({ amountNgwee, receivedNgwee, receivedCurrency }: HeldFacts): string {
  const price = showNgwee(amountNgwee)
  if (receivedCurrency !== CURRENCY) return `Your payment arrived, but not in kwacha. The price is ${price}.`
  if (receivedNgwee === null)
    return `Your payment arrived, but its amount could not be read. The price is ${price}.`
  return `We received ${showNgwee(receivedNgwee)}, but the price is ${price}.`
}
