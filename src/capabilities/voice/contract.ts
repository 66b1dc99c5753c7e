/**
 * A spoken turn on the wire. JSON lines, one object per line; a client of the specification alone can ignore the rest.
 */
import { z } from 'zod'
import { CLOSED, OPEN } from '#capabilities/access/spec.ts'
import { type Address, call } from '#contracts/call.ts'
import { formText } from '#contracts/form-text.ts'
import { Refusal, SIGNED_IN } from '#contracts/refusal.ts'
import { RECOGNISER_TIERS } from '#product/recognised-speech.ts'
import { ATTEMPT_HEADER, CALLS, FIELDS, SEND_WHOLE, SESSION_HEADER, VOICE_LIMITS } from './spec.ts'

export const Engine = z.object({ name: z.string(), builtIn: z.boolean() })
export type Engine = z.infer<typeof Engine>

export const HeardOnTheWire = z.object({
  text: z.string(),
  rung: z.enum(RECOGNISER_TIERS),
  trust: z.enum(['exact', 'good', 'rough']),
  sure: z.number().exactOptional(),
  correctedFrom: z.string().exactOptional(),
})

export const TurnLine = z.discriminatedUnion('type', [
  /** Queued for a recogniser: this many turns are ahead. */
  z.object({ type: z.literal('waiting'), place: z.number() }),
  /** Keeps the connection alive during a long wait. */
  z.object({ type: z.literal('alive') }),
  /**
   * A sentence of the reply, in `content`. The transcript comes as soon as it is known: with the first of these lines,
   * whose `content` may still be empty.
   */
  z.object({
    type: z.literal('chunk'),
    content: z.string(),
    transcription: z.string().exactOptional(),
    heard: HeardOnTheWire.exactOptional(),
    audioUrl: z.string().exactOptional(),
    seq: z.number().exactOptional(),
  }),
  /** The whole reply, and all of it as one sound. */
  z.object({
    type: z.literal('complete'),
    text: z.string(),
    audioUrl: z.string().exactOptional(),
    skipped: z.boolean().exactOptional(),
    /** Probably misheard: `text` asks for confirmation, and nothing was answered yet. */
    asksBack: z.boolean().exactOptional(),
    /** Why it was skipped. */
    message: z.string().exactOptional(),
    code: z.string().exactOptional(),
    heard: HeardOnTheWire.exactOptional(),
    /** Engines that wrote and spoke this reply. */
    engine: Engine.exactOptional(),
    voice: Engine.exactOptional(),
    /** The name of this turn, for `corrects`. */
    attempt: z.string().exactOptional(),
  }),
  z.object({
    type: z.literal('error'),
    message: z.string().exactOptional(),
    code: z.string().exactOptional(),
    partial: z.string().exactOptional(),
    retryAfterMs: z.number().exactOptional(),
  }),
])
export type TurnLine = z.infer<typeof TurnLine>

/** Every refusal of a turn before its first line. `details` and `error` are the same sentence. */
export const TurnRefusal = Refusal.extend({ details: z.string() })
export type TurnRefusal = z.infer<typeof TurnRefusal>

