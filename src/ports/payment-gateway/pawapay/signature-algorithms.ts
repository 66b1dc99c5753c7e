/**
 * Verifies and creates the signature itself. The standard requires ECDSA as raw r||s; the gateway's own samples
 * and its real callbacks use DER. So DER is tried first and raw second, and a setting decides which one we send.
 */
import { constants, type KeyObject, sign, verify } from 'node:crypto'

export type EcdsaEncoding = 'der' | 'raw'

const dsaEncoding = { der: 'der', raw: 'ieee-p1363' } as const
const curveOf: Record<string, string> = {
  'ecdsa-p256-sha256': 'prime256v1',
  'ecdsa-p384-sha384': 'secp384r1',
}
const hashOf: Record<string, string> = {
  'ecdsa-p256-sha256': 'sha256',
  'ecdsa-p384-sha384': 'sha384',
  'rsa-v1_5-sha256': 'sha256',
  'rsa-pss-sha512': 'sha512',
}

/** The algorithm comes from the key; the one named in the header must agree with it, or nothing is proven. */
export function signatureHolds(
  base: string,
  signature: Uint8Array,
  key: KeyObject,
  algorithm: string | undefined,
): boolean {
  const chosen = algorithm ?? algorithmOf(key)
  const hash = chosen && hashOf[chosen]
  if (!chosen || !hash || !keySuits(chosen, key)) return false
  const data = Buffer.from(base)
  if (chosen === 'rsa-pss-sha512') {
    const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }
    return verify(hash, data, pss, signature)
  }
  if (chosen === 'rsa-v1_5-sha256') return verify(hash, data, key, signature)
  return (['der', 'raw'] as const).some((encoding) =>
    verify(hash, data, { key, dsaEncoding: dsaEncoding[encoding] }, signature),
  )
}

/** We sign only with ECDSA on P-256: the simplest the gateway accepts. */
export const signEcdsaP256 = (base: string, key: KeyObject, encoding: EcdsaEncoding): Buffer =>
  sign('sha256', Buffer.from(base), { key, dsaEncoding: dsaEncoding[encoding] })

function algorithmOf(key: KeyObject): string | undefined {
  const curve = key.asymmetricKeyDetails?.namedCurve
  return Object.keys(curveOf).find((name) => curveOf[name] === curve)
}

function keySuits(algorithm: string, key: KeyObject): boolean {
  if (algorithm.startsWith('rsa')) return key.asymmetricKeyType === 'rsa'
  return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === curveOf[algorithm]
}
