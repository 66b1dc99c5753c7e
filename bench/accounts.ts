/**
 * `npm run bench:accounts [-- --students 300]`: password checks per second, the longest wait when a whole lecture hall
 * signs up, or logs in, at one moment, and the time to read a session, by our query and by Better Auth. On the embedded
 * database, or on PostgreSQL with DATABASE_URL set to an empty one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAuth } from '../src/capabilities/accounts/server/auth.ts'
import { hashPassword, verifyPassword } from '../src/capabilities/accounts/server/passwords.ts'
import { openPglite } from '../src/ports/database/database.pglite.ts'
import { openPostgres } from '../src/ports/database/database.postgres.ts'
import { buildApp } from '../src/server/app.ts'
import { fakeOutside } from '../tests/support/fake-outside.ts'
import { plainPages } from '../tests/support/plain-pages.ts'

const { values } = parseArgs({ options: { students: { type: 'string', default: '300' } } })
const PASSWORD = 'copper kettle morning'
const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
const url = process.env.DATABASE_URL
const database = url ? await openPostgres(url, { onLost: () => {} }) : await openPglite(folder)
const services = fakeOutside(database.db, () => new Date())
const app = await buildApp(services, database, {
  development: false,
  checkAnswers: false,
  makePages: plainPages,
})
const base = await app.listen({ port: 0, host: '127.0.0.1' })

async function checksPerSecond(): Promise<number> {
  const written = await hashPassword(PASSWORD)
  const checks = 100
  const began = performance.now()
  await Promise.all(Array.from({ length: checks }, () => verifyPassword(PASSWORD, written)))
  return checks / ((performance.now() - began) / 1_000)
}

type Student = { email: string }
async function send(path: string, body: object): Promise<{ status: number; ms: number; cookie: string }> {
  const began = performance.now()
  const { status, headers } = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status, ms: performance.now() - began, cookie }
}

async function allAtOnce(what: string, students: Student[], ask: (one: Student) => ReturnType<typeof send>) {
  const answers = await Promise.all(students.map(ask))
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const [half = 0, last = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
  const right = answers.filter(({ status }) => status === 200).length
  console.log(
    `${what.padEnd(8)} ${right} of ${students.length} let in; half of them within ${(half / 1_000).toFixed(1)} s, the last after ${(last / 1_000).toFixed(1)} s, ${(students.length / (last / 1_000)).toFixed(0)} a second`,
  )
  return right === students.length
}

/** One call after the other, both readings in turn, so that other load on the machine slows both. */
async function readings(cookie: string): Promise<boolean> {
  const auth = createAuth(services)
  const readers = {
    'by one query of ours': () => auth.readQuickly(cookie),
    'by Better Auth': () => auth.api.getSession({ headers: new Headers({ cookie }) }),
  }
  const times = Object.keys(readers).map((): number[] => [])
  let allFound = true
  for (let call = 0; call < 500; call += 1)
    for (const [at, read] of Object.values(readers).entries()) {
      const began = performance.now()
      allFound &&= Boolean(await read())
      times[at]?.push(performance.now() - began)
    }
  for (const [at, name] of Object.keys(readers).entries()) {
    const [half = 0, most = 0] = [0.5, 0.95].map(
      (share) => times[at]?.toSorted((a, b) => a - b)[Math.floor(500 * share)],
    )
    console.log(
      `who is signed in, ${name.padEnd(20)} median ${half.toFixed(2)} ms, 95 of 100 ${most.toFixed(2)} ms`,
    )
  }
  return allFound
}

const students = Array.from({ length: Number(values.students) }, () => ({
  email: `bench-${crypto.randomUUID()}@unza.zm`,
}))
console.log(`on ${database.kind}, ${availableParallelism()} cores`)
console.log(`${(await checksPerSecond()).toFixed(0)} passwords checked a second, two at once`)
const about = { firstName: 'Chipo', lastName: 'Mwansa', phoneNumber: '0961234567', password: PASSWORD }
const signedUp = await allAtOnce('sign up', students, ({ email }) =>
  send('/api/auth/sign-up/email', { ...about, email }),
)
const loggedIn = await allAtOnce('log in', students, ({ email }) =>
  send('/api/auth/sign-in/email', { email, password: PASSWORD }),
)
const { cookie } = await send('/api/auth/sign-in/email', { email: students[0]?.email, password: PASSWORD })
const read = await readings(cookie)
await app.close()
await database.close()
rmSync(folder, { recursive: true, force: true })
process.exit(signedUp && loggedIn && read ? 0 : 1)
