import type { OralRoomConfig } from '#capabilities/oral-session/server/index.ts'
import { ANSWER, DEFENSE } from '../contract.ts'
import { EXAMINER } from '../rules/manner.ts'
import { SAYS } from '../spec.ts'

export const DEFENSE_ROOM: OralRoomConfig = {
  assistant: 'defense',
  purpose: 'defense',
  role: 'examiner',
  calls: DEFENSE,
  spoken: ANSWER,
  speakers: [
    { id: 'chair', name: SAYS.speaker, persona: 'examiner' },
    { id: 'second', name: 'Second examiner', persona: 'consultant' },
    { id: 'third', name: 'Third examiner', persona: 'companion' },
  ],
  manner: EXAMINER,
}
