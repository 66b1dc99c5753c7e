import { describe, expect, it } from 'vitest'
import { equalsSigns, repairSymbols } from './repair-symbols.ts'

describe('symbols that a font has damaged', () => {
  it.each([
    ['t(23) ¼ 2.10, p b .05', 't(23) = 2.10, p < .05'],
    ['t(71.35) \u0001 \u0002.94, p \u0001 .163', 't(71.35) = −.94, p = .163'],
    ['F共2, 64兲 ⫽ 4.37, p ⬍ .02', 'F(2, 64) = 4.37, p < .02'],
    ['M ¼ 14.2, SD ¼ 1.1', 'M = 14.2, SD = 1.1'],
    ['r ⫽ ⫺.31', 'r = −.31'],
    ['t(58) ¼ À2.41', 't(58) = −2.41'],
    ['关.12, .38兴', '[.12, .38]'],
    ['14.2 ⫾ 1.1', '14.2 ± 1.1'],
  ])('are put back where the statistics leave no doubt: %j', (damaged, mended) => {
    expect(repairSymbols(damaged)).toBe(mended)
    expect(repairSymbols(damaged)).toHaveLength(damaged.length)
  })

  it('are left alone where they may be what they are', () => {
    for (const text of [
      'The ratio was ¼ of the whole.',
      'Group b had 5 pupils and group N had 7.',
      '中共和国 has 兲',
      'the p band .5',
      'À 20 ans, la loi de 1998.',
    ])
      expect(repairSymbols(text)).toBe(text)
  })
})

describe('a sign that a font has damaged', () => {
  const equals = equalsSigns(['t(94.95) \u0001 \u0002.84, p \u0003 .001'])

  it('is = where it stands between a statistic and its number, in the whole document', () => {
    expect(repairSymbols('p \u0001 .189', equals)).toBe('p = .189')
  })

  it('stays unknown where it may as well be <', () => {
    expect(repairSymbols('p \u0003 .001', equals)).toBe('p \ufffd .001')
    expect(repairSymbols('B \u0004 \u00071.90', equals)).toBe('B \ufffd \ufffd1.90')
  })
})

it('reads the same once and twice', () => {
  for (const text of [
    't(58) \u0001 \u00074.42, p \u0003 .001',
    'r \u0001 .38',
    'F共1, 38兲 ⫽ 5.10, p ⬍ .05',
  ]) {
    const once = repairSymbols(text)
    expect(repairSymbols(once)).toBe(once)
  }
})

it('shows a bullet of a symbol font as one', () => {
  expect(repairSymbols('\uf0d8 To count the wells')).toBe('• To count the wells')
  expect(repairSymbols('The sign \uf0d8 stands here')).toBe('The sign \uf0d8 stands here')
})
