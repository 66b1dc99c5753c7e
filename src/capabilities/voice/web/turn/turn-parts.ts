/** The parts of a spoken turn, and its needs from the browser. */
import type { TalkWords } from '../../rules/talk-words.ts'
import type { OpenMicrophone } from '../microphone/microphone.ts'
import type { WakeLock } from '../microphone/wake-lock.ts'
import type { SpokenPiece } from '../sound/playback.ts'
import type { Player } from '../sound/player.ts'
import type { KeptRecordings } from './kept-recordings.ts'

/** The same attempt for every try at sending one answer, so that it is answered and counted once. */
export type SpokenAnswer = {
  attempt: string
  recording?: Blob
  typed?: string
  /** The attempt whose understanding this one puts right. */
  corrects?: string
  /** The message it answers: a second answer to it is told so. */
  answers?: string
  /** The session of an earlier visit that recorded it. */
  session?: string
}

export type Reply =
  /** Something of the reply that is to be heard. */
  | { type: 'audio'; piece: SpokenPiece }
  | { type: 'complete' }
  /** `toType`: saying it again would not be understood either. */
  | { type: 'skipped'; message?: string | undefined; toType?: boolean }
  | { type: 'error'; message?: string | undefined; status?: number | undefined }

export type TurnParts = {
  session: string
  words: TalkWords
  openMicrophone: OpenMicrophone
  player: Player
  /** Throws when the connection breaks. The text of the reply goes to the screen on the product's own way. */
  sendAnswer(answer: SpokenAnswer, signal: AbortSignal): AsyncIterable<Reply>
  /** Sends the recording so far during a silence: the server may start recognising. */
  sendSoFar?(recording: Blob, attempt: string): void
  /** Cancels it: the rest will not be sent. */
  stopSoFar?(): void
  /** The last message of the other side, which the next answer answers. */
  answering?(): string | undefined
  /** Recorded from the end of a reply on, and not from the second when the turn begins. */
  hearsAtOnce?: boolean | undefined
  recordings: KeptRecordings
  wakeLock: WakeLock
  now(): number
  newAttempt(): string
}
