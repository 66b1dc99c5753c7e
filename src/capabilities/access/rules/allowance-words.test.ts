import { expect, it } from 'vitest'
import { whatIsLeft } from './allowance-words.ts'

it.each([
  [{ paid: true, minutesLeft: 59.5 }, '59 minutes'],
  [{ paid: true, minutesLeft: 1 }, '1 minute'],
  [{ paid: true, uploadsLeft: 10 }, '10 documents'],
  [{ paid: true, generationsLeft: 1 }, '1 deck'],
  [{ paid: true }, undefined],
])('says of %j that %s is left, and never more than there is', (access, words) => {
  expect(whatIsLeft(access)).toBe(words)
})
