import { expect, it } from 'vitest'
import { neighboursExpected } from './expected-neighbours.ts'
import { grammarFrom } from './grammar.ts'

const expected = neighboursExpected(
  grammarFrom('Farmers adopt new methods slowly. The methods spread.', 'farms'),
)

it.each([
  ['farmers adopt new methods slowly', 1],
  ['the methods spread slowly', 2 / 3],
  ['slowly farmers spread methods', 0],
  ['farmers tractor methods', 0],
  ['farmers', 1],
  ['', 1],
])('of the words in %j so many follow as they do in the document: %f', (said, far) => {
  expect(expected(said)).toBeCloseTo(far)
})
