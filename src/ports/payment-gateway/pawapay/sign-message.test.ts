import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { publicKeys } from './public-keys.ts'
import { signatureHeaders } from './sign-message.ts'
import { verifySignature } from './verify-signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const now = new Date('2026-03-02T08:00:00Z')
const url = new URL('https://api.pawapay.io/v2/deposits')
const body = '{"amount":"150"}'

const signed = (encoding: 'der' | 'raw') =>
  signatureHeaders(
    { method: 'POST', url, contentType: 'application/json', body },
    { keyId: 'our-key', privateKey, encoding },
    now,
  )

it.each(['der', 'raw'] as const)('signs a request so that a verifier accepts it, in %s', async (encoding) => {
  const keys = publicKeys(
    async () => [{ id: 'our-key', key: publicKey.export({ type: 'spki', format: 'pem' }) }],
    () => now,
  )
  const request = {
    method: 'POST',
    authority: url.host,
    path: url.pathname,
    headers: signed(encoding),
    rawBody: Buffer.from(body),
  }
  expect(await verifySignature(request, keys, now)).toEqual({ signature: 'verified', keyId: 'our-key' })
})

it('writes the two encodings with their own lengths', () => {
  const bytes = (encoding: 'der' | 'raw') => Buffer.from(signed(encoding).signature!.slice(8, -1), 'base64')
  expect(bytes('raw')).toHaveLength(64)
  expect(bytes('der')[0]).toBe(0x30)
  expect(bytes('der').length).toBeGreaterThan(66)
})

it('covers what the gateway documents, and lives for 60 seconds', () => {
  expect(signed('der')['signature-input']).toBe(
    'sig-pp=("@method" "@authority" "@path" "signature-date" "content-digest" "content-type");alg="ecdsa-p256-sha256";keyid="our-key";created=1772438400;expires=1772438460',
  )
})