export const ConversationSummary = z.object({
  sessionId: z.string(),
  /** The student's first words. */
  title: z.string(),
  turns: z.number(),
  startedAt: z.string(),
  lastAt: z.string(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>
/** The latest first. */
export const Conversations = z.object({ conversations: z.array(ConversationSummary), keptDays: z.number() })
export type Conversations = z.infer<typeof Conversations>

export const TurnRecord = z.object({
  attempt: z.string(),
  at: z.string(),
  heard: HeardOnTheWire,
  reply: z.string(),
  /** The reply ended in the middle. */
  broken: z.boolean(),
  /** Gone a day later; the words stay. */
  audioUrl: z.string().nullable(),
  engine: Engine.nullable(),
})
export type TurnRecord = z.infer<typeof TurnRecord>
export const ConversationRecord = z.object({ sessionId: z.string(), turns: z.array(TurnRecord) })
export type ConversationRecord = z.infer<typeof ConversationRecord>

const TURN_REFUSALS = {
  ...SIGNED_IN,
  ...CLOSED,
  'no-session': 400,
  'nothing-sent': 400,
  'broken-form': 400,
  [SEND_WHOLE]: 409,
  'too-long': 413,
  'too-much-text': 413,
  'too-fast': 429,
  'too-many-at-once': 429,
} as const

const Sentence = z.object({
  /** A sentence without a letter or a figure has no sound. */
  words: z
    .string()
    .max(VOICE_LIMITS.longestSentence)
    .regex(/[\p{L}\p{N}]/u),
  format: z.enum(['mp3', 'opus']).default('mp3'),
})

const HEADERS = {
  [SESSION_HEADER]: 'The name of the conversation, chosen by the browser',
  [ATTEMPT_HEADER]: 'The name of this attempt: sent again under it, an answer is taken once',
}

const LONGEST_NAME = 200

const turnForm = <Field extends string>(field: Field) => ({
  form: z.object({
    [FIELDS.typed]: formText(VOICE_LIMITS.longestText),
    [FIELDS.browserText]: formText(VOICE_LIMITS.longestText),
    [FIELDS.corrects]: formText(LONGEST_NAME),
    [FIELDS.answers]: formText(LONGEST_NAME),
    [FIELDS.after]: formText(LONGEST_NAME),
    [FIELDS.format]: z.enum(['mp3', 'opus']).default('mp3'),
    [FIELDS.voice]: z.literal('device').optional(),
  }),
  files: { [field]: 'The recording, or what of it came after `after`' },
})

export type TurnFields = z.output<ReturnType<typeof turnForm>['form']>

/** One spoken assistant's calls: a turn, its recording so far, and a sentence of its reply as sound. */
export const spokenCalls = <
  Turn extends Address<'POST'>,
  SoFar extends Address<'POST'>,
  Aloud extends Address<'POST'>,
>(
  at: { turn: Turn; soFar: SoFar; aloud: Aloud },
  field: 'audio' | 'file',
) => ({
  turn: call(at.turn, {
    summary: 'Say something, and hear the reply as it comes',
    headers: HEADERS,
    body: turnForm(field),
    answer: { lines: TurnLine },
    refusals: TURN_REFUSALS,
    refusal: TurnRefusal,
  }),
  soFar: call(at.soFar, {
    summary: 'What was said so far, sent in a silence, to be heard ahead',
    headers: HEADERS,
    body: turnForm(field),
    answer: 'nothing',
    refusals: TURN_REFUSALS,
    refusal: TurnRefusal,
  }),
  aloud: call(at.aloud, {
    summary: 'One sentence of a reply as sound, where the voice of the device has failed',
    body: Sentence,
    answer: z.object({ audioUrl: z.string() }),
    refusals: { ...SIGNED_IN, ...CLOSED, 'too-fast': 429, 'fair-use': 429, 'cannot-speak': 503 },
    refusal: TurnRefusal,
  }),
})
export type SpokenCalls = ReturnType<typeof spokenCalls<Address<'POST'>, Address<'POST'>, Address<'POST'>>>

const KEPT = { ...SIGNED_IN, 'no-conversation': 404 } as const

/** Conversations with one assistant. Open after the access has ended: they were paid for. */
export const conversationCalls = <
  List extends Address<'GET', string>,
  Read extends Address<'GET', `${string}/:sessionId`>,
  Forget extends Address<'DELETE', `${string}/:sessionId`>,
>(at: {
  list: List
  read: Read
  forget: Forget
}) => ({
  list: call(at.list, {
    summary: 'One’s own conversations',
    open: OPEN.pastWork,
    answer: Conversations,
    refusals: SIGNED_IN,
  }),
  read: call(at.read, {
    summary: 'One conversation',
    open: OPEN.pastWork,
    answer: ConversationRecord,
    refusals: KEPT,
  }),
  forget: call(at.forget, {
    summary: 'Delete a conversation and its sound',
    open: OPEN.pastWork,
    answer: 'nothing',
    refusals: KEPT,
  }),
})
type At<M extends 'GET' | 'DELETE'> = Address<M, `${string}/:sessionId`>
export type ConversationCalls = ReturnType<typeof conversationCalls<Address<'GET'>, At<'GET'>, At<'DELETE'>>>

export const playAudio = call(CALLS.playAudio, {
  summary: 'A reply as sound, to whom it was spoken',
  headers: { Range: 'Bytes; iPhones play only what can be asked for in parts' },
  answer: { bytes: ['audio/mpeg', 'audio/ogg'] },
  status: [200, 206],
  refusals: { ...SIGNED_IN, 'audio-gone': 404, 'no-such-range': 416 },
})

/** The operator's configuration. The browser's recogniser and the device's voice are known only to the browser. */
export const engines = call(CALLS.engines, {
  summary: 'Who would listen and who would speak now',
  answer: z.object({ hears: Engine, speaks: Engine }),
  refusals: SIGNED_IN,
})
export type VoiceEngines = typeof engines
