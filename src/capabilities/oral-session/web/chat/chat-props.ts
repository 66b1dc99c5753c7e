import type { Clock } from '../../contract.ts'
import type { OralRoom } from '../session-screen.ts'

export type ChatProps = {
  room: OralRoom
  userId: string
  sessionId: string
  /** Opened by the press that chose the document; nothing after a reload. */
  sound: AudioContext | undefined
  /** The session has just become ready and starts automatically. */
  fresh: boolean
  /** It is over: by the clock, by a press, or because the access has ended. */
  onEnded(clock: Clock, next: 'report' | 'upload' | 'told'): void
  /** Another session is open, in another tab perhaps. */
  onOther(sessionId: string): void
}
