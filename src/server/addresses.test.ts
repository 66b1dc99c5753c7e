import { expect, it } from 'vitest'
import { addressList, areAddresses } from './addresses.ts'

it.each(['10.0.0.1', '10.0.0.0/8, 192.168.1.7', '::1', 'fc00::/7', 'loopback,uniquelocal'])(
  'takes %s for addresses',
  (text) => {
    expect(areAddresses(text)).toBe(true)
  },
)

it.each(['true', '1', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '10.0.0.1;10.0.0.2', ','])(
  'takes %s for none',
  (text) => {
    expect(areAddresses(text)).toBe(false)
  },
)

it('knows who is on the list, however the address is written', () => {
  const isKnown = addressList('10.1.0.0/16, 2001:db8::7, loopback')
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '127.0.0.1', '::1'])
    expect(isKnown(address)).toBe(true)
  for (const address of ['10.2.0.1', '2001:db8::8', 'not an address', ''])
    expect(isKnown(address)).toBe(false)
})
