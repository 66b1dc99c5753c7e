import { expect, it } from 'vitest'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { customerMessage } from './customer-message.ts'

// The gateway's rule. An order that breaks it is thrown only when a student pays.
it.each(assistantIds)('has a message for the payer of %s that the gateway takes', (id) => {
  expect(customerMessage(ASSISTANTS[id].purchase.purchaseType)).toMatch(/^[a-zA-Z0-9 ]{4,22}$/)
})
