import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seconds } from '#kit/time.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { openTestDatabase } from '../../tests/support/database.ts'
import { isHeld, lease } from './lease.ts'
import { leases } from './tables.ts'

const LENGTH = seconds(30)
const BEGAN = new Date('2026-11-23T10:00:00Z')
let database: OpenDatabase
let at = BEGAN

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const leaseOn = (name: string) => lease({ db: database.db, now: () => at }, name, LENGTH)

/** As a process leaves it behind: taken just now, by this holder. */
async function heldBy(holder: string, name: string) {
  await leaseOn(name).take()
  await database.db.update(leases).set({ holder }).where(eq(leases.name, name))
}

it('is one holder’s until it is given back or runs out', async () => {
  const [mine, yours] = [leaseOn('work'), leaseOn('work')]
  expect([await mine.take(), await mine.take(), await yours.take()]).toEqual([true, true, false])
  await mine.release()
  expect([await yours.take(), await mine.take()]).toEqual([true, false])
  at = new Date(BEGAN.getTime() + LENGTH)
  expect(await mine.take()).toBe(true)
})

it('waits for nobody who is gone from this machine', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  await heldBy(`${hostname()} ${child.pid} 1 one`, 'of the dead')
  expect(await leaseOn('of the dead').take()).toBe(false)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const [first, second] = [leaseOn('of the dead'), leaseOn('of the dead')]
  expect((await Promise.all([first.take(), second.take()])).filter(Boolean)).toHaveLength(1)
})

it('waits for another machine as long as it must, whatever number its process has', async () => {
  await heldBy('another-machine 4194304 1 one', 'elsewhere')
  expect(await leaseOn('elsewhere').take()).toBe(false)
})

it('is not taken again by a late word of somebody who gave it back', async () => {
  const [mine, yours] = [leaseOn('late'), leaseOn('late')]
  expect([await mine.take(), await mine.renew(), await yours.renew()]).toEqual([true, true, false])
  await mine.release()
  expect([await mine.renew(), await yours.take()]).toEqual([false, true])
})

it('is taken for held and free in the same way in the records and in a row that was read', async () => {
  const untils = [-1, 0, 1, LENGTH, 2 * LENGTH, 2 * LENGTH + 1].map((ms) => new Date(at.getTime() + ms))
  for (const [nth, until] of untils.entries()) {
    const name = `until ${nth}`
    await heldBy('another-machine 4194304 1 one', name)
    await database.db.update(leases).set({ until }).where(eq(leases.name, name))
    expect([name, await leaseOn(name).take()]).toEqual([name, !isHeld(until, at, LENGTH)])
  }
  expect(untils.map((until) => isHeld(until, at, LENGTH))).toEqual([false, false, true, true, true, false])
  expect(isHeld(null, at, LENGTH)).toBe(false)
})
