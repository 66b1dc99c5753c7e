import { expect, it } from 'vitest'
import { timeLeftWords } from './time-left.ts'

it.each([
  [2, 'A few seconds left.'],
  [12, 'About 15 seconds left.'],
  [58, 'About a minute left.'],
  [170, 'About 3 minutes left.'],
])('says of %i seconds: %s', (seconds, words) => {
  expect(timeLeftWords(seconds)).toContain(words)
})

it('promises no time that the server did not estimate', () => {
  expect(timeLeftWords(undefined)).not.toContain('left.')
})
