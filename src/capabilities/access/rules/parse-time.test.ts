import { expect, it } from 'vitest'
import { parseTime } from './parse-time.ts'

const at = new Date('2026-11-20T08:30:00.000Z')
const seconds = at.getTime() / 1_000

it.each([
  ['a date object', at],
  ['a seconds-based object', { seconds, nanoseconds: 0 }],
  ['a seconds-based object as it is written to a file', { _seconds: seconds, _nanoseconds: 0 }],
  ['an object that can turn itself into a date', { toDate: () => at }],
  ['text', '2026-11-20T10:30:00+02:00'],
  ['milliseconds', at.getTime()],
])('understands a purchaseTimestamp that is %s [S3-006]', (_, value) => {
  expect(parseTime(value)).toEqual(at)
})

it('keeps the part of a second that a seconds-based object carries', () => {
  expect(parseTime({ seconds, nanoseconds: 250_000_000 })?.getTime()).toBe(at.getTime() + 250)
})

it.each([null, undefined, '', '  ', 'yesterday', {}, { seconds: 'x' }, Number.NaN, new Date('x'), true])(
  'takes %s for no time',
  (value) => {
    expect(parseTime(value)).toBeNull()
  },
)
