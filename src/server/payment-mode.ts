/**
 * Decides which money moves. Test money must never be taken for real money, nor the other way round, so
 * every setting that could mix them up stops the start with one sentence.
 */
import type { PaymentMode } from '#ports/services.ts'
import { SettingError } from './setting-error.ts'

export type PaymentEnv = {
  /** In production, or wherever real money moves. */
  production: boolean
  PAWAPAY_MODE?: 'emulator' | 'sandbox' | 'live' | undefined
  PAWAPAY_API_TOKEN?: string | undefined
  PAWAPAY_BASE_URL?: string | undefined
  ALLOW_EMULATOR: boolean
  DATABASE_URL?: string | undefined
  PUBLIC_BASE_URL?: string | undefined
  FAILPOINT?: string | undefined
}

const ADDRESSES = { sandbox: 'https://api.sandbox.pawapay.io', live: 'https://api.pawapay.io' } as const

export function paymentMode(env: PaymentEnv): PaymentMode {
  const { production, PAWAPAY_MODE: mode } = env
  if (production && env.FAILPOINT)
    throw new SettingError('The setting FAILPOINT ends the program on purpose and is refused in production.')
  if (mode === undefined) {
    if (env.PAWAPAY_API_TOKEN)
      throw new SettingError(
        'The setting PAWAPAY_MODE must say sandbox or live when PAWAPAY_API_TOKEN is given.',
      )
    // Better no payments than fake ones: in production the emulator must be requested explicitly.
    return production && !env.ALLOW_EMULATOR ? 'off' : 'emulator'
  }
  if (mode === 'emulator') return emulatorMode(env)
  if (!env.PAWAPAY_API_TOKEN)
    throw new SettingError(`The setting PAWAPAY_API_TOKEN must be given when PAWAPAY_MODE is ${mode}.`)
  if (env.PAWAPAY_BASE_URL && env.PAWAPAY_BASE_URL.replace(/\/+$/, '') !== ADDRESSES[mode])
    throw new SettingError(
      `The setting PAWAPAY_BASE_URL must be ${ADDRESSES[mode]} when PAWAPAY_MODE is ${mode}.`,
    )
  if (mode === 'live') requireForRealMoney(env)
  return mode
}

function emulatorMode({ production, ALLOW_EMULATOR, PAWAPAY_API_TOKEN }: PaymentEnv): PaymentMode {
  if (production && !ALLOW_EMULATOR)
    throw new SettingError(
      'The setting PAWAPAY_MODE must be live in production; a demonstration without real money also sets ALLOW_EMULATOR=1.',
    )
  if (PAWAPAY_API_TOKEN)
    throw new SettingError('The setting PAWAPAY_API_TOKEN must not be given when PAWAPAY_MODE is emulator.')
  return 'emulator'
}

function requireForRealMoney({ DATABASE_URL, PUBLIC_BASE_URL }: PaymentEnv): void {
  if (!DATABASE_URL)
    throw new SettingError(
      'The setting DATABASE_URL must be given when PAWAPAY_MODE is live: the embedded database may lose its last seconds.',
    )
  if (!PUBLIC_BASE_URL?.startsWith('https:'))
    throw new SettingError('The setting PUBLIC_BASE_URL must be an https address when PAWAPAY_MODE is live.')
}
