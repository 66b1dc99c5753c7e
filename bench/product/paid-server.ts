/**
 * The real server as a separate program: once to create students who have paid for an assistant, then only to serve.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type AssistantId, assistantIds } from '../../src/product/assistants.ts'
import { preferCjs } from '../../src/server/prefer-cjs.ts'

// As in server/main.ts.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferCjs()
const { grantByHand } = await import('../../src/capabilities/access/server/grant.ts')
const { buildApp } = await import('../../src/server/app.ts')
const { readEnv } = await import('../../src/server/env.ts')
const { connectOutside } = await import('../../src/server/services.ts')
const { plainPages } = await import('../../tests/support/plain-pages.ts')

const env = readEnv()
const baseUrl = `http://127.0.0.1:${env.PORT}`
const silent = { info: () => {}, warn: () => {}, error: (facts: object) => console.error(facts) }
const { services, database, studyWorker, close } = await connectOutside(env, silent, {
  baseUrl,
  callbackUrl: baseUrl,
})
const app = await buildApp(services, database, {
  development: false,
  checkAnswers: false,
  trustProxy: env.TRUST_PROXY,
  worker: process.argv[2] === 'serve' && env.ROLES.includes('worker'),
  studyWorker,
  makePages: plainPages,
})

async function student(number: number, paid: readonly AssistantId[]): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    remoteAddress: `10.${number >> 8}.${number & 255}.1`,
    headers: { host: `127.0.0.1:${env.PORT}`, origin: baseUrl, 'user-agent': 'Weekbe4 bench' },
    payload: {
      firstName: 'Bench',
      lastName: 'Bench',
      email: `bench-${number}@weekbe4.test`,
      phoneNumber: '0961234567',
      password: 'copper kettle morning',
    },
  })
  const userId: string = answer.json().user.id
  for (const assistantId of paid)
    await services.db.transaction((tx) =>
      grantByHand(services, tx, { userId, assistantId, grantedBy: 'bench', reason: 'bench' }),
    )
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const [life, assistant, students] = process.argv.slice(2)
if (life === 'prepare') {
  const paid = assistant === 'all' ? assistantIds : [assistant as AssistantId]
  const cookies: string[] = []
  for (let number = 0; number < Number(students); number += 1) cookies.push(await student(number, paid))
  process.send?.(cookies)
} else {
  await app.listen({ port: env.PORT, host: '127.0.0.1' })
  process.send?.('ready')
}
process.once('message', async () => {
  await app.close()
  await close()
  process.exit(0)
})
// Its parent may be killed without notice.
process.once('disconnect', () => process.exit(0))
