import { expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { keptBeginnings } from './partial-recordings.ts'

function open() {
  const clock = { at: 0 }
  const beginnings = keptBeginnings(() => new Date(clock.at))
  const joined = (who: string, name: string) => beginnings.join(who, name, Uint8Array.of(3))
  return { beginnings, clock, joined }
}
const bytes = Uint8Array.of(1, 2)

it('puts the rest behind the beginning, as often as it is asked', () => {
  const { beginnings, joined } = open()
  beginnings.keep('chipo', 'a', bytes)
  expect([...joined('chipo', 'a')!]).toEqual([1, 2, 3])
  expect([...joined('chipo', 'a')!]).toEqual([1, 2, 3])
})

it('knows only the last beginning of each person, by its name, and for two minutes', () => {
  const { beginnings, clock, joined } = open()
  beginnings.keep('chipo', 'a', bytes)
  expect(joined('mutale', 'a')).toBeUndefined()
  beginnings.keep('chipo', 'b', bytes)
  expect(joined('chipo', 'a')).toBeUndefined()
  clock.at = minutes(2) - 1
  expect(joined('chipo', 'b')).toBeDefined()
  clock.at = minutes(2)
  expect(joined('chipo', 'b')).toBeUndefined()
})

it('never holds more than its room, and lets the oldest go', () => {
  const { beginnings, joined } = open()
  const large = new Uint8Array(4 * 1024 * 1024)
  for (let i = 0; i < 17; i += 1) beginnings.keep(`student ${i}`, 'a', large)
  expect(joined('student 0', 'a')).toBeUndefined()
  expect(joined('student 1', 'a')).toBeDefined()
})
