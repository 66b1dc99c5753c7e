import { expect, it } from 'vitest'
import { whatItDoesHere } from './what-it-does-here.ts'

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
