import type { EmulatorClock } from './clock.ts'
import type { World } from './world.ts'

export type EmulatorSettings = {
  /** 0 takes any free port. */
  port: number
  /** Left out, nothing is kept beyond the process. */
  dataFile?: string
  /** Where the account wants its callbacks; can be set later, see sendCallbacksTo(). */
  callbackUrl?: string
  token?: string
  clock?: EmulatorClock
  /** 10 makes everything happen ten times sooner. */
  speed?: number
  /** After how long an unlisted number approves by itself; 0 waits for a click on the phone page. */
  autoApproveMs?: number
  companyName?: string
  signCallbacks?: boolean
  /** In which of its two documented shapes configuration and availability answer. */
  shape?: 'object' | 'list'
  /** Given, every request that moves money must be signed with one of these. */
  requestKeys?: { id: string; key: string }[]
  /** The time signatures carry: the machine's on a real clock, the emulator's on an injected one. */
  signatureTime?: () => number
}

export const EMULATOR_TOKEN = 'emulator-token'
export const SIGNING_KEY_ID = 'HTTP_EC_P256_KEY:1'
export const COUNTRY = 'ZMB'
/** Limits of the account, in kwacha, as the sandbox has them. */
export const LIMITS = { min: 1, max: 20_000 } as const

/** What has a value once it runs, given or not. */
type Decided = 'token' | 'autoApproveMs' | 'companyName' | 'shape' | 'signatureTime'

export type Emulator = {
  world: World
  settings: Omit<EmulatorSettings, Decided> & Required<Pick<EmulatorSettings, Decided>>
  /** Its own address, known once it listens. */
  url: string
  /** Cuts what is still under way when it stops. */
  readonly closing: AbortSignal
}
