import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seconds } from '#kit/time.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { openTestDatabase } from '../../tests/support/database.ts'
import { lease } from './lease.ts'
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

/** As a process has left it behind: taken just now, by this holder. */
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
