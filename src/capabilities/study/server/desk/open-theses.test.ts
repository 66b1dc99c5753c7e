import { expect, it } from 'vitest'
import { openTheses } from './open-theses.ts'

function shelf() {
  const clock = { at: 0 }
  return { clock, theses: openTheses<string>({ most: 2, idle: 600, now: () => clock.at }) }
}

it('keeps the theses that were asked about last', () => {
  const { theses } = shelf()
  theses.put('a', 'A')
  theses.put('b', 'B')
  expect(theses.get('a')).toBe('A')
  theses.put('c', 'C')
  expect([theses.get('a'), theses.get('b'), theses.get('c')]).toEqual(['A', undefined, 'C'])
})

it('lets go of a thesis that nobody asks about, and of no other', () => {
  const { clock, theses } = shelf()
  theses.put('a', 'A')
  clock.at = 300
  theses.put('b', 'B')
  clock.at = 600
  theses.sweep()
  expect(theses.size()).toBe(1)
  expect(theses.get('b')).toBe('B')
})

it('holds one more after a thesis was forgotten', () => {
  const { theses } = shelf()
  theses.put('a', 'A')
  theses.forget('a')
  expect([theses.get('a'), theses.size()]).toEqual([undefined, 0])
})
