import { ASSISTANTS, type Assistant, type AssistantId } from './assistants.ts'

/**
 * The address of the payments screen for one assistant, in the shapes the specification lists.
 * The price in it is for showing: the server charges from the catalogue.
 */
export function purchaseQuery(id: AssistantId): [name: string, value: string][] {
  const { prices, purchase }: Assistant = ASSISTANTS[id]
  return [
    ...(purchase.libraryName ? [['libraryName', purchase.libraryName] as [string, string]] : []),
    ['purchaseType', purchase.purchaseType],
    ['price', String(prices.charged)],
    ...(purchase.duration ? [['duration', String(purchase.duration)] as [string, string]] : []),
    ['PayFor', purchase.PayFor],
  ]
}

export const paymentsPath = (id: AssistantId): string =>
  `/payments?${purchaseQuery(id)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
