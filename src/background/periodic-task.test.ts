import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPeriodicTask } from './periodic-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs after its first pause, then at every turn', async () => {
  const work = vi.fn(async () => {})
  const again = startPeriodicTask({ every: 1_000, after: 100, work, onFault: () => {} })
  await vi.advanceTimersByTimeAsync(99)
  expect(work).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).toHaveBeenCalledTimes(3)
  await again.stop()
})

it('begins at once where it may not wait', async () => {
  const work = vi.fn(async () => {})
  const again = startPeriodicTask({ every: 1_000, after: 0, work, onFault: () => {} })
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(1)
  await again.stop()
})

it('goes on after a fault, and tells it', async () => {
  const faults: unknown[] = []
  const work = vi.fn(() => Promise.reject(new Error('away')))
  const again = startPeriodicTask({ every: 1_000, work, onFault: (error) => faults.push(error) })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(faults).toHaveLength(2)
  await again.stop()
})

it('never runs twice at once: whoever asks meanwhile waits for the same run', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((done) => (finish = done)))
  const again = startPeriodicTask({ every: 1_000, work, onFault: () => {} })
  const asked = again.runNow()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await asked
  await again.stop()
})

it('is over only when the run in hand is, and nothing begins after it', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((done) => (finish = done)))
  const again = startPeriodicTask({ every: 1_000, after: 0, work, onFault: () => {} })
  await vi.advanceTimersByTimeAsync(0)
  let over = false
  const stopping = again.stop().then(() => (over = true))
  await vi.advanceTimersByTimeAsync(10)
  expect(over).toBe(false)
  finish()
  await stopping
  await again.runNow()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
})
