/**
 * Mobile money moves here. Every gateway behind this port passes payment-gateway.conformance.ts.
 *
 * Two rules run through it. An outcome that cannot be known yet is never called a failure: it is `unknown`,
 * and the caller looks the deposit up. And money is whole ngwee on our side, whatever the wire format.
 */
import type { Ngwee } from '#kit/money.ts'
import type { Problem, Result } from '#kit/result.ts'
import type { ProviderId } from '#product/mobile-money.ts'
import type { CallbackRequest, CheckedCallback } from './callback.ts'
import type { GatewayConfiguration, ProviderAvailability } from './configuration.ts'
import type { DepositReading, RefundReading } from './records.ts'

export type Environment = 'emulator' | 'sandbox' | 'live'

export type PaymentGateway = {
  readonly environment: Environment
  /** Repeating a request with the same `depositId` charges once; a repeat answers `duplicate`, whatever its fields. */
  startDeposit(order: DepositOrder, signal?: AbortSignal): Promise<StartOutcome>
  readDeposit(depositId: string, signal?: AbortSignal): Promise<DepositReading>
  /** Only a final deposit has a callback to resend. */
  resendCallback(depositId: string, signal?: AbortSignal): Promise<ResendOutcome>
  checkCallback(request: CallbackRequest): Promise<CheckedCallback>
  /** Fetched each time: limits belong to the account. A caller may cache the answer for five minutes. */
  activeConfiguration(signal?: AbortSignal): Promise<Result<GatewayConfiguration, GatewayProblem>>
  availability(signal?: AbortSignal): Promise<Result<ProviderAvailability[], GatewayProblem>>
  /** A guess, wrong about once in a thousand: choose it for the user and let them change it. */
  predictProvider(phone: string, signal?: AbortSignal): Promise<Result<Prediction, GatewayProblem>>
  startRefund(order: RefundOrder, signal?: AbortSignal): Promise<StartOutcome>
  readRefund(refundId: string, signal?: AbortSignal): Promise<RefundReading>
}

export type DepositOrder = {
  /** A UUIDv4 in lower case that is already committed on our side: it is the key that makes a repeat harmless. */
  depositId: string
  amount: Ngwee
  /** Country code and number, digits only: 260971234567. */
  phone: string
  provider: ProviderId
  /** May appear on the payer's receipt: 4 to 22 of a-z, A-Z, 0-9 and space. */
  customerMessage?: string
  clientReferenceId?: string
  metadata?: readonly MetadataItem[]
}

export type RefundOrder = {
  refundId: string
  depositId: string
  /** If absent, everything is refunded. */
  amount?: Ngwee
  clientReferenceId?: string
  metadata?: readonly MetadataItem[]
}

/** At most ten, every key once. */
export type MetadataItem = { key: string; value: string; personal?: boolean }

export type StartOutcome =
  /** Queued; no money has moved yet. */
  | { outcome: 'accepted'; created: string | null }
  /** This id was accepted earlier: look it up. */
  | { outcome: 'duplicate'; created: string | null }
  /** Final, and nothing was charged, if this was the first time the id was sent. */
  | { outcome: 'refused'; code: string; message: string }
  /** A timeout, a 5xx, a dropped connection, garbage: the deposit may exist or not. Look it up. */
  | { outcome: 'unknown'; reason: string }
  /** The connection was provably never made, so nothing can have been charged. */
  | { outcome: 'never-sent'; reason: string }
  /** 401 or 403: our fault, and every customer is affected. Alarm the operator. */
  | { outcome: 'misconfigured'; code: string; message: string }

export type ResendOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'unreachable'; reason: string }
  | { outcome: 'misconfigured'; code: string; message: string }

export type Prediction = { provider: string; phone: string; country: string }

/** `message` is for the log: none of these is a sentence for a customer. */
export type GatewayProblem = Problem<'unreachable' | 'misconfigured' | 'refused'>
