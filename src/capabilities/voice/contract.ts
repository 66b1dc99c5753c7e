/** What crosses the wire in a spoken turn. Lines of JSON, one object to a line; who knows only the specification can ignore the rest. */
import type { Heard } from '#product/heard.ts'

/** The fields of the multipart form, beside the recording itself. */
export const FIELDS = {
  /** What the browser's own recognition understood; sent only after consent. */
  browserText: 'browserText',
  /** An answer that was typed instead. */
  typed: 'typed',
  /** The attempt whose understanding this one puts right: it takes the place of that turn. */
  corrects: 'corrects',
  /** `opus` from a browser that can play it. */
  format: 'format',
} as const
export const SESSION_HEADER = 'X-Session-ID'
/** The same for every attempt at sending one recording: it is answered, and counted, once. */
export const ATTEMPT_HEADER = 'Idempotency-Key'

export type TurnLine =
  /** Nobody is listening yet: so many are before. */
  | { type: 'waiting'; place: number }
  | { type: 'chunk'; content: string; transcription?: string; heard?: Heard; audioUrl?: string; seq?: number }
  | { type: 'complete'; text: string; audioUrl?: string; skipped?: boolean; message?: string; heard?: Heard }
  | { type: 'error'; message?: string }
