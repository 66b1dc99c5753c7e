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
const DECIDES = `A person decides now: your access is opened, or your money is paid back. ${NOT_AGAIN}`

export function heldWords(held: HeldFacts): string {
  switch (held.heldBecause) {
    case 'money-differs':
      return `${whatArrived(held)} ${DECIDES}`
    case 'final-states-disagree':
      return `This payment was first reported as failed, and then as paid. ${DECIDES}`
    case 'too-old':
      return `No result came for this payment within seven days. A person looks into it with the operator. ${NOT_AGAIN}`
    default:
      return `The answer about this payment could not be understood. We go on asking, and a person looks at it. ${NOT_AGAIN}`
  }
}

function whatArrived({ amountNgwee, receivedNgwee, receivedCurrency }: HeldFacts): string {
  const price = showNgwee(amountNgwee)
  if (receivedCurrency !== CURRENCY) return `Your payment arrived, but not in kwacha. The price is ${price}.`
  if (receivedNgwee === null)
    return `Your payment arrived, but its amount could not be read. The price is ${price}.`
  return `${showNgwee(receivedNgwee)} arrived, and the price is ${price}.`
}
