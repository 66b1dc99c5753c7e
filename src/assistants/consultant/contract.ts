/** What crosses the wire in the Research Consultant: everything in it is an oral session's. */
import { roomCalls } from '#capabilities/oral-session/contract.ts'
import { spokenCalls } from '#capabilities/voice/contract.ts'
import { CALLS } from './spec.ts'

export const CONSULTANT_CALLS = roomCalls({ upload: CALLS.upload, status: CALLS.readStatus })

export const ANSWER = spokenCalls(
  { turn: CALLS.answer, soFar: CALLS.answerSoFar, aloud: CALLS.answerAloud },
  'audio',
)
