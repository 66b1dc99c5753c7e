import { generateKeyPairSync } from 'node:crypto'
import { seconds } from '#kit/time.ts'
import { signatureHeaders } from '../pawapay/sign-message.ts'
import { type Emulator, SIGNING_KEY_ID } from './settings.ts'
import type { CallbackWish } from './state.ts'

const CONTENT_TYPE = 'application/json; charset=UTF-8'
const TIMEOUT = seconds(10)

/** The answer's status, or why there was none. */
export async function postCallback(
  emulator: Emulator,
  body: string,
  signature: CallbackWish['signature'],
  url = emulator.settings.callbackUrl ?? '',
): Promise<number | string> {
  try {
    const headers = headersFor(emulator, new URL(url), body, signature)
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), emulator.closing]),
    })
    await response.body?.cancel()
    return response.status
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

function headersFor(
  { world, settings }: Emulator,
  url: URL,
  body: string,
  signature: CallbackWish['signature'],
): Record<string, string> {
  if (signature === 'none' || settings.signCallbacks === false) return { 'content-type': CONTENT_TYPE }
  const time = new Date(settings.signatureTime())
  const key = {
    keyId: SIGNING_KEY_ID,
    // A forger knows the key's id, not the key.
    privateKey:
      signature === 'forged'
        ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
        : world.state.signingKey.privateKey,
    encoding: signature === 'raw' ? ('raw' as const) : ('der' as const),
  }
  const headers = signatureHeaders({ method: 'POST', url, contentType: CONTENT_TYPE, body }, key, time)
  if (signature !== 'bad') return headers
  // Right key, right digest, but computed over another message.
  const other = { method: 'POST', url: new URL('/elsewhere', url), contentType: CONTENT_TYPE, body }
  return { ...headers, signature: signatureHeaders(other, key, time).signature! }
}
