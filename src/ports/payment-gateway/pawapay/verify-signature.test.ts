import { describe, expect, it } from 'vitest'
import type { CallbackRequest } from '../callback.ts'
import { contentDigest } from './content-digest.ts'
import { publicKeys } from './public-keys.ts'
import {
  ANOTHER_ORDER,
  ANOTHER_PUBLIC_KEY,
  BODY,
  CREATED,
  DER,
  DIGEST_NOT_COVERED,
  KEY_ID,
  PUBLIC_KEY,
  RAW,
} from './signature-vectors.ts'
import { verifySignature } from './verify-signature.ts'

const at = (second: number) => new Date((CREATED + second) * 1_000)

const keysWith = (key: string, id = KEY_ID) =>
  publicKeys(
    async () => [{ id, key }],
    () => at(0),
  )

const callback = (changes: Partial<CallbackRequest> = {}): CallbackRequest => ({
  method: 'POST',
  authority: 'weekbe4.example',
  path: '/api/payments/pawapay/callback',
  headers: DER,
  rawBody: Buffer.from(BODY),
  ...changes,
})

const verdict = (changes: Partial<CallbackRequest> = {}, keys = keysWith(PUBLIC_KEY), now = at(1)) =>
  verifySignature(callback(changes), keys, now)

const tampered = Buffer.from(BODY.replace('150.0000', '950.0000'))

describe('a signed callback', () => {
  it.each([
    ['in DER', DER],
    ['in raw r||s', RAW],
    ['over other parts in another order, with the other digest', ANOTHER_ORDER],
  ])('is verified when signed %s', async (_, headers) => {
    expect(await verdict({ headers })).toEqual({ signature: 'verified', keyId: KEY_ID })
  })

  it('is verified however the header names and the host are written', async () => {
    const headers = Object.fromEntries(
      Object.entries(DER).map(([name, value]) => [name.toUpperCase(), [value]]),
    )
    expect(await verdict({ headers, authority: 'Weekbe4.Example:443', method: 'post' })).toMatchObject({
      signature: 'verified',
    })
  })

  it.each([
    ['a body that was changed', { rawBody: tampered }, 'the body does not match its digest'],
    [
      'a body that was changed together with its digest',
      { rawBody: tampered, headers: { ...DER, 'content-digest': contentDigest(tampered) } },
      'the signature does not hold',
    ],
    [
      'a digest that is not covered',
      { headers: DIGEST_NOT_COVERED },
      'the body is not covered by the signature',
    ],
    [
      'a missing digest',
      { headers: { ...DER, 'content-digest': undefined } },
      'the body does not match its digest',
    ],
    [
      'the name of the proxy instead of the host that was called',
      { authority: '10.0.0.4:3000' },
      'the signature does not hold',
    ],
    ['another path', { path: '/api/payments/other' }, 'the signature does not hold'],
    ['another method', { method: 'PUT' }, 'the signature does not hold'],
    [
      'another content type',
      { headers: { ...DER, 'content-type': 'text/plain' } },
      'the signature does not hold',
    ],
    [
      'a covered header that is gone',
      { headers: { ...DER, 'signature-date': undefined } },
      'a covered part is missing',
    ],
    [
      'a signature without its input',
      { headers: { signature: DER.signature } },
      'the signature headers cannot be read',
    ],
    [
      'a second signature under the same label',
      { headers: { ...DER, signature: `${DER.signature}, ${RAW.signature}` } },
      'the signature headers cannot be read',
    ],
    [
      'an algorithm that does not belong to the key',
      {
        headers: {
          ...DER,
          'signature-input': DER['signature-input'].replace('ecdsa-p256-sha256', 'rsa-v1_5-sha256'),
        },
      },
      'the signature does not hold',
    ],
    [
      'a longer life written into it',
      {
        headers: {
          ...DER,
          'signature-input': DER['signature-input'].replace(/expires=\d+/, 'expires=9999999999'),
        },
      },
      'the signature does not hold',
    ],
  ])('is forged with %s', async (_, changes, reason) => {
    expect(await verdict(changes)).toEqual({ signature: 'forged', reason })
  })

  it('is forged when another key made it, or an unknown one', async () => {
    expect(await verdict({}, keysWith(ANOTHER_PUBLIC_KEY))).toMatchObject({ signature: 'forged' })
    expect(await verdict({}, keysWith(PUBLIC_KEY, 'OTHER:1'))).toEqual({
      signature: 'forged',
      reason: 'an unknown key',
    })
  })

  it.each([
    [-31, 'forged', 'the signature is from the future'],
    [-30, 'verified', undefined],
    [90, 'verified', undefined],
    [91, 'forged', 'the signature has expired'],
  ])('read %i s after it was made is %s', async (second, signature, reason) => {
    expect(await verdict({}, keysWith(PUBLIC_KEY), at(second))).toMatchObject(
      reason ? { signature, reason } : { signature },
    )
  })

  it('cannot be judged while no key can be fetched', async () => {
    const none = publicKeys(
      () => Promise.reject(new Error('down')),
      () => at(0),
    )
    expect(await verdict({}, none)).toMatchObject({ signature: 'unverifiable' })
  })
})

it('calls a callback without any signature header unsigned', async () => {
  expect(await verdict({ headers: { 'content-type': 'application/json' } })).toEqual({
    signature: 'unsigned',
  })
})
