import { afterEach, describe, expect, it, vi } from 'vitest'
import { realClock, stoppedClock } from './clock.ts'
import { createWorld } from './emulator-state.ts'
import { newState } from './new-state.ts'
import type { DueEvent, Happening } from './state.ts'

const something = (id: string): Happening => ({ what: 'expire-prompt', id })

function worldWith(clock = stoppedClock(0), { speed = 1, state = newState() } = {}) {
  const seen: [id: string, at: number][] = []
  const onEvent = { run: async (_event: DueEvent) => {} }
  const world = createWorld({ load: () => state, save: () => {} }, clock, speed, async (event) => {
    seen.push([event.id, world.now()])
    await onEvent.run(event)
  })
  return { world, seen, state, onEvent }
}

afterEach(() => vi.useRealTimers())

describe('time that a test moves', () => {
  it('lets everything happen at its own moment, in order', async () => {
    const { world, seen } = worldWith()
    world.later(3_000, something('late'))
    world.later(1_000, something('early'))
    world.later(1_000, something('second'))
    await world.advance(2_999)
    expect(seen).toEqual([
      ['early', 1_000],
      ['second', 1_000],
    ])
    await world.advance(1)
    expect(seen.at(-1)).toEqual(['late', 3_000])
    expect(world.now()).toBe(3_000)
  })

  it('includes what the happenings themselves set off on the way', async () => {
    const { world, seen, onEvent } = worldWith()
    onEvent.run = async ({ id }) => {
      if (id.length < 4) world.later(1_000, something(`${id}+`))
    }
    world.later(1_000, something('a'))
    await world.advance(10_000)
    expect(seen).toEqual([
      ['a', 1_000],
      ['a+', 2_000],
      ['a++', 3_000],
      ['a+++', 4_000],
    ])
  })

  it('survives a happening that goes wrong', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { world, seen, onEvent } = worldWith()
    onEvent.run = () => Promise.reject(new Error('oops'))
    world.later(1, something('a'))
    world.later(2, something('b'))
    await world.advance(2)
    expect(seen).toHaveLength(2)
    expect(said).toHaveBeenCalledTimes(2)
    said.mockRestore()
  })

  it('can be called off', async () => {
    const { world, seen } = worldWith()
    world.later(1, something('a'))
    world.cancel(({ id }) => id === 'a')
    await world.advance(10)
    expect(seen).toEqual([])
  })
})

describe('time that passes by itself', () => {
  it('brings what is due, sooner at a higher speed', async () => {
    vi.useFakeTimers({ now: 0 })
    const { world, seen } = worldWith(realClock(), { speed: 10 })
    world.later(5_000, something('a'))
    await vi.advanceTimersByTimeAsync(499)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual([['a', 500]])
  })

  it('catches up, after a start, with what fell due in between', async () => {
    vi.useFakeTimers({ now: 0 })
    const before = worldWith(realClock())
    before.world.later(5_000, something('a'))
    before.world.later(20_000, something('b'))
    before.world.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    const after = worldWith(realClock(), { state: before.state })
    await vi.advanceTimersByTimeAsync(0)
    expect(after.seen).toEqual([['a', 10_000]])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(after.seen.at(-1)).toEqual(['b', 20_000])
    expect(before.seen).toEqual([])
  })
})
