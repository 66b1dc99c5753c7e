import type { OralRoomConfig } from '#capabilities/oral-session/server/index.ts'
import { ANSWER, CONSULTANT_CALLS as CALLS } from '../contract.ts'
import { CONSULTANT } from '../rules/manner.ts'
import { SAYS } from '../spec.ts'

export const CONSULTANT_ROOM: OralRoomConfig = {
  assistant: 'consultant',
  purpose: 'consultation',
  role: 'consultant',
  calls: CALLS,
  spoken: ANSWER,
  speakers: [{ id: 'consultant', name: SAYS.speaker, persona: 'consultant' }],
  manner: CONSULTANT,
}
