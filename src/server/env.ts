/** The only file that reads the environment. A setting that makes no sense stops the start with one sentence. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { FAIL_POINTS } from '#ports/services.ts'
import { areAddresses } from './addresses.ts'
import { aiSettings, checkAi } from './ai-settings.ts'
import { checkEgress } from './egress-policy.ts'
import { paymentMode } from './payment-mode.ts'
import { readSecretFiles } from './secret-files.ts'
import { SettingError } from './setting-error.ts'

const isAddress = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const yes = z.enum(['0', '1', 'true', 'false']).transform((word) => word === '1' || word === 'true')

const addresses = z
  .string()
  .refine(areAddresses, 'must be addresses such as 10.0.0.1, 10.0.0.0/8 or loopback')

const port = z.coerce.number().int().min(0).max(65_535)

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((folder) => resolve(folder)),
  PUBLIC_BASE_URL: z
    .string()
    .refine(isAddress(['http:', 'https:']), 'must be an http or https address')
    .transform((address) => new URL(address).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isAddress(['postgres:', 'postgresql:']), 'must begin with postgres://')
    .optional(),
  /** The account that owns the tables and changes them at start-up; DATABASE_URL then only reads and writes rows. */
  DATABASE_OWNER_URL: z
    .string()
    .refine(isAddress(['postgres:', 'postgresql:']), 'must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker']))),
  /**
   * How long a server that shuts down still takes requests, so that a proxy notices; at most the whole
   * time of a shutdown.
   */
  LEAVING_NOTICE_MS: z.coerce.number().int().min(0).max(8_000).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .refine(isAddress(['smtp:', 'smtps:']), 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Weekbe4 <no-reply@weekbe4.local>'),
  S3_ENDPOINT: z
    .string()
    .refine(isAddress(['http:', 'https:']), 'must be an http or https address')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  DOCUMENT_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  DOCUMENTS_PER_STUDENT: z.coerce.number().int().min(1).max(100_000).default(100),
  DOCUMENT_MEGABYTES_PER_STUDENT: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /** Behind everything else on the machine: right on a dedicated server, wrong where other programs keep the machine busy. */
  READERS_GIVE_WAY: yes.default(true),
  /** The built-in recogniser gives up after this long: typing is quicker. */
  HEARING_SECONDS: z.coerce.number().int().min(1).max(600).default(8),
  SCANNED_PAGES_PER_DOCUMENT: z.coerce.number().int().min(0).max(1_500).default(200),
  /** The server's own certificate, for a proxy that is not on this machine. */
  TLS_CERTIFICATE_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** Hosts that may be reached unencrypted in production. */
  PLAIN_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  TRUST_PROXY: addresses.optional(),
  OPERATOR_ADDRESSES: addresses.optional(),
  PAWAPAY_MODE: z.enum(['emulator', 'sandbox', 'live']).optional(),
  PAWAPAY_API_TOKEN: z.string().min(1).optional(),
  PAWAPAY_BASE_URL: z
    .string()
    .refine(isAddress(['https:']), 'must be an https address')
    .optional(),
  PAWAPAY_REQUIRE_SIGNATURE: yes.optional(),
  /** A demonstration in production mode: payments without real money. */
  ALLOW_EMULATOR: yes.default(false),
  /** Text Chat and Voice Chat are sold for real money although no model answers in them. */
  SELL_WITHOUT_MODEL: yes.default(false),
  EMULATOR_PORT: port.default(0),
  EMULATOR_AUTO_APPROVE_MS: z.coerce.number().int().min(0).default(6_000),
  EMULATOR_SPEED: z.coerce.number().positive().max(1_000).default(1),
  /** An emulator run separately, instead of one inside this program. */
  EMULATOR_URL: z
    .string()
    .refine(isAddress(['http:']), 'must be an http address')
    .optional(),
  /** Registries that are asked whether cited works exist; none unless named. */
  REFERENCE_CHECK: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z.array(z.enum(['crossref', 'openalex'], 'must name crossref, openalex or both, with a comma between')),
    )
    .transform((names) => [...new Set(names)]),
  /** The standard OpenTelemetry names. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isAddress(['http:', 'https:']), 'must be an http or https address')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((text) => new URLSearchParams(text.replaceAll(/\s*,\s*/g, '&').replaceAll('+', '%2B')))
    .transform((pairs) => Object.fromEntries(pairs)),
  /** The log goes to the collector too. */
  OTEL_LOGS_EXPORTER: z.enum(['none', 'otlp']).default('none'),
  OTEL_SERVICE_NAME: z.string().min(1).default('weekbe4'),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ...aiSettings,
  /** For tests of crash recovery: the point at which the program kills itself. */
  FAILPOINT: z.enum(FAIL_POINTS).optional(),
})
export type Env = z.infer<typeof Settings> & {
  /** Everything that holds in production also holds wherever real money moves, whatever NODE_ENV says. */
  production: boolean
}

/** An empty value counts as unset: that is how settings are switched off on most platforms. */
const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))

function issueSentence(issue: z.core.$ZodIssue): string {
  const told = issue.message.replace(/^Invalid (input|option): /, '')
  return `The setting ${String(issue.path[0])} ${/^must /.test(told) ? told : `is not valid: ${told}`}.`
}

const PAIRS = [
  ['TLS_CERTIFICATE_FILE', 'TLS_KEY_FILE'],
  ['TLS_KEY_FILE', 'TLS_CERTIFICATE_FILE'],
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
] as const

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const read = Settings.safeParse(withoutEmpty(readSecretFiles(source)))
  if (!read.success) throw new SettingError(issueSentence(read.error.issues[0]!))
  const production = read.data.NODE_ENV === 'production' || read.data.PAWAPAY_MODE === 'live'
  const env = { ...read.data, production }
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    if (env.S3_ENDPOINT && !env[name])
      throw new SettingError(`The setting ${name} must be given where S3_ENDPOINT is.`)
  for (const [name, other] of PAIRS)
    if (env[name] && !env[other])
      throw new SettingError(`The setting ${other} must be given where ${name} is.`)
  if (env.OTEL_LOGS_EXPORTER === 'otlp' && !env.OTEL_EXPORTER_OTLP_ENDPOINT)
    throw new SettingError(
      'The setting OTEL_EXPORTER_OTLP_ENDPOINT must be given where OTEL_LOGS_EXPORTER is.',
    )
  if (production && !env.SESSION_SECRET)
    throw new SettingError(
      'The setting SESSION_SECRET must be given in production: at least 32 random characters.',
    )
  if (production && !env.PUBLIC_BASE_URL)
    throw new SettingError(
      'The setting PUBLIC_BASE_URL must be given in production, for example https://weekbe4.example.',
    )
  paymentMode(env)
  checkAi(env)
  checkEgress(env)
  return env
}
