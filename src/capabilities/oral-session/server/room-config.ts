/** Configuration a room passes to the shared machinery: its calls, its voices and its words. */
import type { SpokenCalls } from '#capabilities/voice/contract.ts'
import type { Persona } from '#ports/speech-out/speech-out.ts'
import type { RoomCalls, Speaker } from '../contract.ts'
import type { ExaminerManner } from '../rules/examiner/manner.ts'
import type { RoomId } from '../rules/names.ts'

export type Voiced = Speaker & { persona: Persona }

export type OralRoomConfig = {
  assistant: RoomId
  purpose: 'defense' | 'consultation'
  role: 'examiner' | 'consultant'
  calls: RoomCalls
  spoken: SpokenCalls
  /** The first is the chair; a panel adds the others. */
  speakers: readonly [Voiced, ...Voiced[]]
  manner: ExaminerManner
}

export const speakersOf = ({ speakers }: OralRoomConfig, examiners: number): readonly Voiced[] =>
  speakers.slice(0, Math.max(1, examiners))
