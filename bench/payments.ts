/**
 * How soon a payment is taken and polled, and whether any of 10,000 random schedules breaks a promise about money.
 *
 *   --schedules=10000   the random schedules of tests/faults/model.test.ts, from a new seed, which is printed
 *   --polls=300         status polls a second
 *   --postgres          on a PostgreSQL of its own that does not wait for the disk; DATABASE_URL names an empty database
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stateFor } from '../src/capabilities/access/server/access-of.ts'
import { grantByHand } from '../src/capabilities/access/server/grant.ts'
import { users } from '../src/capabilities/accounts/server/tables.ts'
import { assistantIds } from '../src/product/assistants.ts'
import { fakeOutside } from '../tests/support/fake-outside.ts'
import { runSchedules } from '../tests/support/payment-model.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { measureDeposits } from './payments/deposits.ts'
import { atMost, overBudget } from './printing/report.ts'
import { quantile, took } from './printing/times.ts'
import { openRecords } from './product/open-records.ts'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '10000' },
    polls: { type: 'string', default: '300' },
    postgres: { type: 'boolean', default: false },
  },
})
const schedules = Number(values.schedules)

const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
const ownServer = values.postgres ? await startPostgres() : undefined
const url = ownServer?.url ?? process.env.DATABASE_URL
console.log(`on ${url ? 'PostgreSQL' : 'the embedded database'}`)
await measureDeposits(
  { DATA_DIR: join(folder, 'of-the-server'), ...(url && { DATABASE_URL: url }) },
  Number(values.polls),
)

const database = await openRecords(url, join(folder, 'here'))
const services = fakeOutside(database.db, () => new Date())

async function aUser(): Promise<string> {
  const id = crypto.randomUUID()
  await services.db.insert(users).values({
    id,
    firstName: 'Chipo',
    lastName: 'Mwansa',
    name: 'Chipo Mwansa',
    email: `reader-${id}@unza.zm`,
    phoneNumber: '0961234567',
  })
  return id
}

async function measureAccess() {
  const uid = await aUser()
  for (const assistantId of assistantIds)
    await services.db.transaction((tx) =>
      grantByHand(services, tx, { userId: uid, assistantId, grantedBy: 'bench', reason: 'bench' }),
    )
  const times: number[] = []
  for (let number = 0; number < 2_000; number++) {
    const ms = await took(() => stateFor(services, uid, assistantIds[number % assistantIds.length]!))
    times.push(ms)
  }
  atMost('access check, p50', quantile(times, 0.5), 'ms', 3)
  atMost('access check, p95', quantile(times, 0.95), 'ms', 3)
}

async function runModel() {
  const AT_ONCE = 500
  const first = Date.now() % 1_000_000_000
  console.log(`      random schedules from seed ${first} on`)
  let deposits = 0
  const faults: string[] = []
  const ms = await took(async () => {
    for (let done = 0; done < schedules; done += AT_ONCE) {
      const seeds = Array.from(
        { length: Math.min(AT_ONCE, schedules - done) },
        (_, index) => first + done + index,
      )
      const result = await runSchedules(database.db, seeds)
      deposits += result.deposits
      faults.push(...result.broken)
    }
  })
  for (const fault of faults.slice(0, 20)) console.log(fault)
  console.log(`      ${schedules} random schedules with ${deposits} deposits in ${(ms / 1_000).toFixed(0)} s`)
  atMost('promises broken in them', faults.length, '', 0)
}

await measureAccess()
if (schedules > 0) await runModel()
await database.close()
await ownServer?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(overBudget() ? 1 : 0)
