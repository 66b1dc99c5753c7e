/** The real server with a fresh database, called without a listening port. */
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { FakeImage } from '#ports/ai-image/ai-image.fake.ts'
import type { FakeText } from '#ports/ai-text/ai-text.fake.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import type { fakeFiles } from '#ports/files/files.fake.ts'
import type { fakeMail } from '#ports/mail/mail.fake.ts'
import type { FakeGateway } from '#ports/payment-gateway/payment-gateway.fake.ts'
import type { Services } from '#ports/services.ts'
import type { FakeSpeechIn } from '#ports/speech-in/speech-in.fake.ts'
import type { FakeSpeechOut } from '#ports/speech-out/speech-out.fake.ts'
import { type AppSettings, buildApp } from '#server/app.ts'
import { openTestDatabase } from './database.ts'
import { fakeOutside } from './fake-outside.ts'
import { holdToContract } from './hold-to-contract.ts'
import { plainPages } from './plain-pages.ts'

export type TestApp = {
  app: FastifyInstance
  services: Services
  database: OpenDatabase
  mail: ReturnType<typeof fakeMail>
  /** The payment gateway; tests that pass another gateway leave it unused. */
  gateway: FakeGateway
  /** The text and image engines, unless a test passes others. */
  aiText: FakeText
  aiImage: FakeImage
  speechIn: FakeSpeechIn
  speechOut: FakeSpeechOut
  files: ReturnType<typeof fakeFiles>
  /** Time passes; otherwise it does not. */
  advance(ms: number): void
  /** The machine's clock: setting it is a jump, and no time passes. */
  clock: { at: Date }
  logged: { level: string; facts: object; message: string }[]
}

export async function openTestApp(
  changes: Partial<Services> = {},
  opened?: OpenDatabase,
  settings: Partial<Pick<AppSettings, 'isOperator' | 'tracing' | 'mailboxFolder' | 'makePages'>> = {},
): Promise<TestApp> {
  const database = opened ?? (await openTestDatabase())
  const clock = { at: new Date() }
  const logged: TestApp['logged'] = []
  const keep = (level: string) => (facts: object, message: string) =>
    void logged.push({ level, facts, message })
  const fakes = fakeOutside(database.db, () => new Date(clock.at))
  const { mail, gateway, aiText, aiImage, speechIn, speechOut, files } = fakes
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') }
  let passed = 0
  const services: Services = { ...fakes, elapsed: () => passed, log, ...changes }
  const app = await buildApp(services, database, {
    development: false,
    checkAnswers: true,
    makePages: plainPages,
    ...settings,
  })
  const advance = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms)
    passed += ms
  }
  return {
    app,
    services,
    database,
    mail,
    gateway,
    aiText,
    aiImage,
    speechIn,
    speechOut,
    files,
    advance,
    clock,
    logged,
  }
}

/** Opens the app for a whole test file. */
export function testApp(
  changes: Partial<Services> = {},
  settings: Parameters<typeof openTestApp>[2] = {},
): TestApp {
  const shared = {} as TestApp
  beforeAll(async () => void Object.assign(shared, await openTestApp(changes, undefined, settings)))
  afterAll(async () => {
    await shared.app.close()
    await shared.database.close()
    await shared.files.remove()
  })
  return shared
}

/** A browser in miniature: keeps its cookies, sends its origin. */
export function visitor(test: Pick<TestApp, 'app'>, address = '10.0.0.1') {
  const cookies = new Map<string, string>()
  async function ask(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await test.app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36',
        ...(cookies.size
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    for (const { name, value } of answer.cookies) value ? cookies.set(name, value) : cookies.delete(name)
    holdToContract(test.app, method, url, answer)
    return answer
  }
  return {
    cookies,
    get: (url: string, headers?: Record<string, string>) => ask('GET', url, undefined, headers),
    post: (url: string, body?: unknown, headers?: Record<string, string>) =>
      ask('POST', url, body ?? {}, headers),
    delete: (url: string) => ask('DELETE', url),
    ask,
  }
}

export const aStudent = (
  change: Partial<Record<'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password', string>> = {},
) => ({
  firstName: 'Chipo',
  lastName: 'Mwansa',
  email: `student-${crypto.randomUUID()}@unza.zm`,
  phoneNumber: '0961234567',
  password: 'copper kettle morning',
  ...change,
})

/** A new student with an account, signed in. */
export async function signedInStudent(
  test: Pick<TestApp, 'app'>,
  change: Parameters<typeof aStudent>[0] = {},
  address?: string,
) {
  const person = aStudent(change)
  const browser = visitor(test, address)
  const answer = await browser.post('/api/auth/sign-up/email', person)
  if (answer.statusCode !== 200) throw new Error(`sign-up answered ${answer.statusCode}: ${answer.body}`)
  return { ...browser, person, uid: answer.json().user.id as string }
}
