import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['41.72.103.9', '41.72.103.0/24'],
  ['::ffff:41.72.103.9', '41.72.103.0/24'],
  ['2c0f:f288:e0:1234::9', '2c0f:f288:e0::/48'],
  ['2C0F:F288:0:1:2:3:4:5', '2c0f:f288:0::/48'],
  ['2c0f::1:2', '2c0f:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('of %s only the network is left', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
