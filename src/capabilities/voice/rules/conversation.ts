/** The states of a spoken conversation, and everything that can happen to it. */
import { TURN } from '../spec.ts'
import { type BackgroundNoise, unknownNoise } from './background-noise.ts'
import type { Overhearing } from './barge-in.ts'
import type { Loudness } from './loudness.ts'
import type { Recording, RecordingEnding } from './recording.ts'

export type ConversationTurn =
  | { name: 'idle' }
  /** The conversation is on, and the student must press something. */
  | { name: 'ready' }
  /** A reply with audio is there and will be heard in half a second. */
  | { name: 'about-to-speak'; until: number }
  | { name: 'assistant-speaking'; overhearing: Overhearing }
  /** `spoke`: the student has begun to answer. */
  | { name: 'pausing'; until: number; spoke?: true }
  | { name: 'recording'; take: Recording }
  /** The recording is being closed; its size is not yet known. */
  | { name: 'closing'; because: RecordingEnding | 'stopped' }
  | { name: 'sending' }
  /** The connection broke; the recording is kept. */
  | { name: 'unsent' }

/** A reply is heard, or will be in half a second. */
export const isAudible = ({ name }: ConversationTurn): boolean =>
  name === 'about-to-speak' || name === 'assistant-speaking'

/** An answer is on its way: until the reply is there, another would overtake it. */
export const isOnItsWay = ({ name }: ConversationTurn): boolean =>
  name === 'closing' || name === 'sending' || name === 'unsent'

export type Conversation = {
  turn: ConversationTurn
  room: BackgroundNoise
  muted: boolean
  /** The microphone was never requested: a student who only types is not recorded and not asked for permission. */
  typedOnly: boolean
  /**
   * The student is typing, correcting or changing a setting: recording does not start automatically, and silence ends
   * nothing.
   */
  writing: boolean
  /** The line broke in the middle of the reply that is being heard: it is asked for again afterwards. */
  cutOff: boolean
  handsFree: boolean
  bargeIn: boolean
  silenceEndsTurn: number
  /** Number of useless recordings in a row. */
  unheard: number
  /** The message in the box until it is dismissed, or until something is understood. */
  problem: string | null
}

export type TurnEvent =
  /** The microphone is there, and the conversation is on. */
  | { type: 'started' }
  | { type: 'recording-due'; at: number }
  | { type: 'reply-arrived'; at: number; audible: boolean }
  | { type: 'speech-ended'; at: number }
  | { type: 'speech-stopped'; at: number }
  | { type: 'cannot-play'; at: number }
  /** A message is heard again. */
  | { type: 'replay-pressed'; at: number }
  | { type: 'time-passed'; at: number }
  /** The microphone was there only now: the minute begins with it. */
  | { type: 'recording-began'; at: number }
  | { type: 'heard'; at: number; loudness: Loudness }
  | { type: 'stop-pressed' }
  | { type: 'moment-pressed' }
  | { type: 'keep-listening' }
  | { type: 'talk-pressed'; at: number }
  | { type: 'talk-released' }
  | { type: 'mute-pressed'; at: number }
  | { type: 'recorded'; at: number; bytes: number }
  | { type: 'cannot-record'; message: string }
  /** The microphone was unplugged or taken by a phone call. */
  | { type: 'microphone-lost'; problem: string }
  | { type: 'writing'; on: boolean; at: number }
  | { type: 'typed' }
  /** `toType`: the student is asked to type it, so nothing is recorded until they press or have typed. */
  | { type: 'skipped'; at: number; message?: string | undefined; toType?: boolean }
  | { type: 'failed'; at: number; problem: string }
  | { type: 'connection-lost'; typed?: boolean }
  | { type: 'sent-again' }
  | { type: 'set'; settings: Partial<Pick<Conversation, 'handsFree' | 'bargeIn' | 'silenceEndsTurn'>> }
  | { type: 'problem-dismissed' }
  | { type: 'conversation-ended' }

export const noConversation: Conversation = {
  turn: { name: 'idle' },
  room: unknownNoise,
  muted: false,
  typedOnly: false,
  writing: false,
  cutOff: false,
  handsFree: true,
  bargeIn: true,
  silenceEndsTurn: TURN.silenceEndsTurn,
  unheard: 0,
  problem: null,
}
