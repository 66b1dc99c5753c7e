import { describe, expect, it } from 'vitest'
import { indexTexts } from './index-texts.ts'

const index = indexTexts([
  'maize yields fell',
  'the price of maize',
  'clinics and nurses',
  'a long text on the seasons, the soils, the roads and the yield of a field',
])

describe('the text index', () => {
  it('puts the text that holds more of the question first', () => {
    expect(index.find('maize yield', 1).map((found) => found.index)).toEqual([0])
  })

  it('weighs a rare word above a frequent one', () => {
    expect(index.weightOf('nurs')).toBeGreaterThan(index.weightOf('maiz'))
    expect(index.weightOf('zebra')).toBe(0)
  })

  it('finds nothing for a question without content', () => {
    expect(index.find('of the and', 5)).toEqual([])
    expect(indexTexts([]).find('maize', 5)).toEqual([])
  })

  it('says how many of the words it matched', () => {
    expect(index.find('nurses and zebras', 1)[0]?.matched).toBe(1)
  })
})
