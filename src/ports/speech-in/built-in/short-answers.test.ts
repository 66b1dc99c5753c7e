import { expect, it } from 'vitest'
import { longestToSay } from './short-answers.ts'

it.each([
  ['no', 0.8],
  ['yes', 0.9],
  ['seven', 1],
  ['methodology', 1.7],
  ['please repeat the question', 3],
])('leaves time to say %j slowly', (answer, seconds) => {
  expect(longestToSay(answer)).toBeGreaterThan(seconds)
})

it('does not leave the time of a whole sentence for one word of it', () => {
  expect(longestToSay('the validity')).toBeLessThan(2.3)
})
