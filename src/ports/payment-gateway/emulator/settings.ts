import type { EmulatorClock } from './clock.ts'
import type { EmulatorWorld } from './emulator-state.ts'

export type EmulatorSettings = {
  /** 0 takes any free port. */
  port: number
  /** If absent, nothing is kept beyond the process. */
  dataFile?: string
  /** The account's callback address; can be set later, see sendCallbacksTo(). */
  callbackUrl?: string
  token?: string
  clock?: EmulatorClock
  /** 10 makes everything happen ten times faster. */
  speed?: number
  /** The delay after which an unlisted number approves automatically; 0 waits for a click on the phone page. */
  autoApproveMs?: number
  companyName?: string
  signCallbacks?: boolean
  /** Which of the two documented shapes configuration and availability have. */
  shape?: 'object' | 'list'
  /** If given, every request that moves money must be signed with one of these. */
  requestKeys?: { id: string; key: string }[]
  /** The time in signatures: the machine's on a real clock, the emulator's on an injected one. */
  signatureTime?: () => number
}

export const EMULATOR_TOKEN = 'emulator-token'
export const SIGNING_KEY_ID = 'HTTP_EC_P256_KEY:1'
export const COUNTRY = 'ZMB'
/** Limits of the account, in kwacha, as in the sandbox. */
export const LIMITS = { min: 1, max: 20_000 } as const

/** Settings that have a value once it runs, whether given or not. */
type Decided = 'token' | 'autoApproveMs' | 'companyName' | 'shape' | 'signatureTime'

export type Emulator = {
  world: EmulatorWorld
  settings: Omit<EmulatorSettings, Decided> & Required<Pick<EmulatorSettings, Decided>>
  /** Its own address, known once it listens. */
  url: string
  /** Aborts work in progress when it stops. */
  readonly closing: AbortSignal
}
