import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allowedHosts, EGRESS_SETTINGS } from './egress-policy.ts'
import { readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  PUBLIC_BASE_URL: 'https://weekbe4.example',
}
const AI = { AI_MODEL: 'm' }
const STORE = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' }

it('knows every setting that is somebody’s address', () => {
  const texts = ['src/server/env.ts', 'src/server/ai-settings.ts'].map((file) => readFileSync(file, 'utf8'))
  const settings = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}([A-Z0-9_]+_(?:URL|ENDPOINT)):/gm)].map(([, name]) => name),
  )
  // Our own address is not an outside host.
  expect(settings.filter((name) => name !== 'PUBLIC_BASE_URL').sort()).toEqual([...EGRESS_SETTINGS].sort())
})

it('reaches registries of works only where the operator names them', () => {
  const hosts = (settings: Record<string, string>) =>
    allowedHosts(readEnv(settings)).filter((host) => /crossref|openalex/.test(host))
  expect(hosts({})).toEqual([])
  expect(hosts({ REFERENCE_CHECK: 'crossref' })).toEqual(['api.crossref.org'])
  expect(hosts({ REFERENCE_CHECK: 'OpenAlex, crossref' })).toEqual(['api.openalex.org', 'api.crossref.org'])
  expect(() => readEnv({ REFERENCE_CHECK: 'google' })).toThrow(
    'The setting REFERENCE_CHECK must name crossref, openalex or both',
  )
})

it.each([
  [
    { DATABASE_URL: 'postgres://w@db.example/w' },
    /DATABASE_URL must end in \?sslmode=verify-full .* to db\.example/,
  ],
  [{ DATABASE_URL: 'postgres://w@db.example/w?sslmode=no-verify' }, /DATABASE_URL must end in/],
  [{ DATABASE_URL: 'postgres://w@localhost/w?host=10.0.0.5' }, /to 10\.0\.0\.5/],
  [
    { DATABASE_URL: 'postgres://w@localhost/w', DATABASE_OWNER_URL: 'postgres://o@db.example/w' },
    /DATABASE_OWNER_URL must end in/,
  ],
  [{ S3_ENDPOINT: 'http://store.example:7070', ...STORE }, /S3_ENDPOINT must begin with https/],
  [{ AI_BASE_URL: 'http://models.example/v1', ...AI }, /AI_BASE_URL must begin with https/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' },
    /OTEL_EXPORTER_OTLP_ENDPOINT must begin with https/,
  ],
  [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, /SMTP_URL must leave the certificate/],
])('stops a start in production that would send words in plain text: %j', (settings, message) => {
  expect(() => readEnv({ ...production, ...settings })).toThrow(message)
  expect(() => readEnv(settings)).not.toThrow()
})

it.each([
  { DATABASE_URL: 'postgres://w@db.example/w?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://w@127.0.0.1/w' },
  { DATABASE_URL: 'postgres://w@localhost/w?host=/var/run/postgresql' },
  { DATABASE_URL: 'postgres://w@database/w', PLAIN_HOSTS: 'files, database' },
  { S3_ENDPOINT: 'https://store.example', ...STORE },
  { S3_ENDPOINT: 'http://localhost:7070', ...STORE },
  { SMTP_URL: 'smtp://mail.example:587' },
  { AI_BASE_URL: 'http://[::1]:11434/v1', ...AI },
])('starts where nothing of the kind happens: %j', (settings) => {
  expect(() => readEnv({ ...production, ...settings })).not.toThrow()
})

it('lets the hosts of the settings be asked, and no other', () => {
  const here = ['127.0.0.1', 'localhost', '::1']
  expect(allowedHosts(readEnv({}))).toEqual(here)
  const all = {
    DATABASE_URL: 'postgres://w@DB.example/w?sslmode=verify-full',
    SMTP_URL: 'smtps://mail.example:465',
    S3_ENDPOINT: 'https://store.example',
    ...STORE,
    PAWAPAY_MODE: 'sandbox',
    PAWAPAY_API_TOKEN: 't',
    AI_API_KEY: 'k',
    ...AI,
  }
  const asked = ['db.example', 'mail.example', 'store.example', 'api.sandbox.pawapay.io', 'api.openai.com']
  expect(allowedHosts(readEnv({ ...production, ...all })).sort()).toEqual([...here, ...asked].sort())
  const claude = { ANTHROPIC_API_KEY: 'k', ...AI }
  expect(allowedHosts(readEnv(claude))).toEqual([...here, 'api.anthropic.com'])
  const own = { AI_BASE_URL: 'http://models.example/v1', AI_API_KEY: 'k', ...AI }
  expect(allowedHosts(readEnv(own))).toEqual([...here, 'models.example'])
})
