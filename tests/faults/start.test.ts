/** Starts that must be refused, concurrent starts, and the messages of failed ones. */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { freePort } from '#server/free-port.ts'
import { emptyDatabase, freshDatabaseSettings } from '#tests/database.ts'
import { PORT_TAKEN, starting } from '#tests/starting.ts'

const { start, dataFolder } = starting()
const onPostgres = inject('database').kind === 'PostgreSQL'
/** Before any database of the run's kind is opened: the second run would be the first one again. */
const itBeforeRecords = it.skipIf(onPostgres)

async function records(): Promise<Record<string, string>> {
  const DATA_DIR = dataFolder()
  return { DATA_DIR, ...(await freshDatabaseSettings(DATA_DIR)) }
}

const live = {
  PAWAPAY_MODE: 'live',
  PAWAPAY_API_TOKEN: 'token',
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  PUBLIC_BASE_URL: 'https://weekbe4.example',
}
/** One with a public name does not say at which port it is, and a port that is only looked up may be taken by then. */
async function startAtFreePort(settings: Record<string, string>) {
  for (let left = 3; ; left -= 1) {
    const port = await freePort()
    const started = await start({ ...settings, PORT: String(port) })
    if (left === 1 || !started.said.includes(PORT_TAKEN)) return { ...started, port }
  }
}
const logIn = (address: string, email: string) =>
  fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ready-to-study' }),
  })

describe('a start that fails is one sentence, without a stack', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => other.once('listening', listening))
    const { port } = other.address() as { port: number }
    const { said } = await start({ ...(await records()), PORT: String(port) })
    other.close()
    expect(said).toBe(`The port ${port} is taken by another program. Stop it, or set another PORT.`)
  })

  itBeforeRecords('when the database cannot be reached', async () => {
    const { said } = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/weekbe4' })
    expect(said).toBe('The database in DATABASE_URL cannot be reached. Start it, or correct DATABASE_URL.')
  })

  it.runIf(onPostgres)('when there is no such database', async () => {
    const { DATABASE_URL = '' } = await records()
    const { said } = await start({ DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, 'nowhere') })
    expect(said).toBe('The database in DATABASE_URL cannot be used: there is no such database.')
  })

  itBeforeRecords('when the data folder is none', async () => {
    const file = join(dataFolder(), 'a-file')
    writeFileSync(file, '')
    const { said } = await start({ DATA_DIR: file })
    expect(said).toBe(
      `The setting DATA_DIR must name a folder that this user can write to, and ${file} is not one (EEXIST).`,
    )
  })

  itBeforeRecords('when TRUST_PROXY is no address', async () => {
    const { said } = await start({ TRUST_PROXY: 'true' })
    expect(said).toBe('The setting TRUST_PROXY must be addresses such as 10.0.0.1, 10.0.0.0/8 or loopback.')
  })
})

describe('live money', () => {
  itBeforeRecords.each([
    [
      'SESSION_SECRET',
      'The setting SESSION_SECRET must be given in production: at least 32 random characters.',
    ],
    [
      'PUBLIC_BASE_URL',
      'The setting PUBLIC_BASE_URL must be given in production, for example https://weekbe4.example.',
    ],
  ])('does not start without %s, although nobody said production', async (missing, sentence) => {
    const { [missing as keyof typeof live]: _, ...rest } = live
    const { said } = await start({ ...rest, DATABASE_URL: 'postgres://127.0.0.1:1/weekbe4' })
    expect(said).toBe(sentence)
  })

  itBeforeRecords('does not start while developing', async () => {
    const { said } = await start({ ...live, DATABASE_URL: 'postgres://127.0.0.1:1/x' }, ['--dev'])
    expect(said).toBe('The setting PAWAPAY_MODE must not be live while developing: start without --dev.')
  })

  it.runIf(onPostgres)('has no ready accounts and no mailbox, whatever NODE_ENV says', async () => {
    const { port, printed } = await startAtFreePort({
      ...(await records()),
      ...live,
      NODE_ENV: 'development',
    })
    expect(printed()).toContain('pawaPay, real money')
    expect(printed()).not.toContain('ready-to-study')
    const address = `http://127.0.0.1:${port}`
    expect((await logIn(address, 'admin@weekbe4.test')).status).toBe(401)
    const mailbox = await fetch(`${address}/dev/mailbox`, { redirect: 'manual' })
    expect([mailbox.status, mailbox.headers.get('location')]).toEqual([302, '/'])
  })

  it.runIf(onPostgres)('does not start on records that hold a ready account', async () => {
    const settings = await records()
    expect((await start(settings)).address).toBeDefined()
    const { said } = await start({ ...settings, ...live })
    expect(said).toContain('hold the account')
    expect(said).toContain('whose password is public')
    expect(said.split('\n')).toHaveLength(1)
  })
})

describe('two starts at the same moment', () => {
  it.runIf(onPostgres)('on an empty database both come up, with the same ready accounts', async () => {
    const DATABASE_URL = await emptyDatabase()
    const DATA_DIR = dataFolder()
    const both = await Promise.all([1, 2].map(() => start({ DATABASE_URL, DATA_DIR })))
    expect(both.map(({ said }) => said)).toEqual(['', ''])
    for (const { address = '' } of both)
      for (const email of ['student@weekbe4.test', 'admin@weekbe4.test'])
        expect((await logIn(address, email)).status).toBe(200)
    // One secret: a session of one is valid at the other.
    const [one, two] = both.map(({ address }) => address ?? '')
    const cookie =
      (await logIn(one ?? '', 'student@weekbe4.test')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const me = await fetch(`${two}/api/account/me`, { headers: { cookie } })
    expect(((await me.json()) as { user: { email: string } | null }).user?.email).toBe('student@weekbe4.test')
    const access = await fetch(`${two}/api/access`, { headers: { cookie } })
    const { assistants } = (await access.json()) as { assistants: Record<string, { paid: boolean }> }
    expect(Object.values(assistants).every(({ paid }) => paid)).toBe(true)
  })

  it.runIf(!onPostgres)('on one data folder the second says who has it', async () => {
    const settings = await records()
    const both = await Promise.all([1, 2].map(() => start(settings)))
    expect(both.filter(({ address }) => address)).toHaveLength(1)
    expect(both.map(({ said }) => said).join('')).toMatch(/^The data folder .* is in use by process \d+\./)
  })
})
