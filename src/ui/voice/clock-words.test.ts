import { expect, it } from 'vitest'
import { clock, spokenClock } from './clock-words.ts'

it.each([
  [0, '0:00', '0 seconds'],
  [999, '0:00', '0 seconds'],
  [1_000, '0:01', '1 second'],
  [9_000, '0:09', '9 seconds'],
  [60_000, '1:00', '1 minute'],
  [61_000, '1:01', '1 minute 1 second'],
  [1_104_000, '18:24', '18 minutes 24 seconds'],
  [3_600_000, '60:00', '60 minutes'],
  [-5_000, '0:00', '0 seconds'],
])('shows %d ms as %s and says "%s"', (ms, shown, said) => {
  expect(clock(ms)).toBe(shown)
  expect(spokenClock(ms)).toBe(said)
})
