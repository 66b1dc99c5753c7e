/** Signs a message in the way the gateway signs its callbacks and requires of requests. */
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { contentDigest } from './content-digest.ts'
import { type EcdsaEncoding, signEcdsaP256 } from './signature-algorithms.ts'
import { signatureBase } from './signature-base.ts'

export type SigningKey = { keyId: string; privateKey: string | KeyObject; encoding?: EcdsaEncoding }

const COVERED = ['@method', '@authority', '@path', 'signature-date', 'content-digest', 'content-type']
const LIFE_IN_SECONDS = 60

/** The body must be the exact text that is sent afterwards: serialised once, signed, then sent. */
export function signatureHeaders(
  message: { method: string; url: URL; contentType: string; body: string },
  { keyId, privateKey, encoding = 'der' }: SigningKey,
  now: Date,
): Record<string, string> {
  const created = Math.floor(now.getTime() / 1_000)
  const covered = COVERED.map((name) => `"${name}"`).join(' ')
  const parameters = `(${covered});alg="ecdsa-p256-sha256";keyid="${keyId}";created=${created};expires=${created + LIFE_IN_SECONDS}`
  const headers: Record<string, string> = {
    'signature-date': now.toISOString(),
    'content-digest': contentDigest(message.body),
    'content-type': message.contentType,
  }
  const { host: authority, pathname: path } = message.url
  const parts = { method: message.method, authority, path, header: (name: string) => headers[name] }
  const base = signatureBase(parts, COVERED, parameters)
  if (base === undefined) throw new Error('A part to be signed is missing')
  const key = typeof privateKey === 'string' ? createPrivateKey(privateKey) : privateKey
  return {
    ...headers,
    'signature-input': `sig-pp=${parameters}`,
    signature: `sig-pp=:${signEcdsaP256(base, key, encoding).toString('base64')}:`,
  }
}
