import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../src/server/env.ts'
import { SECRETS } from '../src/server/secret-files.ts'
import { START_FLAGS } from './start-flags.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('the image', () => {
  const dockerfile = read('Dockerfile')

  it('starts the program as npm start does', () => {
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]')
    expect(command).toEqual(['node', ...START_FLAGS, 'src/server/main.ts'])
  })

  it('copies only what is there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
  })

  it('is made without history, records and tests, and without what only builds', () => {
    const left = read('.dockerignore').split('\n')
    for (const name of ['.git', 'data', 'tests', '**/*.test.ts', '**/*.test.tsx'])
      expect(left).toContain(name)
    expect(dockerfile.split(/^FROM /m).at(-1)).toContain('npm install --omit=dev --legacy-peer-deps')
  })

  it('has the Node that the program asks for', () => {
    const [, image] = /^FROM node:(\d+)/m.exec(dockerfile) ?? []
    const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(read('package.json'))
    expect(manifest.optionalDependencies.node?.split('.')[0]).toBe(image)
  })
})

describe('the services', () => {
  const compose = read('compose.yaml')
  const [, block = ''] = /environment: &settings\n((?: {4}.+\n)+)/.exec(compose) ?? []
  const given: Record<string, string> = Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z0-9_]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  )

  it('give the program settings that it knows', () => {
    const known = new Set(
      [...read('src/server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
    )
    // Node's own, and secrets that lie in files.
    for (const name of ['NODE_EXTRA_CA_CERTS', ...SECRETS.map((secret) => `${secret}_FILE`)]) known.add(name)
    expect(Object.keys(given).length).toBeGreaterThan(10)
    expect(Object.keys(given).filter((name) => !known.has(name))).toEqual([])
  })

  it('speak TLS to each other, and keep every secret in a file', () => {
    const tls = '?sslmode=verify-full&sslrootcert=/tls/ca.crt'
    const secrets: Record<string, string> = {
      DATABASE_URL: `postgres://weekbe4:word@database:5432/weekbe4${tls}`,
      SESSION_SECRET: 'a secret of thirty-two characters or more',
      S3_SECRET_KEY: 'key',
      SMTP_URL: 'smtps://post.example',
      PAWAPAY_API_TOKEN: 'token',
    }
    const plainly = SECRETS.filter((name) => name in given && name !== 'S3_ACCESS_KEY')
    expect(plainly).toEqual([])
    const { ROLES: _, ...rest } = given
    const settings = Object.entries(rest).map(([name, value]): [string, string] => {
      const secret = name.replace(/_FILE$/, '')
      if (secret in secrets) return [secret, secrets[secret]!]
      return [name, value.replace(/\$\{DOMAIN[^}]*\}/, 'weekbe4.example').replace(/\$\{\w+:-(\w+)\}/, '$1')]
    })
    const env = readEnv({ NODE_ENV: 'production', ...Object.fromEntries(settings) })
    expect([env.production, env.PLAIN_HOSTS]).toEqual([true, ['']])
    expect(compose).toMatch(/-c, ssl=on/)
    expect(compose).toMatch(/versitygw --port :7070 --cert/)
    expect(compose).toMatch(/reverse_proxy https:\/\/web-a:3000 https:\/\/web-b:3000/)
  })
})
