import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { STREAMING } from '../../spec.ts'
import { growingRows } from './answer-persister.ts'
import { liveAnswer } from './live-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Holds one row, and takes its time over each statement. A row without a lease in force reads as interrupted. */
function slowDatabase(id: string, takes: number) {
  let until = Date.now() + STREAMING.lease
  let writes = 0
  let isLapsed = false
  const rows = () => new Promise<object[]>((done) => setTimeout(done, takes, [{ id, stopAsked: false }]))
  const wasLapsed = () => {
    isLapsed ||= Date.now() >= until
    return isLapsed
  }
  const write = async (leaseUntil: Date) => {
    const kept = await rows()
    wasLapsed()
    until = leaseUntil.getTime()
    writes += 1
    return kept
  }
  // Of all that the database can do, only these statements are made here.
  const db = {
    select: () => ({ from: () => ({ where: rows }) }),
    update: () => ({
      set: ({ leaseUntil }: { leaseUntil: Date }) => ({
        from: () => ({ where: () => ({ returning: () => write(leaseUntil) }) }),
      }),
    }),
  } as unknown as Services['db']
  return { db, writes: () => writes, wasLapsed }
}

function writing(takes: number) {
  const answer = liveAnswer({ id: 'a', userId: 'u', conversationId: 'c' })
  const database = slowDatabase('a', takes)
  const log = { warn: vi.fn() } as unknown as Services['log']
  const rows = growingRows({ db: database.db, now: () => new Date(), log }, new Map([['a', answer]]))
  rows.begin('a')
  return { answer, database }
}

// The database itself gives a statement up after 2.5 s (database-timeouts.ts); a round may be two of them.
it.each([1.1, 2.5, 5])('keeps its lease on a database that takes %d s for a statement', async (takes) => {
  const { answer, database } = writing(seconds(takes))
  answer.grow('Half of it.')
  // First quiet, as a model that thinks; then growing, as one that writes.
  await vi.advanceTimersByTimeAsync(3 * STREAMING.lease)
  for (let word = 0; word < 100; word += 1) {
    answer.grow(' more')
    await vi.advanceTimersByTimeAsync(seconds(1))
  }
  expect(database.wasLapsed()).toBe(false)
  expect(answer.stop.signal.aborted).toBe(false)
})

it('writes for no more than a twentieth of the time on a database that is only rather slow', async () => {
  const { answer, database } = writing(100)
  for (let word = 0; word < 100; word += 1) {
    answer.grow(' more')
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(database.writes()).toBeGreaterThan(10)
  expect(database.writes() * 100).toBeLessThanOrEqual((100 * 400) / 20)
})
