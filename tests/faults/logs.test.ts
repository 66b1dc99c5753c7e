/** A run with all of a student's identifying data, faults included, and not a word of it in the log. */
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { browserOf, fleet } from '#tests/fleet.ts'
import { depositRequest, PAYS } from '#tests/paying.ts'

const onPostgres = inject('database').kind === 'PostgreSQL'
const { shared, start } = fleet()
const PUBLIC_BASE_URL = 'https://weekbe4.example'
const WORDS = 'The goats of Kaputa were counted twice'

const textForm = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe.runIf(onPostgres)('the log of a server in production', () => {
  it('names nobody and quotes nobody', async () => {
    const at = await start('web', {
      NODE_ENV: 'production',
      PUBLIC_BASE_URL,
      ALLOW_EMULATOR: '1',
      PAWAPAY_MODE: 'emulator',
      SMTP_URL: 'smtp://127.0.0.1:1',
    })
    const student = browserOf(PUBLIC_BASE_URL)
    const { person, uid } = await student.signUp(at)
    const { email, phoneNumber } = person
    const chat = () =>
      student.post(at, '/ai/chat', textForm({ prompt: WORDS, conversationId: '', stream: 'true' }))
    const upload = () => {
      const form = new FormData()
      form.append('document', new File([WORDS], `${WORDS}.txt`, { type: 'text/plain' }))
      return student.post(at, '/api/documents?purpose=library', form)
    }
    const everything = [
      () => student.post(at, '/api/auth/sign-in/email', { email, password: 'a wrong password' }),
      () => student.post(at, '/api/auth/request-password-reset', { email }),
      () => student.post(at, '/api/payments/deposit-request-weekbe4', depositRequest({ uid, person })),
      () =>
        student.post(at, '/api/payments/deposit-request-weekbe4', {
          ...depositRequest({ uid, person }),
          amount: 1,
        }),
      () => student.post(at, '/ai/humanizer', { prompt: WORDS, instructions: '' }),
      () => student.post(at, '/api/auth/sign-up/email', { ...person, email: `second-${email}` }),
      chat,
      upload,
    ]
    for (const ask of everything) await ask()
    // Database errors in the middle of it include the query's values.
    const client = new pg.Client({ connectionString: shared.databaseUrl })
    await client.connect()
    for (const table of ['payments', 'documents', 'credentials', 'attempts', 'verifications', 'purchases'])
      await client.query(`alter table ${table} rename to ${table}_gone`)
    await client.end()
    const answers = await Promise.all(everything.map(async (ask) => (await ask()).status))
    expect(answers).toContain(500)

    // A line can arrive after the answer it is about.
    await eventually(() => {
      expect(
        at
          .said()
          .split('\n')
          .filter((line) => line.startsWith('{')).length,
      ).toBeGreaterThan(3)
      expect(at.said()).toContain('Failed query')
    })
    const log = at.said()
    for (const word of [
      email,
      email.split('@')[0],
      phoneNumber,
      PAYS.MTN,
      'Mwansa',
      'goats',
      'Kaputa',
      person.password,
    ])
      expect(log).not.toContain(word)
    expect(log).not.toMatch(/(?<!\d)(?:260|0)[79]\d{8}(?!\d)/)
  })
})
