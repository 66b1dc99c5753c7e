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
  const sure = (above: number, ...agrees: number[]) => sureOfWords({ above, text: SAID }, agrees)

  it('grows with the fit and with each other hearing', () => {
    expect(sure(6, 0.8, 0.7)).toBeLessThan(sure(9, 0.8, 0.7))
    expect(sure(6, 0.4, 0.7)).toBeLessThan(sure(6, 0.9, 0.7))
    expect(sure(6, 0.9, 0.2)).toBeLessThan(sure(6, 0.9, 0.7))
  })

  it('believes a fit that is merely good only where the other hearings say the same', () => {
    expect(sure(14, 0.6, 0.6)).toBeLessThan(EVENLY)
    expect(sure(14, 1, 0.1)).toBeLessThan(EVENLY)
    expect(sure(2, 1, 0.9)).toBeGreaterThan(EVENLY)
  })

  it('is settled at once where no other hearing can change it', () => {
    const signs = { above: 5, text: SAID }
    expect(settled({ ...signs, above: 16 }, [])).toBeGreaterThan(EVENLY)
    expect(settled(signs, [])).toBeUndefined()
    expect(settled(signs, [0.4])).toBeLessThan(EVENLY)
    expect(settled(signs, [0.9])).toBeUndefined()
    expect(settled(signs, [0.9, 1])).toBeGreaterThan(EVENLY)
    expect(settled(signs, [0.9, 0.3])).toBeLessThan(EVENLY)
  })

  it('rests on the fit alone where there are few words, however long they are and whatever was heard again', () => {
    const FEW = 'heteroscedasticity'
    expect(sureOfWords({ above: 5, text: FEW }, [1, 1])).toBeLessThan(EVENLY)
    expect(settled({ above: 5, text: FEW }, [])).toBeLessThan(EVENLY)
    expect(sureOfWords({ above: 12, text: FEW }, [])).toBeGreaterThan(EVENLY)
  })

  it('is not swayed by a fit beyond all measure', () => {
    expect(sure(900, 0.5, 0.5)).toBe(sure(20, 0.5, 0.5))
    expect(sure(-900, 0.5, 0.5)).toBe(sure(-15, 0.5, 0.5))
  })

  it('believes a short answer by its fit alone', () => {
    expect(sureOfShort(16)).toBeGreaterThan(EVENLY)
    expect(sureOfShort(8)).toBeLessThan(EVENLY)
  })
})
