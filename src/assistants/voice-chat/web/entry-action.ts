import type { KeptRecording, KeptRecordings, Typing } from '#capabilities/voice/web/index.ts'

/** The student's request on entering. */
export type EntryAction =
  | { name: 'talk' }
  | { name: 'type'; text: string }
  | { name: 'settings' | 'said' | 'answer' }

export type VoiceScreenProps = {
  wish: EntryAction
  typing: Typing
  /** Opened by the press that led here. */
  sound: AudioContext | undefined
  /** An unanswered recording of an earlier visit. */
  kept: KeptRecording | undefined
  recordings: KeptRecordings
  onAccessOver(): void
}
