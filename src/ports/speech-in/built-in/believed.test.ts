import { describe, expect, it } from 'vitest'
import { believed, worthHearing } from './believed.ts'
import type { Hearing } from './hearing.ts'
import { EVENLY } from './how-sure.ts'
import { throatsKnown } from './throats-known.ts'

const SAID = 'the theory explains why farmers adopt new methods slowly'
const MISHEARD = 'the fury explains the farmers a doctor new methods lowly'
const heard = (pace: number, text: string, rest: Partial<Hearing> = {}): Hearing => ({
  pace,
  text,
  words: [],
  ...rest,
})

describe('at which paces a sound is heard', () => {
  it('as it is and deeper while nobody knows who speaks, and then beside the better of the two', () => {
    expect(worthHearing([], undefined)).toEqual([1, 0.88])
    const [plain, deeper] = [heard(1, MISHEARD, { above: 2 }), heard(0.88, SAID, { above: 8 })]
    expect(worthHearing([plain], undefined)).toEqual([0.88])
    expect(worthHearing([plain, deeper], undefined)).toEqual([0.94])
    expect(worthHearing([{ ...plain, above: 9 }, deeper], undefined)).toEqual([1.06])
    expect(worthHearing([plain, deeper, heard(0.94, SAID)], undefined)).toEqual([])
  })

  it('as the student is heard best, once that is known, and a little beside it', () => {
    expect(worthHearing([], 1)).toEqual([1, 1.06])
    expect(worthHearing([], 0.88)).toEqual([0.88, 0.94])
    expect(worthHearing([heard(0.88, SAID, { above: 8 }), heard(0.94, SAID)], 0.88)).toEqual([])
  })

  it('once where that settles it: it fits very well, it is a few words, or nothing was understood', () => {
    expect(worthHearing([heard(1, SAID, { above: 16 })], undefined)).toEqual([])
    expect(worthHearing([heard(1, 'yes i did', { above: 3 })], 1)).toEqual([])
    expect(worthHearing([heard(1, '')], 1)).toEqual([])
  })
})

describe('which hearing is believed', () => {
  it('the one whose words fit best, as far as it is heard again beside it', () => {
    const both = [heard(1, MISHEARD, { above: 3 }), heard(0.88, SAID, { above: 8 })]
    expect(believed([...both, heard(0.94, SAID)])).toMatchObject({ text: SAID })
    expect(believed([...both, heard(0.94, SAID)]).sure).toBeGreaterThan(EVENLY)
    expect(believed([...both, heard(0.94, MISHEARD)]).sure).toBeLessThan(EVENLY)
  })

  it('where nobody had time for that, as far as the other throat says the same', () => {
    const fits = heard(0.88, SAID, { above: 9 })
    expect(believed([heard(1, SAID, { above: 3 }), fits]).sure).toBeGreaterThan(
      believed([heard(1, MISHEARD, { above: 3 }), fits]).sure,
    )
  })

  it('a short answer where it is likelier than the words, at whichever pace it was found', () => {
    const short = { text: 'yes', words: [], sure: 0.8 }
    const unsure = heard(1, 'yet is a', { above: 8 })
    expect(believed([unsure, heard(0.88, 'yes a', { above: 4, short })]).text).toBe('yes')
    expect(believed([heard(1, SAID, { above: 16, short })]).text).toBe(SAID)
    expect(believed([{ ...unsure, above: 2, short: { ...short, sure: 0.2 } }]).text).toBe('yet is a')
  })

  it('none where nothing was understood', () => {
    expect(believed([heard(1, '')])).toEqual({ text: '', words: [], sure: 0 })
  })
})

describe('how a student is heard best', () => {
  const both = (plain: number, deeper: number) => [
    heard(1, SAID, { above: plain }),
    heard(0.88, SAID, { above: deeper }),
  ]

  it('is known when a sentence or two have shown it', () => {
    const throats = throatsKnown()
    throats.learn('she', both(2, 7), true)
    expect(throats.of('she')).toBeUndefined()
    throats.learn('she', both(3, 8), false)
    expect(throats.of('she')).toBe(0.88)
    throats.learn('he', both(12, 2), true)
    expect(throats.of('he')).toBe(1)
    expect(throats.of('she')).toBe(0.88)
  })

  it('is found out anew where a student is no longer understood', () => {
    const throats = throatsKnown()
    throats.learn('she', both(0, 12), true)
    throats.learn('she', [heard(0.88, SAID, { above: 9 })], true)
    expect(throats.of('she')).toBe(0.88)
    throats.learn('she', [heard(0.88, MISHEARD, { above: 1 })], false)
    expect(throats.of('she')).toBeUndefined()
  })

  it('is learnt of nobody who is not named', () => {
    const throats = throatsKnown()
    throats.learn(undefined, both(12, 0), true)
    expect(throats.of(undefined)).toBeUndefined()
  })
})
