import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRecordings } from './forget-recordings.ts'
import { fakeIndexedDb } from './indexed-db.fake.ts'
import { browserRecordings } from './kept-recordings.ts'

const HOUR = 3_600_000
let device: ReturnType<typeof fakeIndexedDb>
let now = 0
beforeEach(() => {
  now = 1_000 * HOUR
  device = fakeIndexedDb()
})
afterEach(() => void vi.unstubAllGlobals())

const of = (userId: string) => browserRecordings(userId, () => now)
const recording = (attempt: string, session = 's') => ({ attempt, session, blob: new Blob([attempt]) })

describe('a recording that was not answered yet', () => {
  it('is found by its session, and as the last one of any', async () => {
    await of('u').put(recording('a', 's1'))
    now += 1
    await of('u').put(recording('b', 's2'))
    expect((await of('u').of('s1'))?.attempt).toBe('a')
    expect((await of('u').last())?.attempt).toBe('b')
    await of('u').forget('b')
    expect((await of('u').last())?.attempt).toBe('a')
  })

  it('takes the place of the one before it, and of none from another tab', async () => {
    await of('u').put(recording('other tab', 's2'))
    await of('u').put(recording('a'))
    await of('u').put(recording('b'))
    await of('u').put(recording('b'))
    expect(device.attempts()).toEqual(['other tab', 'b'])
  })

  it('is kept for a day and no longer', async () => {
    await of('u').put(recording('a'))
    now += 24 * HOUR - 1
    expect((await of('u').last())?.attempt).toBe('a')
    now += 1
    expect(await of('u').last()).toBeUndefined()
    expect(device.attempts()).toEqual([])
  })

  it('is dropped where the clock of the device no longer says how old it is', async () => {
    await of('u').put(recording('a'))
    now -= 48 * HOUR
    expect(await of('u').last()).toBeUndefined()
    expect(device.attempts()).toEqual([])
  })

  it('is never given to somebody else, and is dropped when they come', async () => {
    await of('chipo').put(recording('a'))
    expect(await of('mutale').last()).toBeUndefined()
    expect(device.attempts()).toEqual([])
  })

  it('of anybody is gone when somebody signs out', async () => {
    await of('u').put(recording('a'))
    forgetRecordings()
    await Promise.resolve()
    expect(device.attempts()).toEqual([])
    expect(await of('u').last()).toBeUndefined()
  })
})

it('keeps nothing, and breaks nothing, where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('', 'SecurityError')
    },
    deleteDatabase() {
      throw new DOMException('', 'SecurityError')
    },
  })
  await of('u').put(recording('a'))
  expect(await of('u').last()).toBeUndefined()
  expect(forgetRecordings).not.toThrow()
})
