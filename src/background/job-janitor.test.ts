import { hostname } from 'node:os'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#ports/database/database.ts'
import { jobJanitor } from './job-janitor.ts'
import { leaseOwner } from './lease-owner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LOOK_EVERY = 1_000
const DEAD = `${hostname()} 4194304 1 one`

function cared(holders: () => Promise<string[]>) {
  const faults: string[] = []
  const freed: string[][] = []
  const log = { error: (_: object, said: string) => void faults.push(said) }
  const wake = vi.fn()
  const rows = { holders, releaseAllOf: async (_: Database, dead: string[]) => void freed.push(dead) }
  const services = { db: {}, now: () => new Date(0), log } as unknown as Parameters<typeof jobJanitor>[0]
  const looking = jobJanitor(services, { plural: 'Jobs', lookEvery: LOOK_EVERY, rows, wake }).start()
  return { faults, freed, wake, looking }
}

it('takes at the start what the dead of this machine hold, and nothing of the living in this very process', async () => {
  const { freed, looking } = cared(async () => [DEAD, leaseOwner(), 'another-machine 4194304 1 one'])
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY)
  expect(freed).toEqual([[DEAD]])
  await looking.stop()
})

it('asks again where the records were away at the first look, and takes up the others meanwhile', async () => {
  let away = true
  const { faults, freed, wake, looking } = cared(async () => {
    if (away) throw new Error('The records are away.')
    return [DEAD]
  })
  await vi.advanceTimersByTimeAsync(LOOK_EVERY / 2)
  expect([faults, freed, wake.mock.calls.length]).toEqual([['Jobs could not be looked after.'], [], 1])
  away = false
  await vi.advanceTimersByTimeAsync(LOOK_EVERY)
  expect([freed, wake.mock.calls.length]).toEqual([[[DEAD]], 2])
  await looking.stop()
})
