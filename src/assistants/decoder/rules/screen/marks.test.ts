import { expect, it } from 'vitest'
import { isHighlighted, isQuantitative } from './marks.ts'

it('highlights a point with one of the three words in it, however it is written [S2-032]', () => {
  expect(isHighlighted('Distance was significant.')).toBe(true)
  expect(isHighlighted('IMPORTANT: name the design.')).toBe(true)
  expect(isHighlighted('A critical gap remains.')).toBe(true)
  expect(isHighlighted('The sample was 372 women.')).toBe(false)
})

it('marks a point with a digit in it as quantitative, and a number in words not [S2-033]', () => {
  expect(isQuantitative('The sample was 372 women.')).toBe(true)
  expect(isQuantitative('Three themes emerged.')).toBe(false)
})
