import { describe, expect, it } from 'vitest'
import type { HeardRecording } from './hearing.ts'
import { EVENLY } from './how-sure.ts'
import type { Pace } from './paces.ts'
import { believed, worthHearing } from './select-hypothesis.ts'
import { throatsKnown } from './speaker-profiles.ts'

const SAID = 'the theory explains why farmers adopt new methods slowly'
const MISHEARD = 'the fury explains the farmers a doctor new methods lowly'
const heard = (
  pace: Pace,
  text: string,
  above?: number,
  rest: Partial<HeardRecording> = {},
): HeardRecording => ({
  pace,
  text,
  words: [],
  ...(above !== undefined && { signs: { above, expected: 0.7 } }),
  ...rest,
})

describe('at which paces a sound is heard', () => {
  it('as it is and deeper while nobody knows who speaks', () => {
    expect(worthHearing([], undefined)).toEqual([1, 0.88])
    const [plain, deeper] = [heard(1, MISHEARD, 2), heard(0.88, SAID, 12)]
    expect(worthHearing([plain], undefined)).toEqual([0.88])
    expect(worthHearing([plain, deeper], undefined)).toEqual([])
  })

  it('as the student is heard best, once that is known', () => {
    expect(worthHearing([], 1)).toEqual([1])
    expect(worthHearing([], 0.88)).toEqual([0.88])
    expect(worthHearing([heard(0.88, SAID, 1)], 0.88)).toEqual([])
  })

  it('once more beside where it hangs on that whether it is believed', () => {
    const doubtful = heard(0.88, SAID, 7)
    expect(worthHearing([doubtful], 0.88)).toEqual([0.94])
    expect(worthHearing([heard(1, MISHEARD, 2), doubtful], undefined)).toEqual([0.94])
    expect(worthHearing([doubtful, heard(0.94, SAID)], 0.88)).toEqual([])
  })

  it('once where that settles it: it fits very well, it is a few words, or nothing was understood', () => {
    expect(worthHearing([heard(1, SAID, 16)], undefined)).toEqual([])
    expect(worthHearing([heard(1, 'yes i did', 3)], undefined)).toEqual([])
    const short = { text: 'repeat the question', words: [], above: 30 }
    expect(worthHearing([heard(1, 'repeat the way where to its', 2, { short })], undefined)).toEqual([])
    expect(worthHearing([heard(1, '')], undefined)).toEqual([])
  })
})

describe('which hearing is believed', () => {
  it('the one whose words fit best', () => {
    const both = [heard(1, MISHEARD, 3), heard(0.88, SAID, 8)]
    expect(believed(both)).toMatchObject({ text: SAID })
    expect(believed(both).sure).toBeGreaterThan(EVENLY)
    expect(believed([heard(1, MISHEARD, 3)]).sure).toBeLessThan(EVENLY)
  })

  it('the more where it is heard again beside it', () => {
    const doubtful = heard(0.88, SAID, 4)
    expect(believed([doubtful, heard(0.94, SAID)]).sure).toBeGreaterThan(EVENLY)
    expect(believed([doubtful, heard(0.94, MISHEARD)]).sure).toBeLessThan(EVENLY)
  })

  it('a short answer where it fits better than the words, at whichever pace it was found', () => {
    const short = { text: 'repeat the question', words: [], above: 24 }
    const longer = heard(1, 'repeat the questions', 17)
    expect(believed([longer, heard(0.88, 'repeat a', 4, { short })])).toMatchObject({
      text: short.text,
      sure: 0.96,
    })
    expect(believed([heard(1, SAID, 26, { short })]).text).toBe(SAID)
  })

  it('no short answer that is merely the nearest to what was said', () => {
    const short = { text: 'the questionnaire', words: [], above: 13 }
    expect(believed([heard(1, 'that ask where', 2, { short })]).text).toBe('that ask where')
    const nearer = { ...short, above: 15 }
    expect(believed([heard(1, 'that ask where', 2, { short: nearer })]).sure).toBeLessThan(EVENLY)
  })

  it('none where nothing was understood', () => {
    expect(believed([heard(1, '')])).toEqual({ text: '', words: [], sure: 0 })
  })
})

describe('how a student is heard best', () => {
  const both = (plain: number, deeper: number) => [heard(1, SAID, plain), heard(0.88, SAID, deeper)]

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
    throats.learn('she', [heard(0.88, SAID, 9)], true)
    expect(throats.of('she')).toBe(0.88)
    throats.learn('she', [heard(0.88, MISHEARD, 1)], false)
    expect(throats.of('she')).toBeUndefined()
  })

  it('is learnt of nobody who is not named', () => {
    const throats = throatsKnown()
    throats.learn(undefined, both(12, 0), true)
    expect(throats.of(undefined)).toBeUndefined()
  })
})
