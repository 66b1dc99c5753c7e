import { expect, it } from 'vitest'
import { activeEntry } from './active-entry.ts'

it.each([
  ['/research/defense', 'defense'],
  ['/chat/voice', 'voiceChat'],
  ['/chat/voice/', 'voiceChat'],
  ['/payments', undefined],
  ['/account', undefined],
])('at %s marks %s', (path, entry) => {
  expect(activeEntry(path)).toBe(entry)
})

it('marks the Defense Room as the active entry on / [S1-045]', () => {
  expect(activeEntry('/')).toBe('defense')
})
