/** A gateway's message to us about a record that became final. A hint: the lookup is the truth. */
import type { DepositRecord, RefundRecord } from './records.ts'

export type CallbackRequest = {
  method: string
  /** The host as the gateway addressed it; behind a proxy that is the forwarded host. */
  authority: string
  /** Without the query. */
  path: string
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The bytes as they arrived: a digest over anything re-serialised proves nothing. */
  rawBody: Uint8Array
}

export type SignatureVerdict =
  | { signature: 'verified'; keyId: string }
  | { signature: 'unsigned' }
  | { signature: 'forged'; reason: string }
  /** The public keys could not be fetched: not proven and not refuted. Let the gateway try again later. */
  | { signature: 'unverifiable'; reason: string }

export type CallbackBody =
  | { about: 'deposit'; deposit: DepositRecord }
  | { about: 'refund'; refund: RefundRecord }
  | { about: 'unparsable'; reason: string }

export type CheckedCallback = SignatureVerdict & { body: CallbackBody }
