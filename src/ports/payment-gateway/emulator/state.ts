/** Everything the emulator remembers. It lies in one JSON file, so a killed program goes on where it stopped. */

import type { ProviderId } from '#product/mobile-money.ts'
import type { Failure } from '../records.ts'

type Attempt = { at: string; status: string; answer: number | string }

/** A deposit or a refund: they live the same life. Amounts stay the text they were sent as. */
export type Operation = {
  kind: 'deposit' | 'refund'
  id: string
  /** On a refund: what it pays back. */
  depositId: string | null
  amount: string
  currency: string
  phone: string
  provider: ProviderId
  customerMessage: string | null
  clientReferenceId: string | null
  metadata: Record<string, string>
  created: string
  status: string
  failure: Failure | null
  providerTransactionId: string | null
  finishedAt: string | null
  /** Whether a PIN prompt stands on the payer's phone. */
  prompt: 'none' | 'open' | 'ignored'
  /** What a test has bent about this operation. */
  bent: { amount?: string; currency?: string; flipAfter?: number }
  callbacks: Attempt[]
}

export type Statement = {
  id: string
  created: string
  startDate: string
  endDate: string
  compressed: boolean
  callbackUrl: string
  completedAt: string | null
}

export type DueEvent = { at: number; order: number } & Happening
export type Happening =
  | { what: 'move'; kind: Operation['kind']; id: string; to: string; failure?: Failure; flip?: boolean }
  | { what: 'approve-prompt' | 'expire-prompt'; id: string }
  | { what: 'callback'; kind: Operation['kind']; id: string; attempt: number; send: CallbackWish }
  | { what: 'statement-ready' | 'statement-callback'; id: string }

/** How a callback is to be sent where it is not sent the ordinary way. */
export type CallbackWish = { status?: string; times?: number; signature?: 'forged' | 'bad' | 'raw' | 'none' }

export type Fault = {
  id: number
  match: { op: string; phone?: string; provider?: string; id?: string; nth?: number }
  action: string
  params: Record<string, unknown>
  /** How often it still strikes; null for ever. */
  times: number | null
  seen: number
}

export type EmulatedStatus = 'OPERATIONAL' | 'DELAYED' | 'CLOSED'
export type ProviderStatuses = Record<ProviderId, { DEPOSIT: EmulatedStatus; REFUND: EmulatedStatus }>

export type EmulatorState = {
  version: 1
  /** How far its clock was moved ahead of the machine's. */
  clockShift: number
  order: number
  signingKey: { privateKey: string; publicKey: string }
  deposits: Record<string, Operation>
  refunds: Record<string, Operation>
  statements: Record<string, Statement>
  agenda: DueEvent[]
  faults: Fault[]
  providers: ProviderStatuses
  /** Requests to start a deposit that arrived, whatever became of them. */
  depositsReceived: number
}

export const isFinal = (status: string) => status === 'COMPLETED' || status === 'FAILED'
