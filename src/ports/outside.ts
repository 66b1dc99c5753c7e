/** Everything outside this program, in one place: what it needs from the world and nothing about who provides it. */
import type { AiImage } from './ai-image/ai-image.ts'
import type { AiText } from './ai-text/ai-text.ts'
import type { Database } from './database/database.ts'
import type { DocumentText } from './document-text/document-text.ts'
import type { Files } from './files/files.ts'
import type { Mail } from './mail/mail.ts'
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts'
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
  /** Unsigned callbacks are refused; otherwise they are hints, confirmed by asking. */
  requireSignature: boolean
  /** The emulator's phone page, where there is one. */
  phoneSimulator: string | null
}

/** What a provider charges, in ngwee: `input` and `output` for a million tokens, `image` for one picture. */
export type ModelPrice = { input: number; output: number; image: number }
export type UsageSettings = {
  /** By the model's name. */
  prices: Record<string, ModelPrice>
  /** The most that one person may use in one day; nothing where there is no ceiling. */
  fairUse: Partial<Record<'tokens' | 'images' | 'audioSeconds' | 'parseSeconds' | 'scannedPages', number>>
}

/** Which model reads documents closely, how much it reads at once, and what one document may cost; in tokens. */
export type CloseReadingSettings = { model: string | null; window: number; budget: number }

/** Where a test can end the program, to see what survives. */
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

export type Outside = {
  db: Database
  mail: Mail
  gateway: PaymentGateway
  payments: PaymentSettings
  aiText: AiText
  aiImage: AiImage
  speechIn: SpeechIn
  speechOut: SpeechOut
  /** How long a recording is and whether somebody speaks in it: costs a few milliseconds and no provider. */
  examineRecording: Examine
  usage: UsageSettings
  closeReading: CloseReadingSettings
  files: Files
  documentText: DocumentText
  documentRetention: DocumentRetention
  scans: ScanSettings
  log: Log
  now(): Date
  /** Where people reach the product, without a slash at the end. */
  baseUrl: string
  /** Does nothing, except where a test ends the program here. */
  passing(point: FailPoint): void
  /** Signs sessions. */
  secret: string
}

/** How much the product keeps for one person, and for how long after its last use. */
export type DocumentRetention = { days: number; count: number; megabytes: number }

/** Of one document, how many pages that are pictures are recognised. */
export type ScanSettings = { pagesOfDocument: number }
