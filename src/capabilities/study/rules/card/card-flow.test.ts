import { expect, it } from 'vitest'
import type { RecordSlot } from '../../contract.ts'
import { cardFlow, entriesIn, firstOpen, openingState } from './card-flow.ts'

const slots = (...states: RecordSlot['state'][]): RecordSlot[] =>
  states.map((state) => ({
    slot: 'aim',
    state,
    entries: [],
    candidates: [],
    isComplete: false,
    revision: 0,
  }))

it('opens at the first open question; put off or all confirmed, it is one line', () => {
  expect(openingState(slots('confirmed', 'proved', 'empty'), false)).toEqual({
    name: 'asking',
    at: 1,
    choosing: false,
  })
  expect(openingState(slots('confirmed', 'proved'), true).name).toBe('line')
  expect(openingState(slots('confirmed', 'not-mine'), false).name).toBe('line')
  expect(firstOpen(slots('confirmed'))).toBe(0)
})

it('goes from question to question, and thanks only where every one is answered', () => {
  const asking = { name: 'asking', at: 0, choosing: true } as const
  expect(cardFlow(asking, { type: 'answered', of: 2, left: 1 })).toEqual({
    ...asking,
    at: 1,
    choosing: false,
  })
  expect(cardFlow({ ...asking, at: 1 }, { type: 'answered', of: 2, left: 0 }).name).toBe('thanks')
  expect(cardFlow({ ...asking, at: 1 }, { type: 'skipped', of: 2, left: 1 }).name).toBe('line')
  expect(cardFlow({ ...asking, at: 1 }, { type: 'back' }).at).toBe(0)
})

it('takes a list line by line, and a single answer as one, however it was selected', () => {
  expect(entriesIn(' To count.\n\n To ask  why. ', true)).toEqual(['To count.', 'To ask why.'])
  expect(entriesIn('to find out\nwhy  women book late', false)).toEqual(['to find out why women book late'])
  expect(entriesIn(' \n ', true)).toEqual([])
})
