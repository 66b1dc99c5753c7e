import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TurnLine } from '../contract.ts'
import { waitingLine } from './speech-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function waiting() {
  const said: TurnLine[] = []
  return { said, ...waitingLine((line) => void said.push(line)) }
}

it('says nothing of a wait that nobody notices', () => {
  const line = waiting()
  line.onWait(2)
  vi.advanceTimersByTime(299)
  line.onWait(0)
  vi.advanceTimersByTime(10_000)
  expect(line.said).toEqual([])
})

it('tells the place, and every better one', () => {
  const line = waiting()
  line.onWait(3)
  line.onWait(2)
  vi.advanceTimersByTime(300)
  line.onWait(2)
  line.onWait(1)
  line.onWait(0)
  expect(line.said).toEqual([
    { type: 'waiting', place: 2 },
    { type: 'waiting', place: 1 },
  ])
})

it('is quiet once the turn is over', () => {
  const line = waiting()
  line.onWait(1)
  line.end()
  vi.advanceTimersByTime(10_000)
  expect(line.said).toEqual([])
})
