import { expect, it } from 'vitest'
import { filterPoints } from './filter.ts'

const points = ['The sample was 372 women.', 'Distance MATTERED.', 'No effect of education was found.']

it('finds a point by any part of it, upper and lower case alike [S2-031]', () => {
  expect(filterPoints(points, 'mattered')).toEqual([1])
  expect(filterPoints(points, 'WOMEN')).toEqual([0])
  expect(filterPoints(points, 'of educ')).toEqual([2])
})

it('keeps every point while nothing is typed, and none that does not contain it', () => {
  expect(filterPoints(points, '  ')).toEqual([0, 1, 2])
  expect(filterPoints(points, 'clinic')).toEqual([])
})

it('reads what is typed as it stands, and not as a pattern', () => {
  expect(filterPoints(['p < .05', 'p = 005'], '.05')).toEqual([0])
  expect(filterPoints(['a (b', 'c'], '(b')).toEqual([0])
})
