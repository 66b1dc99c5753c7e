/**
 * The database is reachable but silent: a frozen server, a connection that swallows everything, a transaction that does
 * not end.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { users } from '#capabilities/accounts/server/tables.ts'
import { openTestApp, signedInStudent, type TestApp, visitor } from '#tests/app.ts'
import { openBehindLine } from '#tests/database.ts'
import { upload } from '#tests/documents.ts'
import { productTimeouts } from '#tests/long-database-timeouts.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest, requestDeposit } from '#tests/paying.ts'
import { standstill } from '#tests/standstill.ts'

const ANSWERED_WITHIN = 5_000
const still = standstill()

let test: TestApp
let hang = (): void => {}
let goOn = async () => {}
let close = async () => {}
let giveBack = () => {}

/** The embedded database is part of this program; only a transaction can hang in it. */
function stuckTransaction() {
  const end = new AbortController()
  const ended = test.database.db.transaction(
    () => new Promise<void>((done) => end.signal.addEventListener('abort', () => done())),
  )
  return () => {
    end.abort()
    return ended
  }
}

beforeAll(async () => {
  const behind = await openBehindLine()
  test = await openTestApp({}, behind?.database)
  hang = () => {
    if (!behind) goOn = stuckTransaction()
    behind?.line.fallSilent()
  }
  if (behind) goOn = async () => behind.line.speak()
  if (behind) close = behind.line.close
})
afterAll(async () => {
  await goOn()
  await test.app.close()
  await test.database.close()
  await close()
  await test.files.remove()
  still.end()
  giveBack()
})

const transactions = () =>
  Array.from({ length: 20 }, () =>
    test.database.db.transaction(async (tx) => (await tx.select().from(users)).length),
  )

async function timed(ask: () => Promise<{ statusCode: number; json(): unknown }>) {
  const [began, stood] = [performance.now(), still.total()]
  const answer = await ask()
  const ms = performance.now() - began - (still.total() - stood)
  return { status: answer.statusCode, ms, answer }
}

it('answers every request within five seconds with the sentence, and recovers by itself', async () => {
  const student = await signedInStudent(test)
  const leaving = await signedInStudent(test)
  const { email, password } = student.person
  const doors: Record<string, () => Promise<{ statusCode: number; json(): unknown }>> = {
    'who am I': () => student.get('/api/account/me'),
    access: () => student.get('/api/access'),
    documents: () => student.get('/api/documents'),
    'log in': () => visitor(test).post('/api/auth/sign-in/email', { email, password }),
    'sign out': () => leaving.post('/api/auth/sign-out'),
    upload: () => upload(student, { name: 'a.txt', content: 'One sentence.' }),
    pay: () => requestDeposit(student, depositRequest(student)),
    readiness: () => visitor(test).get('/readyz'),
  }
  // Every connection there can be is open before the silence.
  await Promise.all(transactions())
  // Only now: the requests before and after it may be slow with the machine.
  giveBack = productTimeouts()
  hang()
  // Twice as many as there are connections, and transactions among them.
  const asked = Array.from({ length: 3 }, () => Object.entries(doors)).flat()
  // A transaction begun during the outage must give its connection back.
  const begun = transactions().map((one) =>
    one.then(
      () => 'answered',
      () => 'given up',
    ),
  )
  const answers = await Promise.all(asked.map(async ([name, ask]) => ({ name, ...(await timed(ask)) })))
  for (const { name, ms } of answers) expect(ms, name).toBeLessThan(ANSWERED_WITHIN)
  for (const { name, answer, status } of answers.filter(({ name }) => name !== 'sign out')) {
    expect(status, name).toBe(503)
    if (name !== 'readiness')
      expect(answer.json(), name).toMatchObject({
        error: 'Our database cannot be reached at the moment. Nothing is lost; please try again in a minute.',
        code: 'database-away',
      })
  }
  expect((await timed(() => visitor(test).get('/healthz'))).status).toBe(200)
  const page = await timed(() => student.get('/research/defense'))
  expect([page.status, page.ms < ANSWERED_WITHIN]).toEqual([200, true])

  expect(new Set(await Promise.all(begun))).toEqual(new Set(['given up']))

  await goOn()
  giveBack()
  await vi.waitUntil(async () => (await visitor(test).get('/readyz')).statusCode === 200, {
    timeout: PATIENCE,
  })
  // As many at once as there are connections, twice: none was lost.
  const again = await Promise.all(
    Array.from({ length: 20 }, () => timed(() => student.get('/api/account/me'))),
  )
  expect(again.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(await Promise.all(transactions()))).toEqual(new Set([2]))
})
