/** Everything outside this program, in one place: its needs, without naming any provider. */
import type { AiImage } from './ai-image/ai-image.ts'
import type { AiText } from './ai-text/ai-text.ts'
import type { Database } from './database/database.ts'
import type { DocumentText } from './document-text/document-text.ts'
import type { Files } from './files/files.ts'
import type { Mail } from './mail/mail.ts'
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts'
import type { ReferenceRegistry } from './reference-registry/reference-registry.ts'
import type { Examine } from './speech-in/examine.ts'
import type { SpeechIn } from './speech-in/speech-in.ts'
import type { SpeechOut } from './speech-out/speech-out.ts'

export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** `off` where nothing is configured: the product runs, and says that payments are not switched on. */
export type PaymentMode = 'emulator' | 'sandbox' | 'live' | 'off'
export type PaymentSettings = {
  mode: PaymentMode
  /** When true, unsigned callbacks are refused; otherwise they are hints, confirmed by a lookup. */
  requireSignature: boolean
  /** Takes real money for rooms of conversation although no model is connected. */
  sellWithoutModel: boolean
  /** The emulator's phone page, where there is one. */
  phoneSimulator: string | null
}

/** A provider's prices, in ngwee: `input` and `output` for a million tokens, `image` for one picture. */
export type ModelPrice = { input: number; output: number; image: number }
export type UsageSettings = {
  /** By the model's name. */
  prices: Record<string, ModelPrice>
  /** The daily limits per user; absent where there is no ceiling. */
  fairUse: Partial<Record<'tokens' | 'images' | 'audioSeconds' | 'parseSeconds' | 'scannedPages', number>>
}

/** The model that reads documents closely, how much it reads at once, and the budget for one document; in tokens. */
export type CloseReadingSettings = {
  model: string | null
  window: number
  budget: number
  /** How long an analysis waits for the model; what it has not read by then comes at the next visit. */
  waitAtMost: number
}

/** Points at which a test can kill the program, to check crash recovery. */
export const FAIL_POINTS = [
  'after-insert',
  'after-send',
  'inside-grant',
  'after-commit',
  'inside-analysis',
  'inside-presentation',
  'inside-preparing',
  'inside-counting',
  'inside-reply',
  'inside-store',
] as const
export type FailPoint = (typeof FAIL_POINTS)[number]

export type Services = {
  db: Database
  mail: Mail
  gateway: PaymentGateway
  payments: PaymentSettings
  aiText: AiText
  aiImage: AiImage
  speechIn: SpeechIn
  speechOut: SpeechOut
  /** The length of a recording and whether it contains speech: takes a few milliseconds and no provider. */
  examineRecording: Examine
  usage: UsageSettings
  closeReading: CloseReadingSettings
  /** Where cited works are looked up; none unless the operator names one. */
  registries: readonly ReferenceRegistry[]
  files: Files
  documentText: DocumentText
  documentRetention: DocumentRetention
  scans: ScanSettings
  hearing: HearingSettings
  log: Log
  now(): Date
  /** Milliseconds by a clock that nobody sets, from any beginning: for time that is paid for. */
  elapsed(): number
  /** The product's public address, without a slash at the end. */
  baseUrl: string
  /** Does nothing, except in a test that kills the program here. */
  passing(point: FailPoint): void
  /** Signs sessions. */
  secret: string
}

/** How much the product stores for one user, and for how long after its last use. */
export type DocumentRetention = { days: number; count: number; megabytes: number }

/** How many scanned pages of one document are recognised. */
export type ScanSettings = { pagesOfDocument: number }

/** Milliseconds after which the built-in recogniser gives up: typing is quicker. */
export type HearingSettings = { longestWait: number }
