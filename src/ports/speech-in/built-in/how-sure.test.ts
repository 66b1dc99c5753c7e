import { describe, expect, it } from 'vitest'
import { agreement } from './agreement.ts'
import { settled, sureOfShort, sureOfWords } from './how-sure.ts'

const SAID = 'the theory explains why farmers adopt new methods slowly'
const EVENLY = 0.5

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
  it('grows with the fit and with the second hearing', () => {
    const sure = (above: number, agrees: number) => sureOfWords({ above, text: SAID }, agrees)
    expect(sure(6, 0.7)).toBeLessThan(sure(9, 0.7))
    expect(sure(6, 0.4)).toBeLessThan(sure(6, 0.9))
  })

  it('is settled at once where the second hearing cannot change it', () => {
    expect(settled({ above: 19, text: SAID })).toBeGreaterThan(EVENLY)
    expect(settled({ above: -12, text: SAID })).toBeLessThan(EVENLY)
    expect(settled({ above: 5, text: SAID })).toBeUndefined()
  })

  it('rests on the fit alone where there are few words, however long they are and whatever was heard again', () => {
    const FEW = 'heteroscedasticity'
    expect(sureOfWords({ above: 5, text: FEW }, 1)).toBeLessThan(EVENLY)
    expect(settled({ above: 5, text: FEW })).toBeLessThan(EVENLY)
    expect(sureOfWords({ above: 12, text: FEW }, 0)).toBeGreaterThan(EVENLY)
  })

  it('is not swayed by a fit beyond all measure', () => {
    const sure = (above: number) => sureOfWords({ above, text: SAID }, 0.5)
    expect(sure(900)).toBe(sure(20))
    expect(sure(-900)).toBe(sure(-15))
  })

  it('believes a short answer by its fit alone', () => {
    expect(sureOfShort(16)).toBeGreaterThan(EVENLY)
    expect(sureOfShort(8)).toBeLessThan(EVENLY)
  })
})
