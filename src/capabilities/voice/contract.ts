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
  /**
   * The name of a beginning that was sent before (`SO_FAR`): the recording in this form is only what came after it.
   * Answered with 409 and `SEND_WHOLE` when that beginning is no longer known.
   */
  after: 'after',
  /** `opus` from a browser that can play it. */
  format: 'format',
} as const
export const SESSION_HEADER = 'X-Session-ID'
/** The same for every attempt at sending one recording: it is answered, and counted, once. */
export const ATTEMPT_HEADER = 'Idempotency-Key'

export type Engine = { name: string; builtIn: boolean }

export type TurnLine =
  /** Nobody is listening yet: so many are before. */
  | { type: 'waiting'; place: number }
  /** It takes a while, and the connection still stands. */
  | { type: 'alive' }
  /**
   * A sentence of the reply, in `content`. What was understood comes as soon as it is known: with the first
   * of these lines, whose `content` may still be empty.
   */
  | { type: 'chunk'; content: string; transcription?: string; heard?: Heard; audioUrl?: string; seq?: number }
  /** The whole reply, and all of it as one sound. */
  | {
      type: 'complete'
      text: string
      audioUrl?: string
      skipped?: boolean
      /** Why it was skipped. */
      message?: string
      code?: string
      heard?: Heard
      /** Who thought of this reply, and who spoke it. */
      engine?: Engine
      voice?: Engine
      /** The name of this turn, for `corrects`. */
      attempt?: string
    }
  | { type: 'error'; message?: string; code?: string; partial?: string; retryAfterMs?: number }

/**
 * After the address of a turn: the same form with what was recorded until now, sent in a silence. Answers 204.
 * `Idempotency-Key` names this beginning, so that the turn, or a later beginning, can send only the rest.
 */
export const SO_FAR = '/so-far'
/** The code of the refusal after which the whole recording is to be sent. */
export const SEND_WHOLE = 'send-whole'

/** Every refusal of these calls before the first line. `details` and `error` are the same sentence. */
export type Refusal = { error: string; details: string; code: string }

/** `GET /ai/voice/conversations`, the latest first. */
export type Conversations = { conversations: ConversationSummary[]; keptDays: number }
export type ConversationSummary = {
  sessionId: string
  /** What the student said first. */
  title: string
  turns: number
  startedAt: string
  lastAt: string
}

/** `GET /ai/voice/conversations/{sessionId}`. `DELETE` of the same address answers 204. */
export type ConversationRecord = { sessionId: string; turns: TurnRecord[] }
export type TurnRecord = {
  attempt: string
  at: string
  heard: Heard
  reply: string
  /** The reply ended in the middle. */
  broken: boolean
  /** Gone a day later; the words stay. */
  audioUrl: string | null
  engine: Engine | null
}
