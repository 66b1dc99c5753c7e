/** The purchase the payments screen was opened for, and its contents in words. */
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { whatIsLeft } from '#capabilities/access/index.ts'
import type { Kwacha } from '#kit/money.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { hours } from '#kit/time.ts'
import {
  type AccessTerms,
  ASSISTANTS,
  type Assistant,
  type AssistantId,
  assistantOfPurchase,
  type PurchaseType,
} from '#product/assistants.ts'
import { REFUSALS } from '../spec.ts'

export type Bought = { assistant: AssistantId; purchaseType: PurchaseType; price: Kwacha }
export type NotBought = Problem<'nothing-chosen' | 'unknown-product' | 'wrong-amount'> & {
  /** The correct assistant, if only the price was wrong. */
  assistant?: AssistantId
}

/**
 * The address is untrusted: amount and words come from the catalogue alone, so a crafted link cannot show a false price
 * or name.
 */
export function whatIsBought(query: { get(name: string): string | null }): Result<Bought, NotBought> {
  const purchaseType = query.get('purchaseType')
  if (!purchaseType) return failed({ code: 'nothing-chosen', message: 'Choose an assistant to pay for.' })
  const assistant = assistantOfPurchase(purchaseType)
  if (!assistant) return failed({ code: 'unknown-product', message: REFUSALS.unknownProduct })
  const { prices, purchase } = ASSISTANTS[assistant]
  const asked = query.get('price')
  if (asked !== null && Number(asked || Number.NaN) !== prices.charged)
    return failed({ code: 'wrong-amount', message: REFUSALS.wrongAmount, assistant })
  return ok({ assistant, purchaseType: purchase.purchaseType, price: prices.charged })
}

type PurchaseTerm = { term: string; words: string }

/** Time, Use within, Renews: the lines of a receipt. */
export function receiptLines(id: AssistantId): PurchaseTerm[] {
  const { access }: Assistant = ASSISTANTS[id]
  return [allowanceLine(access.allowance), validityLine(access.validity), { term: 'Renews', words: 'No' }]
}

function allowanceLine(allowance: Assistant['access']['allowance']): PurchaseTerm {
  switch (allowance.kind) {
    case 'minutes':
      return { term: 'Time', words: `${allowance.limit} minutes, two sessions of 30` }
    case 'uploads':
      return { term: 'Documents', words: `${allowance.limit} to upload` }
    case 'generations':
      return { term: 'Decks', words: `${allowance.limit}, of 18 slides each` }
    case 'unlimited':
      return { term: 'Use', words: 'As often as you like' }
  }
}

const validityLine = (validity: Assistant['access']['validity']): PurchaseTerm => ({
  term: 'Use within',
  words: validity.kind === 'calendar-month' ? 'One calendar month' : `${validity.ms / hours(24)} days`,
})

const UNITS = { minutes: 'minutes', uploads: 'documents', generations: 'decks' } as const

/** Asked before a metered assistant is bought once more while some of it is left; undefined where there is no question. */
export function buyMoreQuestion(id: AssistantId, access: AssistantAccess, day: string): string | undefined {
  const { allowance }: AccessTerms = ASSISTANTS[id].access
  const { minutesLeft, uploadsLeft, generationsLeft } = access
  const left = whatIsLeft(access)
  const isSomeLeft = [minutesLeft, uploadsLeft, generationsLeft].some(
    (amount) => amount !== undefined && amount > 0,
  )
  if (!access.paid || !isSomeLeft || allowance.kind === 'unlimited') return undefined
  return `You have ${left} until ${day}. Buy ${allowance.limit} more ${UNITS[allowance.kind]}?`
}
