import { expect, it } from 'vitest'
import { longestToSay, SHORT_ANSWERS } from './short-answers.ts'

it.each([
  ['no', 0.6],
  ['yes', 0.7],
  ['seven', 0.9],
  ['methodology', 1.5],
  ['please repeat the question', 2.7],
])('leaves time to say %j slowly', (answer, seconds) => {
  expect(longestToSay(answer)).toBeGreaterThan(seconds)
})

it('does not leave the time of a whole sentence for one word of it', () => {
  expect(longestToSay('the validity')).toBeLessThan(2)
})

it('knows a place in a row only as one would say it, and never in place of a number', () => {
  expect(SHORT_ANSWERS).toContain('seven')
  expect(SHORT_ANSWERS).toContain('the seventh one')
  expect(SHORT_ANSWERS).not.toContain('seventh')
})

it('knows what study cards are asked and rated with', () => {
  for (const said of ['ask me my cards', 'again', 'hard', 'good', 'easy', 'stop'])
    expect(SHORT_ANSWERS).toContain(said)
})
