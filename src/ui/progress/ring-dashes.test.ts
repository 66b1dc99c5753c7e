import { describe, expect, it } from 'vitest'
import type { Band } from '#product/score-band.ts'
import { RING_RADIUS, ringDashes } from './ring-dashes.ts'

const ROUND = 2 * Math.PI * RING_RADIUS
const partsOf = (dashes: string) => dashes.split(' ').map(Number)
const drawnLength = (dashes: string) =>
  partsOf(dashes)
    .slice(0, -1)
    .reduce((sum, part) => sum + part, 0)

describe('the dashes of a ring', () => {
  it('draws a strong score as one whole line', () => {
    expect(partsOf(ringDashes(82, 'strong'))).toEqual([257.6, 314.2])
  })

  it('draws a middle score in long dashes and a weak one in short dashes', () => {
    expect(partsOf(ringDashes(74, 'middle')).slice(0, 3)).toEqual([14, 3, 14])
    expect(partsOf(ringDashes(48, 'weak')).slice(0, 3)).toEqual([5, 4, 5])
  })

  it.each<[number, Band]>([
    [1, 'weak'],
    [48, 'weak'],
    [65, 'middle'],
    [74, 'middle'],
    [79, 'middle'],
    [100, 'strong'],
  ])('reaches as far as a score of %d says, and no further', (score, band) => {
    const length = (score / 100) * ROUND
    const drawn = drawnLength(ringDashes(score, band))
    expect(drawn).toBeLessThanOrEqual(length + 1)
    // A gap may be the last thing before the end.
    expect(drawn).toBeGreaterThan(length - 5)
  })

  it.each<Band>(['strong', 'middle', 'weak'])(
    'has dashes and gaps in pairs for %s, or it would turn over',
    (band) => {
      for (let score = 0; score <= 100; score++) expect(partsOf(ringDashes(score, band)).length % 2).toBe(0)
    },
  )

  it('draws nothing for 0 and a full ring for what is above 100', () => {
    expect(partsOf(ringDashes(0, 'weak'))[0]).toBe(0)
    expect(drawnLength(ringDashes(140, 'strong'))).toBeCloseTo(ROUND, 0)
  })
})
