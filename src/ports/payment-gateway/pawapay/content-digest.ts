/** The `Content-Digest` header (RFC 9530): ties the signature to the exact bytes of the body. */
import { createHash, timingSafeEqual } from 'node:crypto'

const KNOWN = { 'sha-512': 'sha512', 'sha-256': 'sha256' } as const

export const contentDigest = (body: Uint8Array | string, algorithm: keyof typeof KNOWN = 'sha-512') =>
  `${algorithm}=:${createHash(KNOWN[algorithm]).update(body).digest('base64')}:`

/** At least one supported algorithm, and every one of those must match. */
export function digestMatches(header: string, body: Uint8Array): boolean {
  const stated = header.split(',').flatMap((entry) => {
    const [, algorithm, encoded] = /^\s*(sha-512|sha-256)=:([A-Za-z0-9+/=]+):\s*$/.exec(entry) ?? []
    return algorithm && encoded ? [{ algorithm: algorithm as keyof typeof KNOWN, encoded }] : []
  })
  return stated.length > 0 && stated.every(({ algorithm, encoded }) => sameDigest(algorithm, encoded, body))
}

function sameDigest(algorithm: keyof typeof KNOWN, encoded: string, body: Uint8Array): boolean {
  const expected = createHash(KNOWN[algorithm]).update(body).digest()
  const received = Buffer.from(encoded, 'base64')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
