/**
 * The server as a separate program, beside a payment provider that answers at once: its own time does not count. Signs
 * up the requested number of students and reports its address, the students and their purchases.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { preferCjs } from '../../src/server/prefer-cjs.ts'

// As in server/main.ts.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferCjs()
const { fakeGateway } = await import('../../src/ports/payment-gateway/payment-gateway.fake.ts')
const { buildApp } = await import('../../src/server/app.ts')
const { fakeOutside } = await import('../../tests/support/fake-outside.ts')
const { plainPages } = await import('../../tests/support/plain-pages.ts')
const { openRecords } = await import('./open-records.ts')

export type DepositStudent = { uid: string; cookie: string }
export type DepositServer = { port: number; baseUrl: string; students: DepositStudent[] }

const database = await openRecords(process.env.DATABASE_URL, process.env.DATA_DIR ?? '')
const services = {
  ...fakeOutside(database.db, () => new Date()),
  gateway: fakeGateway(() => 'PROCESSING'),
}
const app = await buildApp(services, database, {
  development: false,
  checkAnswers: false,
  makePages: plainPages,
})

async function signUp(number: number): Promise<DepositStudent> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: {
      firstName: 'Chipo',
      lastName: 'Mwansa',
      phoneNumber: '0961234567',
      password: 'copper kettle morning',
      email: `payer-${number}-${crypto.randomUUID()}@unza.zm`,
    },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { uid: answer.json().user.id, cookie }
}

const address = await app.listen({ port: 0, host: '127.0.0.1' })
const students = await Promise.all(Array.from({ length: Number(process.argv[2]) }, (_, at) => signUp(at)))
const told: DepositServer = { port: Number(new URL(address).port), baseUrl: services.baseUrl, students }
process.send?.(told)

process.once('message', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
// Its parent may be killed without notice.
process.once('disconnect', () => process.exit(0))
