import { describe, expect, it } from 'vitest'
import { grim } from './grim.ts'

describe('means of whole numbers', () => {
  it.each([
    // 66 ÷ 19 = 3.4737; 5.19 × 28 = 145.32, and 145 ÷ 28 = 5.18, 146 ÷ 28 = 5.21.
    ['3.47', 19, 1, 'possible'],
    ['5.19', 28, 1, 'impossible'],
    ['5.18', 28, 1, 'possible'],
    ['3.45', 20, 1, 'possible'],
    ['3.47', 20, 1, 'impossible'],
    // 25 ÷ 8 = 3.125 may be printed either way.
    ['3.12', 8, 1, 'possible'],
    ['3.13', 8, 1, 'possible'],
    ['3.14', 8, 1, 'impossible'],
    ['2.3', 3, 1, 'possible'],
    ['2.5', 3, 1, 'impossible'],
    // Three items and ten people: thirtieths. 3.47 × 30 = 104.1, and 104 ÷ 30 = 3.467.
    ['3.47', 10, 3, 'possible'],
    ['3.48', 10, 3, 'impossible'],
    ['-0.33', 3, 1, 'possible'],
    ['-0.30', 3, 1, 'impossible'],
    ['4', 1, 1, 'cannot-be-told'],
  ])('%s of %d people with %d items is %s', (mean, n, items, verdict) => {
    expect(grim(mean, n, items).verdict).toBe(verdict)
  })

  it.each([
    ['3.47', 100, 1],
    ['3.47', 50, 2],
    ['3.5', 10, 1],
    ['3.47', 0, 1],
  ])('cannot be told for %s of %d with %d items', (mean, n, items) => {
    expect(grim(mean, n, items).verdict).toBe('cannot-be-told')
  })

  it('names the possible means on both sides', () => {
    expect(grim('5.19', 28).nearest).toEqual(['5.18', '5.21'])
  })

  it('finds every mean possible that whole numbers can give', () => {
    for (let n = 1; n < 100; n += 1)
      for (let sum = n; sum <= 5 * n; sum += 1)
        expect(grim((sum / n).toFixed(2), n).verdict, `${sum} of ${n}`).toBe('possible')
  })
})
