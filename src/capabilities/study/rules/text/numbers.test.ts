import { describe, expect, it } from 'vitest'
import { findNumbers, withPlainDigits } from './numbers.ts'

const read = (text: string) =>
  findNumbers(text).map(
    ({ key, unit, label, sign }) => `${key}${unit}${label ? ` ${label}${sign ?? ''}` : ''}`,
  )

describe('numbers in one form', () => {
  it.each([
    ['1,480 and 1 480 and 1480 and 1\u2009480', ['1480', '1480', '1480', '1480']],
    ['.05 and 0.05 and 0,05', ['0.05', '0.05', '0.05']],
    ['62.4 %, 62.4% and 62.4 percent and 62.4 per cent', ['62.4%', '62.4%', '62.4%', '62.4%']],
    ['twelve, forty-five and two hundred and fifty', ['12', '45', '250']],
    ['twenty per cent', ['20%']],
    ['K150, ZMW 150, 150 kwacha, US$150', ['150ZMW', '150ZMW', '150ZMW', '150USD']],
    ['1.5 million', ['1500000']],
    ['18–35 years', ['18', '35']],
    ['r = −.45 and −0.84', ['-0.45 r=', '-0.84']],
    ['β = - 0.36, (– 0.4), Fees | − 2', ['-0.36 β=', '-0.4', '-2']],
    ['from 5 - 7, a rise – 0.4', ['5', '7', '0.4']],
    ['p < .001 and p ≥ 0.05', ['0.001 p<', '0.05 p≥']],
    ['M = 3.4 (SD = 0.8), mean of 3.4', ['3.4 M=', '0.8 SD=', '3.4 M=']],
    ['Table 4.2 and Chapter 3', ['4.2 table', '3 chapter']],
    ['COVID-19 in the 1990s, the 3rd', ['as written: covid-19', 'as written: 1990s', 'as written: 3rd']],
    ['half and two-thirds', ['as written: half', 'as written: two-thirds']],
    ['t(58) = 2.41', ['58 df', '2.41 t=']],
  ])('%j', (text, keys) => {
    expect(read(text)).toEqual(keys)
  })

  it('point to where they stand', () => {
    const text = 'Of 1,480 farmers, −3.5 lost; K20.'
    for (const { text: words, start, end } of findNumbers(text)) expect(text.slice(start, end)).toBe(words)
  })

  it('are read from the digits of any script', () => {
    expect(withPlainDigits('１４８０ ٢٥ ۳۵ २५ 𝟙𝟚 x²')).toBe('1480 25 35 25 12 x²')
  })
})
