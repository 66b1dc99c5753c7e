import { expect, it } from 'vitest'
import { LEDGER_KINDS, ledgerLinesOf } from './ledger-lines.ts'

it.each(LEDGER_KINDS)('%s sums to zero', (kind) => {
  for (const earned of [true, false]) {
    const lines = ledgerLinesOf(kind, { amount: 15_000, purchaseType: 'defense', earned })
    expect(lines.reduce((sum, { amountNgwee }) => sum + amountNgwee, 0)).toBe(0)
    expect(lines).toHaveLength(2)
  }
})

it('takes a refund from where the money stands', () => {
  const from = (earned: boolean) =>
    ledgerLinesOf('refund-completed', { amount: 100, purchaseType: 'defense', earned })[0]?.account
  expect([from(true), from(false)]).toEqual(['revenue:defense', 'liability:held'])
})
