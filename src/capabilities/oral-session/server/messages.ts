/** A conversation as it can be read and heard again on return. */
import { audioUrlOf, type Voice, type VoiceTurn } from '#capabilities/voice/server/index.ts'
import type { ChatMessage, Speaker } from '../contract.ts'
import type { OralRoomConfig } from './room-config.ts'
import { answersOf } from './session-rows.ts'
import { openerOf } from './speakers.ts'
import type { KeptPlan, KeptStep } from './stored-plan.ts'
import { OPENING_MESSAGE, storedStep } from './stored-plan.ts'
import type { SessionRow } from './tables.ts'

const plain = { isDemo: false, isStreaming: false, isTyping: false } as const

export async function messagesOf(
  voice: Voice,
  room: OralRoomConfig,
  row: SessionRow,
  kept: KeptPlan | undefined,
): Promise<ChatMessage[]> {
  if (row.opening === null || !kept) return []
  const turns = await voice.rows.ofConversation({
    userId: row.userId,
    assistant: row.assistant,
    session: row.id,
  })
  const answers = await answersOf(voice.services.db, [row.id])
  const steps = new Map(answers.map((answer) => [answer.attempt, storedStep(answer)]))
  const names = [row.openingAudio, ...turns.map(({ audio }) => audio)].filter((name) => name !== null)
  const playable = await voice.store.stillKept(row.userId, names)
  const urlOf = (name: string | null) => (name && playable.has(name) ? audioUrlOf(name) : null)
  const first = kept.plan.questions.find(({ id }) => id === kept.start.current) ?? null
  const opening: ChatMessage = {
    ...plain,
    id: OPENING_MESSAGE,
    type: room.role,
    content: row.opening,
    audioUrl: urlOf(row.openingAudio),
    at: row.createdAt.toISOString(),
    speaker: onTheWire(openerOf(room)),
    ...(first && { places: [first.place] }),
  }
  // A second answer to one message was told so, and is no part of the conversation.
  const taken = turns.filter(
    ({ attempt, state, reply }) => steps.has(attempt) || state !== 'broken' || reply !== '',
  )
  return [opening, ...taken.flatMap((turn) => spoken(room, kept, turn, steps.get(turn.attempt), urlOf))]
}

const onTheWire = ({ id, name }: Speaker): Speaker => ({ id, name })

function spoken(
  room: OralRoomConfig,
  { plan }: KeptPlan,
  { attempt, heard, reply, audio, at }: VoiceTurn,
  step: KeptStep | undefined,
  urlOf: (name: string | null) => string | null,
): ChatMessage[] {
  const said: ChatMessage = {
    ...plain,
    id: `${attempt} said`,
    type: 'user',
    content: heard.text,
    audioUrl: null,
    at: at.toISOString(),
    heard,
    attempt,
  }
  if (reply === '') return [said]
  const about = plan.questions.find(({ id }) => id === step?.aboutId)
  const places = step?.places ?? (about && [about.place])
  const speaker = room.speakers.find(({ id }) => id === step?.speakerId) ?? room.speakers[0]
  const answer: ChatMessage = {
    ...plain,
    id: `${attempt} reply`,
    type: room.role,
    content: reply,
    audioUrl: urlOf(audio),
    at: at.toISOString(),
    speaker: onTheWire(speaker),
    ...(places && { places: [...places] }),
    ...(step?.standIn && { standIn: true as const }),
  }
  return [said, answer]
}
