import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseTimeout } from './database-timeout-error.ts'
import { DATABASE_TIMEOUTS } from './database-timeouts.ts'
import { timeoutPglite } from './timeout-pglite.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => void vi.useRealTimers())

const answering = (query: () => Promise<unknown>) => timeoutPglite({ query } as unknown as PGlite)

it('reads an answer that came while the whole program stood still, and refuses nobody after it', async () => {
  const database = answering(() => new Promise((done) => setImmediate(() => done('an answer'))))
  const asked = database.query('select 1')
  // The answer has arrived, but the timer fires first.
  vi.advanceTimersByTime(DATABASE_TIMEOUTS.question)
  expect(await asked).toBe('an answer')
  expect(await database.query('select 2')).toBe('an answer')
})

it('gives up a question that is not answered, and for a moment the next ones', async () => {
  const ask = vi.fn(() => new Promise(() => {}))
  const database = answering(ask)
  const asked = database.query('select 1')
  vi.advanceTimersByTime(DATABASE_TIMEOUTS.question)
  await expect(asked).rejects.toBeInstanceOf(DatabaseTimeout)
  await expect(database.query('select 2')).rejects.toBeInstanceOf(DatabaseTimeout)
  expect(ask).toHaveBeenCalledOnce()
})
