import { describe, expect, it } from 'vitest'
import { amountFromWire, amountOnWire } from './amount.ts'

/** The pattern the gateway itself applies: no leading and no trailing zeros. */
const ACCEPTED_BY_THE_GATEWAY = /^([0]|([1-9][0-9]{0,17}))([.][0-9]{0,3}[1-9])?$/

describe('an amount on its way out', () => {
  it.each([
    [15_000, '150'],
    [9_000, '90'],
    [15_050, '150.5'],
    [105, '1.05'],
    [50, '0.5'],
    [1, '0.01'],
    [15_001, '150.01'],
    [2_000_000, '20000'],
  ])('%i ngwee is written %s', (ngwee, written) => {
    expect(amountOnWire(ngwee)).toBe(written)
  })

  it('never ends in a zero after the point, and reads back as the same sum', () => {
    for (let ngwee = 1; ngwee <= 30_000; ngwee++) {
      const written = amountOnWire(ngwee)
      if (!ACCEPTED_BY_THE_GATEWAY.test(written) || amountFromWire(written) !== ngwee)
        expect.fail(`${ngwee} was written ${written}`)
    }
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses to charge %d ngwee',
    (ngwee) => {
      expect(() => amountOnWire(ngwee)).toThrow(RangeError)
    },
  )
})

describe('an amount that comes back', () => {
  it.each(['150', '150.0', '150.00', '150.0000', 150])('reads %j as 15000 ngwee', (received) => {
    expect(amountFromWire(received)).toBe(15_000)
  })

  it.each([
    ['0.07', 7],
    ['1.1', 110],
    ['19.99', 1_999],
    ['0', 0],
  ])('reads %s exactly', (received, ngwee) => {
    expect(amountFromWire(received)).toBe(ngwee)
  })

  it.each(['150.005', '-150', '1e3', '150,00', ' 150', 'NaN', '99999999999999999', '150.', '.5', '0x96'])(
    'keeps %j as it came, because it is no sum in whole ngwee',
    (received) => {
      expect(amountFromWire(received)).toEqual({ unreadable: received })
    },
  )

  it('keeps what is not even text', () => {
    expect(amountFromWire(undefined)).toEqual({ unreadable: 'nothing' })
    expect(amountFromWire({ value: '150' })).toEqual({ unreadable: 'an object' })
  })
})
