import { expect, it } from 'vitest'
import { addressOf } from './environment.ts'

it('knows the address of the sandbox and of live payments', () => {
  expect(addressOf({ environment: 'sandbox' })).toBe('https://api.sandbox.pawapay.io')
  expect(addressOf({ environment: 'live', baseUrl: 'https://api.pawapay.io/' })).toBe(
    'https://api.pawapay.io',
  )
  expect(addressOf({ environment: 'emulator', baseUrl: 'http://127.0.0.1:4010' })).toBe(
    'http://127.0.0.1:4010',
  )
})

it.each([
  { environment: 'live', baseUrl: 'https://api.sandbox.pawapay.io' },
  { environment: 'live', baseUrl: 'http://127.0.0.1:4010' },
  { environment: 'sandbox', baseUrl: 'https://api.pawapay.io' },
  { environment: 'emulator', baseUrl: 'https://api.pawapay.io' },
  { environment: 'emulator', baseUrl: 'http://192.168.1.4:4010' },
] as const)('refuses to start with $environment at $baseUrl', (address) => {
  expect(() => addressOf(address)).toThrow(address.baseUrl)
})
