import type { Typing } from '#capabilities/voice/web/answering/type-instead.tsx'
import type { KeptRecording, KeptRecordings } from '#capabilities/voice/web/turn/kept-recordings.ts'

/** What somebody wanted when they came in. */
export type Wish =
  | { name: 'talk' }
  | { name: 'type'; text: string }
  | { name: 'settings' | 'said' | 'answer' }

export type RoomProps = {
  wish: Wish
  typing: Typing
  /** Opened by the press that led here. */
  sound: AudioContext | undefined
  /** What an earlier visit recorded and nobody answered. */
  kept: KeptRecording | undefined
  recordings: KeptRecordings
  onAccessOver(): void
}
