/** The emulator's own messages for staff; a customer never sees them. */
import type { Failure } from '../records.ts'

const messages: Record<string, string> = {
  PAYMENT_NOT_APPROVED: 'The customer did not authorise the payment.',
  INSUFFICIENT_BALANCE: 'The customer does not have enough funds.',
  PAYMENT_IN_PROGRESS: 'The customer already has a payment in progress.',
  PAYER_NOT_FOUND: 'The phone number does not belong to this provider.',
  PAYER_LIMIT_REACHED: 'The customer has reached a wallet limit.',
  RECIPIENT_NOT_FOUND: 'The phone number does not belong to this provider.',
  UNSPECIFIED_FAILURE: 'The provider gave no reason.',
  MANUALLY_CANCELLED: 'Cancelled while it was enqueued.',
}

export const failureOf = (code: string): Failure => ({ code, message: messages[code] ?? code })
