/** Verifies that a callback really comes from the gateway, untouched and recent. */
import { seconds } from '#kit/time.ts'
import type { CallbackRequest, SignatureVerdict } from '../callback.ts'
import { digestMatches } from './content-digest.ts'
import type { PublicKeys } from './public-keys.ts'
import { signatureHolds } from './signature-algorithms.ts'
import { signatureBase } from './signature-base.ts'
import { readSignature, readSignatureInput, type SignatureInput } from './signature-input.ts'

const LABEL = 'sig-pp'
const CLOCK_SKEW = seconds(30)
/** The gateway's own limit; used where a signature names no expiry. */
const USUAL_LIFE = seconds(60)

export async function verifySignature(
  request: CallbackRequest,
  keys: PublicKeys,
  now: Date,
): Promise<SignatureVerdict> {
  const header = headerReader(request.headers)
  const inputHeader = header('signature-input')
  const signatureHeader = header('signature')
  if (inputHeader === undefined && signatureHeader === undefined) return { signature: 'unsigned' }

  const input = readSignatureInput(inputHeader ?? '', LABEL)
  const signature = readSignature(signatureHeader ?? '', LABEL)
  if (!input || !signature) return forged('the signature headers cannot be read')

  const untimely = timeProblem(input, now)
  if (untimely) return forged(untimely)
  if (!input.components.includes('content-digest')) return forged('the body is not covered by the signature')
  if (!digestMatches(header('content-digest') ?? '', request.rawBody))
    return forged('the body does not match its digest')
  const base = signatureBase({ ...request, header }, input.components, input.verbatim)
  if (base === undefined) return forged('a covered part is missing')
  if (input.keyId === undefined) return forged('no key is named')

  // Checked last, so that only an otherwise valid message can make us fetch keys.
  const key = await keys.find(input.keyId)
  if (key === 'unreachable')
    return { signature: 'unverifiable', reason: 'the public keys could not be fetched' }
  if (key === 'unknown') return forged('an unknown key')
  return signatureHolds(base, signature, key, input.algorithm)
    ? { signature: 'verified', keyId: input.keyId }
    : forged('the signature does not hold')
}

const forged = (reason: string): SignatureVerdict => ({ signature: 'forged', reason })

function timeProblem({ created, expires }: SignatureInput, now: Date): string | undefined {
  const ms = now.getTime()
  if (created === undefined && expires === undefined) return 'the signature names no time'
  if (created !== undefined && seconds(created) > ms + CLOCK_SKEW) return 'the signature is from the future'
  const end = expires === undefined ? seconds(created!) + USUAL_LIFE : seconds(expires)
  return end < ms - CLOCK_SKEW ? 'the signature has expired' : undefined
}

function headerReader(headers: CallbackRequest['headers']) {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return (name: string): string | undefined => {
    const value = byName.get(name)
    return typeof value === 'string' || value === undefined
      ? value
      : value.map((each) => each.trim()).join(', ')
  }
}
