import { expect, it } from 'vitest'
import { answeringPlaces, besideResult } from './question-draft.ts'

const place = (quote: string) => ({ sentenceId: quote, page: 4, quote })
const AIM = place('To find out whether traders with an account save more often in Kitwe.')
const RESULT = place('Traders with an account save more often than those without one.')
const OTHER = place('The fees of agents were named by traders as the first barrier.')

it('an aim is put beside the result that says most of the same', () => {
  expect(besideResult('aim', AIM, [OTHER, RESULT])).toContain(RESULT.quote)
})

it.each([
  ['has one word of it', 'aim', OTHER],
  [
    'points back to a sentence that is not read out',
    'aim',
    place('This shows that traders with an account save more.'),
  ],
  ['is asked about by itself', 'a figure', RESULT],
])('and beside none that %s', (_, about, result) => {
  expect(besideResult(about, AIM, [result])).toBeUndefined()
})

it('a better answer is no sentence that has only chance in common with the question', () => {
  const said = {
    results: [
      { value: '', place: OTHER },
      { value: '', place: RESULT },
    ],
  }
  expect(answeringPlaces('aim', AIM, said)).toEqual([RESULT])
  expect(answeringPlaces('aim', AIM, { results: [{ value: '', place: OTHER }] })).toEqual([])
})
