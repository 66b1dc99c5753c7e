/** The Defense Room's contract: everything in it belongs to an oral session. */
import { roomCalls } from '#capabilities/oral-session/contract.ts'
import { spokenCalls } from '#capabilities/voice/contract.ts'
import { CALLS } from './spec.ts'

export const DEFENSE = roomCalls({ upload: CALLS.upload, status: CALLS.readStatus })

export const ANSWER = spokenCalls(
  { turn: CALLS.answer, soFar: CALLS.answerSoFar, aloud: CALLS.answerAloud },
  'audio',
)
