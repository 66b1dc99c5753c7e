/** Everything the emulator remembers. It is one JSON file, so a killed program resumes where it stopped. */

import type { ProviderId } from '#product/mobile-money.ts'
import type { Failure } from '../records.ts'

type Attempt = { at: string; status: string; answer: number | string }

/** A deposit or a refund: they have the same life cycle. Amounts stay the text they were sent as. */
export type Operation = {
  kind: 'deposit' | 'refund'
  id: string
  /** On a refund: the deposit it refunds. */
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
  /** The PIN prompt on the payer's phone. */
  prompt: 'none' | 'open' | 'ignored'
  /** A test's changes to this operation. */
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

/** How a callback is sent where it differs from the ordinary. */
export type CallbackWish = { status?: string; times?: number; signature?: 'forged' | 'bad' | 'raw' | 'none' }

export type Fault = {
  id: number
  match: { op: string; phone?: string; provider?: string; id?: string; nth?: number }
  action: string
  params: Record<string, unknown>
  /** How often it still applies; null for ever. */
  times: number | null
  seen: number
}

export type EmulatedStatus = 'OPERATIONAL' | 'DELAYED' | 'CLOSED'
export type ProviderStatuses = Record<ProviderId, { DEPOSIT: EmulatedStatus; REFUND: EmulatedStatus }>

export type EmulatorState = {
  version: 1
  /** How far its clock is ahead of the machine's. */
  clockShift: number
  order: number
  signingKey: { privateKey: string; publicKey: string }
  deposits: Record<string, Operation>
  refunds: Record<string, Operation>
  statements: Record<string, Statement>
  agenda: DueEvent[]
  faults: Fault[]
  providers: ProviderStatuses
  /** All requests to start a deposit that arrived, whatever their outcome. */
  depositsReceived: number
}

export const isFinal = (status: string) => status === 'COMPLETED' || status === 'FAILED'
