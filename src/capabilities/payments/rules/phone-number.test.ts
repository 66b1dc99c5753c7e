import { describe, expect, it } from 'vitest'
import { isPayablePhone, msisdnOf, providerOfPhone, tidyPhone } from './phone-number.ts'

const pasted = tidyPhone
const typed = (keys: string) => [...keys].reduce((shown, key) => tidyPhone(shown + key), '')

const waysToWriteIt = [
  '260971234567',
  '0971234567',
  '971234567',
  '+260971234567',
  '+260 97 123 4567',
  '260 97 123 4567',
  '+260 (0)97 123-4567',
  '00260971234567',
  '26971234567',
  '097/123.4567',
]

describe('the phone input', () => {
  it('strips what is not a digit [S1-109]', () => {
    expect(pasted('+26 097-12a3')).toBe('26097123')
    expect(pasted('number: 260 97')).toBe('26097')
    expect(pasted('abc')).toBe('')
  })

  it('prepends 26 when the digits do not begin with 26, and never twice [S1-110]', () => {
    expect(pasted('097')).toBe('26097')
    expect(pasted('0')).toBe('260')
    expect(pasted('26097')).toBe('26097')
    expect(typed('0955')).toBe('260955')
  })

  it.each(waysToWriteIt)('makes 260971234567 of %s, pasted or typed', (written) => {
    expect(pasted(written)).toBe('260971234567')
    expect(typed(written)).toBe('260971234567')
  })

  it.each(['961234567', '0761234567', '26 96 123 4567', '951234567', '260771234567'])(
    'knows the other prefixes as well: %s',
    (written) => {
      expect(isPayablePhone(pasted(written))).toBe(true)
      expect(typed(written)).toBe(pasted(written))
    },
  )

  it('shows the same for every start of a number, whether it was typed or pasted', () => {
    const starts = (length: number): string[] =>
      length === 0
        ? ['']
        : starts(length - 1).flatMap((start) => [...'0123456789'].map((digit) => start + digit))
    for (const start of [1, 2, 3, 4].flatMap(starts))
      if (typed(start) !== pasted(start))
        expect.fail(`${start}: typed ${typed(start)}, pasted ${pasted(start)}`)
  })

  it('changes nothing that it has already tidied', () => {
    for (const written of [...waysToWriteIt, '2', '26', '260', '9', '97', '5', '61'])
      expect(tidyPhone(pasted(written))).toBe(pasted(written))
  })

  it('lets the student delete everything, one digit at a time', () => {
    let shown = pasted('0971234567')
    for (let left = 12; left > 0; left--) {
      expect(shown).toHaveLength(left)
      shown = tidyPhone(shown.slice(0, -1))
    }
    expect(shown).toBe('')
  })

  it('keeps the number whole when a digit of the country code is deleted from the front', () => {
    const number = '260971234567'
    for (const left of [number.slice(1), `2${number.slice(2)}`, number.slice(2), number.slice(3)])
      expect(tidyPhone(left)).toBe(number)
  })

  it('lets a digit in the middle be taken out and another put in', () => {
    for (let at = 3; at < 12; at++) {
      const without = `260971234567`.slice(0, at) + '260971234567'.slice(at + 1)
      expect(tidyPhone(without)).toBe(without)
    }
  })

  it('holds at most twelve digits', () => {
    expect(pasted('26097123456789')).toBe('260971234567')
    expect(typed('097123456789')).toBe('260971234567')
  })
})

describe('a number that can pay', () => {
  it.each(['260951234567', '260961234567', '260971234567', '260761234567', '260771234567'])(
    'is 26, one of 095, 096, 097, 076, 077, then 7 digits: %s [S1-111]',
    (phone) => {
      expect(isPayablePhone(phone)).toBe(true)
      expect(msisdnOf(phone)).toBe(phone)
    },
  )

  it.each([
    ['0971234567', 'no country code'],
    ['26097123456', 'six digits after the prefix'],
    ['2609712345678', 'eight digits after the prefix'],
    ['260981234567', 'a prefix no provider owns'],
    ['260751234567', 'another such prefix'],
    ['260211234567', 'a landline'],
    ['270971234567', 'another country'],
    ['26971234567', 'no 0'],
    ['260 971234567', 'a space'],
    ['260971234567\n', 'a line break'],
    ['', 'nothing'],
  ])('is not %j: %s [S1-111]', (phone) => {
    expect(isPayablePhone(phone)).toBe(false)
  })

  it('belongs to the provider of its prefix, known as soon as that is typed', () => {
    expect(providerOfPhone('260971234567')).toBe('AIRTEL_OAPI_ZMB')
    expect(providerOfPhone('26077')).toBe('AIRTEL_OAPI_ZMB')
    expect(providerOfPhone('26096')).toBe('MTN_MOMO_ZMB')
    expect(providerOfPhone('260761')).toBe('MTN_MOMO_ZMB')
    expect(providerOfPhone('26095')).toBe('ZAMTEL_ZMB')
    for (const undecided of ['', '26', '2609', '26098', '097'])
      expect(providerOfPhone(undecided)).toBeUndefined()
  })

  it.each(waysToWriteIt)('is given to the gateway as 260971234567, written as %s', (written) => {
    expect(msisdnOf(written)).toBe('260971234567')
  })

  it('is not made out of a number that is too long by cutting it', () => {
    expect(msisdnOf('09712345678')).toBeUndefined()
  })
})
