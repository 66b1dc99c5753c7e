import type { CallbackBody, CallbackRequest, CheckedCallback } from '../callback.ts'
import type { PublicKeys } from './public-keys.ts'
import { type JsonObject, parseObject } from './read-json.ts'
import { depositFrom, refundFrom } from './read-records.ts'
import { verifySignature } from './verify-signature.ts'

export async function checkCallback(
  request: CallbackRequest,
  keys: PublicKeys,
  now: Date,
): Promise<CheckedCallback> {
  return { ...(await verifySignature(request, keys, now)), body: callbackBody(request.rawBody) }
}

export function callbackBody(rawBody: Uint8Array): CallbackBody {
  const body = parseObject(decode(rawBody) ?? '')
  if (!body) return { about: 'unparsable', reason: 'not a JSON object' }
  return about(body)
}

function about(body: JsonObject): CallbackBody {
  // A refund also names its deposit, so its own id decides.
  const refund = refundFrom(body)
  if (refund) return { about: 'refund', refund }
  const deposit = depositFrom(body)
  if (deposit) return { about: 'deposit', deposit }
  return { about: 'unparsable', reason: 'neither a deposit nor a refund is named' }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
