import { describe, expect, it } from 'vitest'
import { agreement } from './agreement.ts'
import { EVENLY, sureByFit, sureOfShort, sureOfWords } from './how-sure.ts'

const SAID = 'the theory explains why farmers adopt new methods slowly'

describe('two hearings of one sound', () => {
  it.each([
    ['the same', SAID, SAID, 1],
    ['one word another', 'yes i did it', 'yes i hid it', 3 / 4],
    ['a word more', 'yes i did', 'yes i did it', 3 / 4],
    ['the same words in another order', 'one two three', 'three two one', 1 / 3],
    ['nothing alike', 'one two', 'yes i did it', 0],
    ['nothing the second time', 'one two', '', 0],
    ['nothing at all', '', '', 0],
  ])('that are %s agree so far', (_, one, other, far) => {
    expect(agreement(one, other)).toBeCloseTo(far)
    expect(agreement(other, one)).toBeCloseTo(far)
  })
})

describe('how sure the built-in ear is', () => {
  it('grows with the fit and with the other hearing', () => {
    expect(sureOfWords(6, 0.8)).toBeLessThan(sureOfWords(9, 0.8))
    expect(sureOfWords(6, 0.4)).toBeLessThan(sureOfWords(6, 0.9))
  })

  it('believes a fit that is merely good only where the other hearing says the same', () => {
    expect(sureOfWords(10, 0.4)).toBeLessThan(EVENLY)
    expect(sureOfWords(8, 0.9)).toBeGreaterThan(EVENLY)
  })

  it('wants a better fit where nobody had time to hear it again', () => {
    expect(sureOfWords(10, undefined)).toBeLessThan(EVENLY)
    expect(sureOfWords(12, undefined)).toBeGreaterThan(EVENLY)
  })

  it('is sure at once where no other hearing is needed', () => {
    expect(sureByFit({ above: 16, text: SAID })).toBeGreaterThan(EVENLY)
    expect(sureByFit({ above: 14, text: SAID })).toBeUndefined()
  })

  it('rests on the fit alone where there are few words, however long they are', () => {
    const FEW = 'heteroscedasticity'
    expect(sureByFit({ above: 5, text: FEW })).toBeLessThan(EVENLY)
    expect(sureByFit({ above: 12, text: FEW })).toBeGreaterThan(EVENLY)
  })

  it('is not swayed by a fit beyond all measure', () => {
    expect(sureOfWords(900, 0)).toBe(sureOfWords(20, 0))
    expect(sureOfWords(-900, 1)).toBe(sureOfWords(-15, 1))
  })

  it('believes a short answer by its fit alone', () => {
    expect(sureOfShort(16)).toBeGreaterThan(EVENLY)
    expect(sureOfShort(8)).toBeLessThan(EVENLY)
  })
})
