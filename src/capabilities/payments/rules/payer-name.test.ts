import { expect, it } from 'vitest'
import { payerName } from './payer-name.ts'

it('calls somebody without a name Anonymous [S1-155]', () => {
  expect([undefined, null, '', '  '].map(payerName)).toEqual(Array(4).fill('Anonymous'))
  expect(payerName(' Chipo Mwansa ')).toBe('Chipo Mwansa')
})
