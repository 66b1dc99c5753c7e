import { publicKeys } from '../../pawapay/public-keys.ts'
import { verifySignature } from '../../pawapay/verify-signature.ts'
import { type EmulatorAnswer, refusal } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import type { Emulator } from '../settings.ts'

export function withoutAccess({ settings }: Emulator, { headers }: Request): EmulatorAnswer | undefined {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (token === undefined) return refusal(401, 'NO_AUTHENTICATION', 'No token was given.')
  if (token !== settings.token) return refusal(403, 'AUTHENTICATION_ERROR', 'The token is not valid.')
  return undefined
}

/** Only if the account requires signed requests, and only for calls that move money. */
export async function withoutSignature(
  { settings }: Emulator,
  request: Request,
): Promise<EmulatorAnswer | undefined> {
  const trusted = settings.requestKeys
  if (!trusted) return undefined
  const now = new Date(settings.signatureTime())
  const message = { ...request, authority: request.headers.host ?? '' }
  const keys = publicKeys(
    async () => trusted,
    () => now,
  )
  const verdict = await verifySignature(message, keys, now)
  if (verdict.signature === 'verified') return undefined
  const reason = verdict.signature === 'unsigned' ? 'The request is not signed.' : verdict.reason
  return refusal(403, 'HTTP_SIGNATURE_ERROR', reason)
}
