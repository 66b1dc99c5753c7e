/** A secret may be in a file provided by a vault or the container platform: `SESSION_SECRET_FILE=/run/secrets/session`. */
import { readFileSync } from 'node:fs'
import { SettingError } from './setting-error.ts'

/** Settings that grant or protect access. */
export const SECRETS = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'PAWAPAY_API_TOKEN',
  'AI_API_KEY',
  'AI_IMAGE_API_KEY',
  'AI_STT_API_KEY',
  'AI_TTS_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

type EnvSource = Record<string, string | undefined>

function secretIn(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new SettingError(
      `The setting ${setting} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
}

/** The settings with the contents of such files filled in. */
export function readSecretFiles(source: EnvSource): EnvSource {
  const whole = { ...source }
  for (const name of SECRETS) {
    const setting = `${name}_FILE`
    const file = source[setting]?.trim()
    if (!file) continue
    if (source[name]?.trim())
      throw new SettingError(
        `The settings ${name} and ${setting} cannot both be given: one of them is meant.`,
      )
    whole[name] = secretIn(setting, file)
  }
  return whole
}
