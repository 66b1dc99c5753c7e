import { expect, it } from 'vitest'
import { opensSoon, whatItDoesHere } from './what-it-does-here.ts'

const nothing = { writes: false, draws: false, hears: false }
const everything = { writes: true, draws: true, hears: true }

it('says before payment what the chat cannot do without a model, and nothing of it with one', () => {
  expect(whatItDoesHere('textChat', nothing)).toContain('does not hold an open conversation or write text')
  expect(whatItDoesHere('textChat', nothing)).toContain('no other pictures')
  expect(whatItDoesHere('textChat', everything)).not.toMatch(/not|no other/)
})

it.each(['defense', 'consultant', 'voiceChat'] as const)(
  'warns that speech may be misheard in %s',
  (room) => {
    expect(whatItDoesHere(room, { ...everything, hears: false })).toContain('typing work best')
    expect(whatItDoesHere(room, everything)).not.toContain('typing')
  },
)

it('takes no real money for conversation where no model answers, unless the operator says so', () => {
  const live = { mode: 'live', sellWithoutModel: false } as const
  expect(opensSoon('textChat', live, nothing)).toBe(true)
  expect(opensSoon('voiceChat', live, nothing)).toBe(true)
  expect(opensSoon('decoder', live, nothing)).toBe(false)
  expect(opensSoon('textChat', live, everything)).toBe(false)
  expect(opensSoon('textChat', { ...live, sellWithoutModel: true }, nothing)).toBe(false)
  expect(opensSoon('textChat', { ...live, mode: 'emulator' }, nothing)).toBe(false)
})
