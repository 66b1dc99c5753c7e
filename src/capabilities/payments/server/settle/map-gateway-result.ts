/** From a gateway's words to what the rules understand, and to a line in the payment's history. */
import { assertNever } from '#kit/assert-never.ts'
import type { StartOutcome } from '#ports/payment-gateway/payment-gateway.ts'
import type { DepositReading, DepositRecord } from '#ports/payment-gateway/records.ts'
import type { GatewayResult } from '../../rules/settle.ts'

/** Results of a start request, the same for deposits and refunds. */
type StartResult = Extract<
  GatewayResult,
  { type: 'accepted' | 'duplicate' | 'refused' | 'misconfigured' | 'never-sent' | 'no-answer' }
>

export function mapStartAnswer(answer: StartOutcome): StartResult {
  switch (answer.outcome) {
    case 'accepted':
    case 'duplicate':
      return { type: answer.outcome }
    case 'refused':
    case 'misconfigured':
      return { type: answer.outcome, code: answer.code, message: answer.message }
    case 'never-sent':
      return { type: 'never-sent', reason: answer.reason }
    case 'unknown':
      return { type: 'no-answer', reason: answer.reason, misconfigured: false, toRequest: true }
    default:
      return assertNever(answer)
  }
}

export function mapDepositRecord(deposit: DepositRecord): GatewayResult {
  const { status, amount, currency, failure, providerTransactionId, phone, provider } = deposit
  const payer = phone && provider ? { phone, provider } : undefined
  return { type: 'status', status, amount, currency, failure, providerTransactionId, payer }
}

export function mapDepositReading(reading: DepositReading): GatewayResult {
  switch (reading.reading) {
    case 'found':
      return mapDepositRecord(reading.deposit)
    case 'not-found':
      return { type: 'not-found' }
    case 'unreachable':
      return { type: 'no-answer', reason: reading.reason, misconfigured: reading.misconfigured }
    default:
      return assertNever(reading)
  }
}

const LONGEST_DETAIL = 500

/** For the history: the gateway's words unchanged, truncated if too long, without a phone number. */
export function resultInWords(heard: GatewayResult): { heard: string; detail: string | null } {
  // The database takes no zero bytes, and what strangers send may hold some.
  const cut = (text: string) => text.replaceAll('\u0000', '').slice(0, LONGEST_DETAIL)
  switch (heard.type) {
    case 'status': {
      const status = typeof heard.status === 'object' ? cut(heard.status.unknown) : heard.status
      const amount = typeof heard.amount === 'object' ? heard.amount.unreadable : heard.amount
      const facts = {
        amountNgwee: amount,
        currency: heard.currency,
        providerTransactionId: heard.providerTransactionId,
        failure: heard.failure?.code,
        message: heard.failure?.message,
      }
      return { heard: status, detail: cut(JSON.stringify(facts)) }
    }
    case 'refused':
    case 'misconfigured':
      return { heard: heard.type, detail: cut(`${heard.code}: ${heard.message}`) }
    case 'never-sent':
    case 'no-answer':
      return { heard: heard.type, detail: cut(heard.reason) }
    default:
      return { heard: heard.type, detail: null }
  }
}
