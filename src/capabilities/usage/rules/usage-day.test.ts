import { expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { dayInLusaka, untilMidnight } from './usage-day.ts'

it.each([
  ['2026-11-20T21:59:59.999Z', '2026-11-20', 1],
  ['2026-11-20T22:00:00.000Z', '2026-11-21', hours(24)],
  ['2026-11-20T10:30:00.000Z', '2026-11-20', hours(11) + minutes(30)],
])('at %s it is %s in Lusaka, and midnight is %i ms away', (at, day, left) => {
  expect(dayInLusaka(new Date(at))).toBe(day)
  expect(untilMidnight(new Date(at))).toBe(left)
})
