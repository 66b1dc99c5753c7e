import { describe, expect, it } from 'vitest'
import { EVENLY, isFewWords, SETTLED, sureOfShort, sureOfWords } from './how-sure.ts'

const SAID = 'the theory explains why farmers adopt new methods slowly'
const signs = (above: number, expected = 0.7) => ({ above, expected })

describe('how sure the built-in ear is', () => {
  it('grows with the fit, and with how many words follow one another as expected', () => {
    expect(sureOfWords(SAID, signs(6))).toBeLessThan(sureOfWords(SAID, signs(9)))
    expect(sureOfWords(SAID, signs(6, 0.4))).toBeLessThan(sureOfWords(SAID, signs(6, 0.9)))
  })

  it('believes a fit that is merely good only where the words follow one another', () => {
    expect(sureOfWords(SAID, signs(6, 0.2))).toBeLessThan(EVENLY)
    expect(sureOfWords(SAID, signs(6, 0.9))).toBeGreaterThan(EVENLY)
  })

  it('wants more of a long sentence, in which more can be wrong', () => {
    expect(sureOfWords(`${SAID} and ${SAID}`, signs(6))).toBeLessThan(sureOfWords(SAID, signs(6)))
  })

  it('has no doubt where everything fits', () => {
    expect(sureOfWords(SAID, signs(16, 1))).toBeGreaterThanOrEqual(SETTLED)
  })

  it('rests on the fit alone where there are few words, however long they are', () => {
    const FEW = 'heteroscedasticity'
    expect(isFewWords(FEW)).toBe(true)
    expect(sureOfWords(FEW, signs(5, 1))).toBeLessThan(EVENLY)
    expect(sureOfWords(FEW, signs(12, 0))).toBeGreaterThan(EVENLY)
  })

  it('is not swayed by a fit beyond all measure', () => {
    expect(sureOfWords(SAID, signs(900))).toBe(sureOfWords(SAID, signs(20)))
    expect(sureOfWords(SAID, signs(-900))).toBe(sureOfWords(SAID, signs(-15)))
  })

  it('believes a short answer by its fit alone', () => {
    expect(sureOfShort(20)).toBeGreaterThan(EVENLY)
    expect(sureOfShort(13)).toBeLessThan(EVENLY)
  })
})
