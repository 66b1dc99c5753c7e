/** The gateway's callback about a final record. Only a hint: the lookup is authoritative. */
import type { DepositRecord, RefundRecord } from './records.ts'

export type CallbackRequest = {
  method: string
  /** The host as the gateway addressed it; behind a proxy that is the forwarded host. */
  authority: string
  /** Without the query. */
  path: string
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The raw bytes: a digest over anything re-serialised proves nothing. */
  rawBody: Uint8Array
}

export type SignatureVerdict =
  | { signature: 'verified'; keyId: string }
  | { signature: 'unsigned' }
  | { signature: 'forged'; reason: string }
  /** The public keys could not be fetched: neither proven nor refuted. Let the gateway retry later. */
  | { signature: 'unverifiable'; reason: string }

export type CallbackBody =
  | { about: 'deposit'; deposit: DepositRecord }
  | { about: 'refund'; refund: RefundRecord }
  | { about: 'unparsable'; reason: string }

export type CheckedCallback = SignatureVerdict & { body: CallbackBody }
