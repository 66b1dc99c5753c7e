/**
 * `npm run bench:payments [-- --schedules 10000 --polls 300]`: the speed of paying and of looking, and the random schedules of
 * tests/faults/model.test.ts in a large number. On the embedded database; with `--postgres` on a PostgreSQL of its own that does
 * not wait for the disk, or with DATABASE_URL on an empty database. Exits with 1 when a budget or a promise is broken.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { stateFor } from '../src/capabilities/access/server/access-of.ts'
import { grantByHand } from '../src/capabilities/access/server/grant.ts'
import { openPglite } from '../src/ports/database/database.pglite.ts'
import { openPostgres } from '../src/ports/database/database.postgres.ts'
import type { OpenDatabase } from '../src/ports/database/database.ts'
import type { Outside } from '../src/ports/outside.ts'
import { fakeGateway } from '../src/ports/payment-gateway/payment-gateway.fake.ts'
import { ASSISTANTS, assistantIds } from '../src/product/assistants.ts'
import { buildApp } from '../src/server/app.ts'
import { fakeOutside } from '../tests/support/fake-outside.ts'
import { runSchedules } from '../tests/support/payment-model.ts'
import { plainPages } from '../tests/support/plain-pages.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import type { Polled, Polls } from './payments/polling-students.worker.ts'
import { atMost, overBudget } from './printing/report.ts'
import { quantile, timed, took } from './printing/times.ts'

/** The product gives up on a database after seconds; what is looked at here is money, on a machine that may be busy. */
async function openPatiently(url: string): Promise<OpenDatabase> {
  await (await openPostgres(url, { onLost: () => {} })).close()
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // Its server may be gone before the last idle connection has said good-bye.
  pool.on('error', () => {})
  return {
    db: drizzle(pool),
    kind: 'PostgreSQL',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

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
const database = url ? await openPatiently(url) : await openPglite(folder)
const outside: Outside = {
  ...fakeOutside(database.db, () => new Date()),
  // The provider's own time is none of ours: this one answers at once.
  gateway: fakeGateway(() => 'PROCESSING'),
}
const app = await buildApp(outside, database, {
  development: false,
  checkAnswers: false,
  makePages: plainPages,
})
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

async function signUp(name: string) {
  const person = {
    firstName: 'Chipo',
    lastName: 'Mwansa',
    phoneNumber: '0961234567',
    password: 'copper kettle morning',
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { ...person, email: `${name}-${crypto.randomUUID()}@unza.zm` },
  })
  const cookie = answer.cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')
  return { uid: answer.json().user.id as string, cookie }
}
type Student = Awaited<ReturnType<typeof signUp>>

const depositRequest = (student: Student, number: number) => {
  const id = assistantIds[number % assistantIds.length]!
  return {
    userId: student.uid,
    PhoneNumber: `26096${String(1_000_000 + number).slice(-7)}`,
    amount: ASSISTANTS[id].prices.charged,
    correspondent: 'MTN_MOMO_ZMB',
    TimeStamp: new Date().toISOString(),
    customerID: student.uid,
    customerEmail: 'chipo@unza.zm',
    BaseURL: outside.baseUrl,
    Currency: 'ZMW',
    depositStatus: 'pending',
    paymentDescription: `Enrollment fee for ${ASSISTANTS[id].name}`,
    purchaseType: ASSISTANTS[id].purchase.purchaseType,
    attemptId: crypto.randomUUID(),
  }
}

async function measureDeposits() {
  const students = await Promise.all(Array.from({ length: 30 }, (_, index) => signUp(`payer-${index}`)))
  const times: number[] = []
  const ids: { id: string; student: Student }[] = []
  for (let number = 0; number < 210; number++) {
    const student = students[Math.floor(number / assistantIds.length)]!
    const [answer, ms] = await timed(() =>
      app.inject({
        method: 'POST',
        url: '/api/payments/deposit-request-weekbe4',
        headers: { cookie: student.cookie },
        payload: depositRequest(student, number),
      }),
    )
    if (answer.statusCode !== 200) throw new Error(answer.body)
    times.push(ms)
    ids.push({ id: answer.json().depositData.depositID, student })
  }
  atMost('deposit request beyond the provider, p50', quantile(times, 0.5), 'ms', 150)
  atMost('deposit request beyond the provider, p99', quantile(times, 0.99), 'ms', 150)
  return ids
}

async function measureAccess() {
  const { uid } = await signUp('reader')
  for (const assistantId of assistantIds)
    await outside.db.transaction((tx) =>
      grantByHand(outside, tx, { userId: uid, assistantId, grantedBy: 'bench', reason: 'bench' }),
    )
  const times: number[] = []
  for (let number = 0; number < 2_000; number++) {
    const ms = await took(() => stateFor(outside, uid, assistantIds[number % assistantIds.length]!))
    times.push(ms)
  }
  atMost('access check, p50', quantile(times, 0.5), 'ms', 3)
  atMost('access check, p95', quantile(times, 0.95), 'ms', 3)
}

/** Asked from a thread of its own: students do not think with the server's processor. */
async function measurePolls(ids: Awaited<ReturnType<typeof measureDeposits>>) {
  const perSecond = Number(values.polls)
  const asked: Polls = {
    port: Number(address.port),
    perSecond,
    lasting: 10,
    polls: ids.map(({ id, student }) => ({
      path: `/api/payments/deposit-results/${id}`,
      cookie: student.cookie,
    })),
  }
  const before = process.threadCpuUsage()
  const students = new Worker(new URL('./payments/polling-students.worker.ts', import.meta.url), {
    workerData: asked,
  })
  const [{ times, refused }] = (await once(students, 'message')) as [Polled]
  const spent = process.threadCpuUsage(before)
  // 404 says that there is no result yet, in this product's contract.
  const { 404: _waiting, ...others } = refused
  if (Object.keys(others).length > 0) throw new Error(JSON.stringify(others))
  const perPoll = (spent.user + spent.system) / 1_000 / times.length
  console.log(`      time of the server's thread per poll           ${perPoll.toFixed(2)} ms`)
  atMost(`${perSecond} status polls a second, p50`, quantile(times, 0.5), 'ms', 150)
  atMost(`${perSecond} status polls a second, p99`, quantile(times, 0.99), 'ms', 150)
}

async function runModel() {
  const AT_ONCE = 500
  const first = Date.now() % 1_000_000_000
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

console.log(`on ${database.kind}`)
await measureAccess()
await measurePolls(await measureDeposits())
if (schedules > 0) await runModel()
await app.close()
await database.close()
await ownServer?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(overBudget() ? 1 : 0)
