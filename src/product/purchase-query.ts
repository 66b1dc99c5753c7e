import { ASSISTANTS, type Assistant, type AssistantId } from './assistants.ts'

/**
 * The address of the payments screen for one assistant, in the shapes the specification lists.
 * The price in it is for showing: the server charges from the catalogue.
 */
export function purchaseQuery(id: AssistantId): URLSearchParams {
  const { prices, purchase }: Assistant = ASSISTANTS[id]
  const query = new URLSearchParams()
  if (purchase.libraryName) query.set('libraryName', purchase.libraryName)
  query.set('purchaseType', purchase.purchaseType)
  query.set('price', String(prices.charged))
  if (purchase.duration) query.set('duration', String(purchase.duration))
  query.set('PayFor', purchase.PayFor)
  return query
}

export const paymentsPath = (id: AssistantId): string => `/payments?${purchaseQuery(id)}`
