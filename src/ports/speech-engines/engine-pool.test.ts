import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enginePool, type PoolSettings } from './engine-pool.ts'
import type { Thread } from './pool-members.ts'
import type { FromThread, ToThread } from './work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type FakeThread = Thread & {
  got: ToThread[]
  answer(message: FromThread): void
  die(): void
  ended: boolean
}

function open(settings: Partial<PoolSettings> = {}) {
  const threads: FakeThread[] = []
  const start = () => {
    let hear: (message: FromThread) => void = () => {}
    let tell = () => {}
    const thread: FakeThread = {
      got: [],
      ended: false,
      post: (message) => void thread.got.push(message),
      onMessage: (listener) => (hear = listener),
      onEnd: (listener) => (tell = listener),
      watch(limit, onOver) {
        const timer = setTimeout(onOver, limit)
        return () => clearTimeout(timer)
      },
      end: () => (thread.ended = true),
      answer: (message) => hear(message),
      die: () => tell(),
    }
    threads.push(thread)
    return thread
  }
  return { threads, pool: enginePool({ threads: 1, start, ...settings }) }
}

const sentence = { sentences: ['Hello.'], voice: 'rms', format: 'mp3' } as const
const say = { ...sentence, sentences: [...sentence.sentences] }
const examined = { seconds: 1, speechSeconds: 1, speechFrom: 0, speechUntil: 1 }
const spoken = { bytes: Uint8Array.of(1), seconds: 1 }
const recording = { bytes: Uint8Array.of(1) }
const words = {}

