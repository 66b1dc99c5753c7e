import { expect, it } from 'vitest'
import { barColour } from './bar.ts'

it.each([
  [1_800, 'green'],
  [601, 'green'],
  [600, 'amber'],
  [301, 'amber'],
  [300, 'red'],
  [0, 'red'],
])('shows %i seconds in %s [S2-107]', (left, colour) => {
  expect(barColour(left)).toBe(colour)
})
