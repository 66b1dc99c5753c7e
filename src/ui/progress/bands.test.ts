import { expect, it } from 'vitest'
import { bandOf } from '#product/score-band.ts'
import { BAND_LIMITS } from './bands.ts'

it.each([
  [100, 'strong'],
  [80, 'strong'],
  [79, 'middle'],
  [65, 'middle'],
  [64, 'weak'],
  [0, 'weak'],
])('puts a score of %d in the band %s [S2-026]', (score, band) => {
  expect(bandOf(score)).toBe(band)
})

it('reads a score as it is shown, in whole points', () => {
  expect(bandOf(79.5)).toBe('strong')
  expect(bandOf(64.4)).toBe('weak')
})

it('names the limits it goes by', () => {
  expect(BAND_LIMITS).toEqual({ strong: '80 and above', middle: '65 to 79', weak: 'below 65' })
})
