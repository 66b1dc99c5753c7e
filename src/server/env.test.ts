import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from './env.ts'
import { paymentMode } from './payment-mode.ts'
import { SECRETS } from './secret-files.ts'

it('starts with no setting at all', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, NODE_ENV: 'development', ROLES: ['web', 'worker'] })
})

it('takes an empty setting as none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 })
})

it('reads the headers of a collector as OpenTelemetry writes them, a key with signs of its own too', () => {
  const read = readEnv({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a+b/c==, x-team=weekbe4' })
  expect(read.OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Basic a+b/c==', 'x-team': 'weekbe4' })
  expect(readEnv({}).OTEL_EXPORTER_OTLP_HEADERS).toEqual({})
})

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG/],
  [{ PORT: 'soon' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL must begin with postgres:\/\//],
  [{ PUBLIC_BASE_URL: 'weekbe4' }, /PUBLIC_BASE_URL must be an http or https address/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must have at least 32 characters/],
  [{ ROLES: 'web,cook' }, /ROLES/],
  [{ AI_API_KEY: 'k' }, /AI_MODEL must be given with AI_API_KEY/],
  [{ ANTHROPIC_API_KEY: 'k' }, /AI_MODEL must be given with ANTHROPIC_API_KEY/],
  [{ GOOGLE_API_KEY: 'k' }, /AI_MODEL must be given with GOOGLE_API_KEY/],
  [{ AI_BASE_URL: 'http://localhost:11434/v1' }, /AI_MODEL must be given with AI_BASE_URL/],
  [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'm' }, /AI_BASE_URL must be an http or https address/],
  [{ AI_MODEL: 'm' }, /AI_MODEL needs to know whom to ask/],
  [{ AI_MODEL_SMALL: 'm' }, /AI_MODEL_SMALL needs to know whom to ask/],
  [{ ANTHROPIC_API_KEY: 'k', GOOGLE_API_KEY: 'k', AI_MODEL: 'm' }, /cannot both be given/],
  [
    { ANTHROPIC_API_KEY: 'k', AI_MODEL: 'm', AI_IMAGE_MODEL: 'p' },
    /AI_IMAGE_MODEL needs to know whom to ask/,
  ],
  [{ AI_STT_MODEL: 'ear' }, /AI_STT_MODEL needs to know whom to ask: give AI_BASE_URL or AI_API_KEY/],
  [{ AI_TTS_MODEL: 'voice' }, /AI_TTS_MODEL needs to know whom to ask: give AI_BASE_URL or AI_API_KEY/],
  [{ ANTHROPIC_API_KEY: 'k', AI_MODEL: 'm', AI_STT_MODEL: 'ear' }, /AI_STT_MODEL needs to know whom to ask/],
  [{ ANTHROPIC_API_KEY: 'k', AI_STT_MODEL: 'ear' }, /AI_MODEL must be given with ANTHROPIC_API_KEY/],
  [{ AI_API_KEY: 'k', AI_MODEL: 'm', AI_TTS_VOICE: 'onyx' }, /AI_TTS_MODEL must be given with AI_TTS_VOICE/],
  [{ AI_PRICES: '{"m": 3}' }, /AI_PRICES must be JSON like/],
  [{ AI_PRICES: '{"m": {"inputPerMilion": 3}}' }, /AI_PRICES must be JSON like/],
  [{ AI_PRICES: 'cheap' }, /AI_PRICES must be JSON like/],
  [{ AI_PRICES: '{"m": {"image": 0.04}}' }, /KWACHA_PER_DOLLAR must be given with AI_PRICES/],
  [{ FAIR_USE_TOKENS_PER_DAY: 'lots' }, /FAIR_USE_TOKENS_PER_DAY/],
  [{ S3_ENDPOINT: 'https://store.example' }, /S3_BUCKET must be given where S3_ENDPOINT is/],
  [{ TLS_KEY_FILE: '/k' }, /TLS_CERTIFICATE_FILE must be given where TLS_KEY_FILE is/],
  [
    { DATABASE_OWNER_URL: 'postgres://o@localhost/w' },
    /DATABASE_URL must be given where DATABASE_OWNER_URL is/,
  ],
  [{ OTEL_LOGS_EXPORTER: 'otlp' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be given where OTEL_LOGS_EXPORTER is/],
  [{ DOCUMENT_DAYS: '0' }, /DOCUMENT_DAYS/],
  [{ NODE_ENV: 'production' }, /SESSION_SECRET must be given in production/],
])('stops the start with one sentence for %j', (settings, message) => {
  let said = ''
  try {
    readEnv(settings)
  } catch (error) {
    said = String((error as Error).message)
  }
  expect(said).toMatch(message)
  expect(said.split('\n')).toHaveLength(1)
})

it('may listen and speak through a provider while the built-in engine thinks', () => {
  const settings = { AI_API_KEY: 'k', AI_STT_MODEL: 'ear', AI_TTS_MODEL: 'voice', AI_TTS_VOICE: 'onyx' }
  expect(readEnv(settings)).toMatchObject(settings)
})

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  PUBLIC_BASE_URL: 'https://weekbe4.example',
  DATABASE_URL: 'postgres://localhost/weekbe4',
}
const live = { ...production, PAWAPAY_MODE: 'live', PAWAPAY_API_TOKEN: 'token' }

it('starts live with a database, an https address and a token', () => {
  expect(paymentMode(readEnv(live))).toBe('live')
})

it.each([
  [{ ...live, DATABASE_URL: '' }, /DATABASE_URL/],
  [{ ...live, PUBLIC_BASE_URL: 'http://weekbe4.example' }, /PUBLIC_BASE_URL must be an https address/],
  [{ ...live, PAWAPAY_API_TOKEN: '' }, /PAWAPAY_API_TOKEN must be given/],
  [{ ...live, PAWAPAY_BASE_URL: 'https://api.sandbox.pawapay.io' }, /PAWAPAY_BASE_URL/],
  [{ ...live, FAILPOINT: 'inside-grant' }, /FAILPOINT/],
  [{ ...production, PAWAPAY_MODE: 'emulator' }, /PAWAPAY_MODE must be live in production/],
  [{ PAWAPAY_API_TOKEN: 'token' }, /PAWAPAY_MODE must say sandbox or live/],
  [{ PAWAPAY_MODE: 'emulator', PAWAPAY_API_TOKEN: 'token' }, /PAWAPAY_API_TOKEN must not be given/],
  [{ PAWAPAY_MODE: 'free' }, /PAWAPAY_MODE/],
])('does not mix up test money and real money: %j', (settings, message) => {
  expect(() => readEnv(settings)).toThrow(message)
})

it('never uses the emulator silently in production', () => {
  expect(paymentMode(readEnv(production))).toBe('off')
  expect(paymentMode(readEnv({ ...production, ALLOW_EMULATOR: '1' }))).toBe('emulator')
  expect(paymentMode(readEnv({}))).toBe('emulator')
})

it('takes each secret from a file that a vault hands in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, words: string) => {
    writeFileSync(join(folder, name), `${words}\n`)
    return join(folder, name)
  }
  const SESSION_SECRET_FILE = file('session', production.SESSION_SECRET)
  const DATABASE_URL_FILE = file('database', 'postgres://w:word@localhost/w')
  const { SESSION_SECRET, DATABASE_URL } = readEnv({ SESSION_SECRET_FILE, DATABASE_URL_FILE })
  expect([SESSION_SECRET, DATABASE_URL]).toEqual([production.SESSION_SECRET, 'postgres://w:word@localhost/w'])
  expect(() => readEnv({ SESSION_SECRET_FILE: file('short', 'short') })).toThrow(/SESSION_SECRET must have/)
  expect(() => readEnv({ SESSION_SECRET_FILE, SESSION_SECRET: 'x'.repeat(32) })).toThrow(
    /cannot both be given/,
  )
  expect(() => readEnv({ AI_API_KEY_FILE: join(folder, 'gone') })).toThrow(
    /^The setting AI_API_KEY_FILE names a file that cannot be read \(ENOENT\)\.$/,
  )
})

it('has no secret that could not come from a file', () => {
  const texts = ['env.ts', 'ai-settings.ts'].map((name) => readFileSync(join('src/server', name), 'utf8'))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}(\w*(?:SECRET|KEY|TOKEN|HEADERS)|DATABASE_\w*URL|SMTP_URL):/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(named.sort()).toEqual([...SECRETS].sort())
})
