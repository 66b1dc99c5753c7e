/** The connections of a program started as an operator starts it: its own certificate, and the hosts it contacts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { certificates, hasOpenssl } from '#tests/certificates.ts'
import { eventually } from '#tests/eventually.ts'
import { starting } from '#tests/starting.ts'

const { start, dataFolder } = starting()
// None of it needs a database.
const onPostgres = inject('database').kind === 'PostgreSQL'
const itOnce = it.skipIf(onPostgres)
// Everywhere else 127.0.0.2 is no address of the machine.
const itOnLinux = it.runIf(!onPostgres && process.platform === 'linux')
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  PUBLIC_BASE_URL: 'https://weekbe4.example',
}

describe.runIf(hasOpenssl)('a certificate in the settings', () => {
  itOnce('is what the program answers with, and in plain text it answers nobody', async () => {
    const inside = certificates('web-a')
    onTestFinished(inside.remove)
    const { address = '' } = await start({
      TLS_CERTIFICATE_FILE: inside.at('web-a.crt'),
      TLS_KEY_FILE: inside.at('web-a.key'),
    })
    const { protocol, port } = new URL(address)
    expect(protocol).toBe('https:')
    const ca = readFileSync(inside.at('ca.crt'))
    const status = new Promise((done, fail) => {
      request({ host: '127.0.0.1', port, path: '/readyz', agent: false, servername: 'web-a', ca }, (answer) =>
        done(answer.statusCode),
      )
        .on('error', fail)
        .end()
    })
    expect(await status).toBe(200)
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow()
  })

  itOnce('stops the start with a sentence where its key cannot be read', async () => {
    const inside = certificates('web-a')
    onTestFinished(inside.remove)
    const { said } = await start({
      TLS_CERTIFICATE_FILE: inside.at('web-a.crt'),
      TLS_KEY_FILE: inside.at('no-such.key'),
    })
    expect(said).toBe(
      'The settings TLS_CERTIFICATE_FILE and TLS_KEY_FILE name a file that cannot be read (ENOENT).',
    )
  })
})

itOnce('in production no start sends words to another machine in plain text', async () => {
  const { said } = await start({ ...production, DATABASE_URL: 'postgres://weekbe4@records.example/weekbe4' })
  expect(said).toMatch(
    /^The setting DATABASE_URL must end in \?sslmode=verify-full .* to records\.example .*PLAIN_HOSTS\.$/,
  )
})

/** A trusted dependency that calls home on command. */
const callingHome = (home: string, sign: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync } from 'node:fs'
    const look = setInterval(async () => {
      if (!existsSync(${JSON.stringify(sign)})) return
      clearInterval(look)
      await fetch(${JSON.stringify(home)}).then(
        () => console.log('home was reached'),
        ({ cause }) => console.log('home was not reached', cause.name),
      )
    }, 20).unref()`)}`

itOnLinux('a package that calls home reaches nobody', async () => {
  let calls = 0
  const home = createServer((_, answer) => {
    calls += 1
    answer.end()
  }).listen(0, '127.0.0.2')
  onTestFinished(() => void home.close())
  await new Promise((listening) => home.once('listening', listening))
  const sign = join(dataFolder(), 'call')
  const { port } = home.address() as AddressInfo
  const { printed } = await start({
    NODE_OPTIONS: `--import=${callingHome(`http://127.0.0.2:${port}`, sign)}`,
  })
  writeFileSync(sign, '')
  await eventually(() => expect(printed()).toContain('home was not reached UnknownHost'))
  expect(calls).toBe(0)
  expect(printed()).toMatch(/"host":"127\.0\.0\.2".*A host of no setting was not asked\./)
})
