// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAUSES, retryWhileOffline } from './retry-while-offline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function lineThatIsLost(times: number) {
  const left = new AbortController()
  const attempt = vi.fn(async () => (attempt.mock.calls.length > times ? 'arrived' : ('line-lost' as const)))
  const onLineLost = vi.fn()
  return {
    left,
    attempt,
    onLineLost,
    answer: retryWhileOffline(attempt, { signal: left.signal, onLineLost }),
  }
}

it('tries once where the line holds', async () => {
  const { answer, attempt, onLineLost } = lineThatIsLost(0)
  expect(await answer).toBe('arrived')
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(onLineLost).not.toHaveBeenCalled()
})

it('tries again after each pause, and says that it waits', async () => {
  const { answer, attempt, onLineLost } = lineThatIsLost(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempt).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answer).toBe('arrived')
  expect(onLineLost).toHaveBeenCalledTimes(2)
})

it('tries at once when the phone says that it is on the line again', async () => {
  const { answer } = lineThatIsLost(1)
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  expect(await answer).toBe('arrived')
})

it('gives up after about ten minutes, so that the student is asked', async () => {
  const { answer, attempt } = lineThatIsLost(1_000)
  await vi.advanceTimersByTimeAsync(PAUSES.reduce((sum, pause) => sum + pause))
  expect(await answer).toBe('line-lost')
  expect(attempt).toHaveBeenCalledTimes(PAUSES.length + 1)
  expect(PAUSES.reduce((sum, pause) => sum + pause) / 60_000).toBeCloseTo(9.6, 0)
})

it('tries no more when it was broken off in a pause', async () => {
  const { answer, attempt, left } = lineThatIsLost(1_000)
  await vi.advanceTimersByTimeAsync(10)
  left.abort()
  expect(await answer).toBe('line-lost')
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
