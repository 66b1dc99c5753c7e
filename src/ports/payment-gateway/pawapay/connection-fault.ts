/**
 * Determines whether a request can have left this machine. Only a fault during name lookup, connecting or
 * the TLS handshake proves it did not; every other fault leaves the question open.
 */
import { isObject } from './read-json.ts'

const WHILE_CONNECTING = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EADDRNOTAVAIL',
])

const BEFORE_ANY_BYTE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

export function connectionNeverMade(fault: unknown): boolean {
  const cause = innermost(fault)
  // Both address families are tried: each must have failed while connecting.
  if (cause instanceof AggregateError)
    return cause.errors.length > 0 && cause.errors.every(connectionNeverMade)
  if (!isObject(cause) || typeof cause.code !== 'string') return false
  // The same code on an open connection ("read ETIMEDOUT") proves nothing.
  if (WHILE_CONNECTING.has(cause.code)) return cause.syscall === 'connect'
  return BEFORE_ANY_BYTE.has(cause.code)
}

export function describeFault(fault: unknown): string {
  const cause = innermost(fault)
  if (cause instanceof AggregateError) return cause.errors.map(describeFault).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}

function innermost(fault: unknown): unknown {
  return fault instanceof Error && fault.cause instanceof Error ? innermost(fault.cause) : fault
}
