import { expect, it } from 'vitest'
import { deckOf } from './outcome.ts'

it('opens a deck that was kept when steps were a form of their own', () => {
  const deck = JSON.stringify({ title: 'Savings', slides: [{ form: 'flow', points: ['Ask', 'Count'] }] })
  expect(deckOf({ deck, state: 'completed' })).toMatchObject({
    slides: [{ form: 'points', points: ['Ask', 'Count'] }],
  })
})
