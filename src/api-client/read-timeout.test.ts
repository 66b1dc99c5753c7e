import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTimeout } from './read-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends when nothing was heard for so long, counted from the last that was', () => {
  const waiting = readTimeout(new AbortController().signal)
  waiting.waitFor(1_000)
  vi.advanceTimersByTime(900)
  waiting.waitFor(1_000)
  vi.advanceTimersByTime(999)
  expect(waiting.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(waiting.signal.aborted).toBe(true)
})

it('ends with the signal it follows, also where that had ended before', () => {
  const left = new AbortController()
  const waiting = readTimeout(left.signal)
  left.abort()
  expect(waiting.signal.aborted).toBe(true)
  expect(readTimeout(left.signal).signal.aborted).toBe(true)
})

it('leaves nothing behind when it is over', () => {
  const left = new AbortController()
  const waiting = readTimeout(left.signal)
  waiting.waitFor(1_000)
  waiting.end()
  left.abort()
  expect(vi.getTimerCount()).toBe(0)
  expect(waiting.signal.aborted).toBe(false)
})
