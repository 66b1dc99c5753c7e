/** The hosts the program may contact according to its settings, and whether traffic to them is encrypted. */
import { SettingError } from './setting-error.ts'

const OPENAI = 'https://api.openai.com'
const GATEWAYS = { sandbox: 'https://api.sandbox.pawapay.io', live: 'https://api.pawapay.io' } as const
/** Registries of published works, by the name the operator gives in REFERENCE_CHECK. */
export const REGISTRIES = {
  crossref: 'https://api.crossref.org',
  openalex: 'https://api.openalex.org',
} as const
/** The program itself, and the emulator inside it. */
const THIS_MACHINE = ['127.0.0.1', 'localhost', '::1']

/** Settings that are addresses of other hosts. A test holds this list against those in env.ts. */
export const EGRESS_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'PAWAPAY_BASE_URL',
  'EMULATOR_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'AI_BASE_URL',
  'AI_IMAGE_BASE_URL',
  'AI_STT_BASE_URL',
  'AI_TTS_BASE_URL',
] as const

/** The settings that decide which hosts are contacted. */
type AskingEnv = { [Setting in (typeof EGRESS_SETTINGS)[number]]?: string | undefined } & {
  production: boolean
  PLAIN_HOSTS: readonly string[]
  PAWAPAY_MODE?: string | undefined
  AI_API_KEY?: string | undefined
  AI_IMAGE_API_KEY?: string | undefined
  AI_STT_API_KEY?: string | undefined
  AI_TTS_API_KEY?: string | undefined
  ANTHROPIC_API_KEY?: string | undefined
  GOOGLE_API_KEY?: string | undefined
  REFERENCE_CHECK?: readonly (keyof typeof REGISTRIES)[] | undefined
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase()
const isHere = (host: string) => host === '' || THIS_MACHINE.includes(host) || /^127\./.test(host)

/** A database host may also be in the query string, as libpq allows; a folder there is a socket on this machine. */
function hostsOfDatabase(address: string): string[] {
  const named = new URL(address).searchParams.get('host')
  return [named ?? hostOf(address)].filter((host) => !host.startsWith('/'))
}

function hostsOf(setting: string, address: string): string[] {
  return setting.startsWith('DATABASE') ? hostsOfDatabase(address) : [hostOf(address)]
}

function isEncrypted(setting: string, address: string): boolean {
  const { protocol, searchParams } = new URL(address)
  if (setting.startsWith('DATABASE')) return searchParams.get('sslmode') === 'verify-full'
  // SMTP over smtp:// requires STARTTLS before any part of a letter is sent.
  if (setting === 'SMTP_URL') return searchParams.get('tls.rejectUnauthorized') !== 'false'
  return protocol === 'https:'
}

const HOW: Record<string, string> = {
  DATABASE_URL: 'end in ?sslmode=verify-full',
  DATABASE_OWNER_URL: 'end in ?sslmode=verify-full',
  SMTP_URL: 'leave the certificate to be checked',
}

/** Outside production, to this machine, and to hosts the operator named. */
export const mayBePlain = (env: AskingEnv, address: string): boolean =>
  !env.production || isHere(hostOf(address)) || env.PLAIN_HOSTS.includes(hostOf(address))

/** In production nothing leaves this machine in plain text, except to hosts the operator named one by one. */
export function checkEgress(env: AskingEnv): void {
  if (!env.production) return
  for (const setting of EGRESS_SETTINGS) {
    const address = env[setting]
    if (!address || isEncrypted(setting, address)) continue
    const plain = hostsOf(setting, address).find((host) => !isHere(host) && !env.PLAIN_HOSTS.includes(host))
    if (plain)
      throw new SettingError(
        `The setting ${setting} must ${HOW[setting] ?? 'begin with https://'} in production: to ${plain} words would go as they are. Where that line is safe otherwise, name the host in PLAIN_HOSTS.`,
      )
  }
}

/** Every host the settings name, and no other. */
export function allowedHosts(env: AskingEnv): string[] {
  const named = EGRESS_SETTINGS.flatMap((setting) => (env[setting] ? hostsOf(setting, env[setting]) : []))
  const asked: string[] = []
  const { PAWAPAY_MODE: mode } = env
  if (mode === 'sandbox' || mode === 'live') asked.push(GATEWAYS[mode])
  if (env.ANTHROPIC_API_KEY) asked.push('https://api.anthropic.com')
  if (env.GOOGLE_API_KEY) asked.push('https://generativelanguage.googleapis.com')
  if (
    !env.AI_BASE_URL &&
    (env.AI_API_KEY || env.AI_IMAGE_API_KEY || env.AI_STT_API_KEY || env.AI_TTS_API_KEY)
  )
    asked.push(OPENAI)
  for (const registry of env.REFERENCE_CHECK ?? []) asked.push(REGISTRIES[registry])
  return [...new Set([...THIS_MACHINE, ...named, ...asked.map(hostOf)])]
}
