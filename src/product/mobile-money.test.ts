import { expect, it } from 'vitest'
import { PROVIDERS, providerIds } from './mobile-money.ts'

it("has 'Airtel Money' with the prefixes 097 and 077 [S1-104]", () => {
  expect(PROVIDERS.AIRTEL_OAPI_ZMB).toEqual({ name: 'Airtel Money', prefixes: ['097', '077'] })
})

it("has 'MTN Money' with the prefixes 096 and 076 [S1-105]", () => {
  expect(PROVIDERS.MTN_MOMO_ZMB).toEqual({ name: 'MTN Money', prefixes: ['096', '076'] })
})

it("has 'Zamtel Money' with the prefix 095 [S1-106]", () => {
  expect(PROVIDERS.ZAMTEL_ZMB).toEqual({ name: 'Zamtel Money', prefixes: ['095'] })
})

it('has these three ways to pay, and no prefix that belongs to two of them', () => {
  expect(providerIds).toEqual(['AIRTEL_OAPI_ZMB', 'MTN_MOMO_ZMB', 'ZAMTEL_ZMB'])
  const prefixes = Object.values(PROVIDERS).flatMap((provider) => provider.prefixes as readonly string[])
  expect(new Set(prefixes).size).toBe(prefixes.length)
})