describe('the pool of engines', () => {
  it('starts nothing before somebody speaks', () => {
    const { pool, threads } = open()
    expect(threads).toEqual([])
    expect(pool.state()).toEqual({ threads: 0, working: 0, waiting: 0 })
  })

  it('starts a thread for each one who speaks at once, and never more than there are cores', () => {
    const { pool, threads } = open({ threads: 2 })
    for (let i = 0; i < 3; i += 1) void pool.run('prepare', words)
    expect(threads).toHaveLength(2)
    expect(pool.state()).toEqual({ threads: 2, working: 2, waiting: 1 })
  })

  it('speaks a first sentence before the later ones of others', () => {
    const { pool, threads } = open()
    for (const urgency of ['soon', 'soon', 'now'] as const) void pool.run('say', say, { urgency })
    threads[0]!.answer({ id: 1, output: spoken })
    expect(threads[0]!.got).toMatchObject([{ id: 1 }, { id: 3 }])
  })

  it('prepares only where nothing else is done, and lets everybody pass', () => {
    const { pool, threads } = open()
    void pool.run('say', say)
    void pool.run('prepare', words, { urgency: 'later' })
    expect(threads[0]!.got).toMatchObject([{ id: 1 }])
    void pool.run('prepare', words)
    expect(threads[0]!.got).toMatchObject([{ id: 1 }, { id: 3 }])
    threads[0]!.answer({ id: 3, output: true })
    expect(threads[0]!.got).toHaveLength(2)
    threads[0]!.answer({ id: 1, output: spoken })
    expect(threads[0]!.got.at(-1)).toMatchObject({ id: 2 })
  })

  it('prepares before anybody has spoken', () => {
    const { pool, threads } = open({ threads: 2 })
    void pool.run('prepare', words, { urgency: 'later' })
    expect(threads[0]!.got).toMatchObject([{ id: 1 }])
  })

  it('uses the thread that rests instead of starting another', async () => {
    const { pool, threads } = open({ threads: 4 })
    const first = pool.run('prepare', words)
    threads[0]!.answer({ id: 1, output: true })
    expect(await first).toEqual({ ok: true, value: true })
    void pool.run('prepare', words)
    expect(threads).toHaveLength(1)
  })

  it('speaks while it listens: one does not wait for the other', async () => {
    const { pool, threads } = open()
    void pool.run('prepare', words)
    const speaking = pool.run('say', say)
    threads[0]!.answer({ id: 2, output: spoken })
    expect(await speaking).toEqual({ ok: true, value: spoken })
    expect(pool.state()).toEqual({ threads: 1, working: 1, waiting: 0 })
  })

  it('looks where the speech ends while it listens: the end of a turn waits for nobody', async () => {
    const { pool, threads } = open()
    void pool.run('prepare', words)
    const looking = pool.run('examine', recording)
    threads[0]!.answer({ id: 2, output: examined })
    expect(await looking).toEqual({ ok: true, value: examined })
  })

  it('tells who waits their place in the line, as it moves', () => {
    const { pool, threads } = open()
    const places: number[][] = [[], []]
    void pool.run('prepare', words)
    void pool.run('prepare', words, { onWait: (place) => places[0]!.push(place) })
    void pool.run('prepare', words, { onWait: (place) => places[1]!.push(place) })
    expect(places).toEqual([[1], [2]])
    threads[0]!.answer({ id: 1, output: true })
    expect(places).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  it('turns away with a sentence who would wait too long', async () => {
    const { pool } = open({ longestLine: 1 })
    void pool.run('prepare', words)
    void pool.run('prepare', words)
    expect(await pool.run('prepare', words)).toMatchObject({
      ok: false,
      problem: { code: 'busy', message: expect.stringContaining('try again in a few seconds') },
    })
  })

  it('lets somebody leave the line', async () => {
    const { pool, threads } = open()
    void pool.run('prepare', words)
    const stop = new AbortController()
    const waiting = pool.run('prepare', words, { signal: stop.signal })
    const places: number[] = []
    void pool.run('prepare', words, { onWait: (place) => places.push(place) })
    stop.abort()
    expect(await waiting).toMatchObject({ problem: { code: 'stopped' } })
    // The jobs behind it move up.
    expect(places).toEqual([2, 1])
    threads[0]!.answer({ id: 1, output: true })
    expect(threads[0]!.got).toMatchObject([{ id: 1 }, { id: 3 }])
  })

  it('tells the thread to stop what nobody waits for any more', async () => {
    const { pool, threads } = open()
    const stop = new AbortController()
    const running = pool.run('say', say, { signal: stop.signal })
    stop.abort()
    expect(await running).toMatchObject({ problem: { code: 'stopped' } })
    expect(threads[0]!.got.at(-1)).toEqual({ cancel: 1 })
  })

  it('gives the work of a thread that died to another one, once', async () => {
    const { pool, threads } = open()
    const running = pool.run('prepare', words)
    threads[0]!.die()
    expect(threads).toHaveLength(2)
    threads[1]!.die()
    expect(await running).toMatchObject({ problem: { code: 'broke' } })
    expect(pool.state().threads).toBe(0)
  })

  it('ends a thread that hangs, and does not let it hang again', async () => {
    const { pool, threads } = open({ longest: 1_000 })
    const running = pool.run('prepare', words)
    vi.advanceTimersByTime(1_000)
    expect(await running).toMatchObject({ problem: { code: 'broke' } })
    expect(threads[0]!.ended).toBe(true)
    expect(threads).toHaveLength(1)
  })

  it('passes an error of an engine on as a sentence', async () => {
    const { pool, threads } = open()
    const running = pool.run('prepare', words)
    threads[0]!.answer({ id: 1, error: 'RangeError at flite.ts:1' })
    expect(await running).toMatchObject({
      problem: { message: 'The speech engine stopped working. Please try again.' },
    })
  })

  it('gives the memory back when nobody has spoken for five minutes', () => {
    const { pool, threads } = open()
    void pool.run('prepare', words)
    threads[0]!.answer({ id: 1, output: true })
    vi.advanceTimersByTime(299_999)
    expect(threads[0]!.ended).toBe(false)
    vi.advanceTimersByTime(1)
    expect(threads[0]!.ended).toBe(true)
    expect(pool.state().threads).toBe(0)
  })

  it('leaves nobody waiting when it is closed', async () => {
    const { pool } = open()
    const both = [pool.run('prepare', words), pool.run('prepare', words)]
    pool.close()
    for (const result of await Promise.all(both))
      expect(result).toMatchObject({ problem: { code: 'stopped' } })
  })
})
