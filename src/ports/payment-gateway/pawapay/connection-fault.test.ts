import { expect, it } from 'vitest'
import { connectionNeverMade } from './connection-fault.ts'

const fault = (code: string, syscall?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall }) })
const several = (...faults: Error[]) =>
  new TypeError('fetch failed', { cause: new AggregateError(faults.map(({ cause }) => cause)) })

it.each([
  ['a refused connection', fault('ECONNREFUSED', 'connect'), true],
  ['an unknown name', fault('ENOTFOUND', 'getaddrinfo'), true],
  ['a certificate nobody trusts', fault('DEPTH_ZERO_SELF_SIGNED_CERT'), true],
  ['a connection that took too long to make', fault('ETIMEDOUT', 'connect'), true],
  ['an open connection that went silent', fault('ETIMEDOUT', 'read'), false],
  ['a host that vanished while reading', fault('EHOSTUNREACH', 'read'), false],
  ['a reset', fault('ECONNRESET', 'read'), false],
  ['a closed socket', fault('UND_ERR_SOCKET'), false],
  [
    'both addresses refused',
    several(fault('ECONNREFUSED', 'connect'), fault('ENETUNREACH', 'connect')),
    true,
  ],
  [
    'one address refused, the other reset',
    several(fault('ECONNREFUSED', 'connect'), fault('ECONNRESET', 'read')),
    false,
  ],
  ['something that is no network fault', new Error('out of memory'), false],
  ['nothing at all', undefined, false],
])('%s proves that nothing was sent: %#', (_, thrown, proven) => {
  expect(connectionNeverMade(thrown)).toBe(proven)
})
