/** A person's own conversations with one assistant: to read again, to hear again for a day, and to delete. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { AssistantId } from '#product/assistants.ts'
import type { ConversationCalls, TurnRecord } from '../contract.ts'
import { SAYS, VOICE_KEPT } from '../spec.ts'
import { audioUrlOf } from './audio-store.ts'
import type { VoiceTurn } from './tables.ts'
import { audioOf } from './turn-rows.ts'
import type { Voice } from './voice.ts'

const gone = refused({ code: 'no-conversation', message: SAYS.noConversation })

export const conversationRoutes =
  (voice: Voice, auth: Auth, { calls, assistant }: { calls: ConversationCalls; assistant: AssistantId }) =>
  async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    serve(app, calls.list, async ({ request }) => {
      const found = await voice.rows.conversations(signedIn(request).userId, assistant)
      const conversations = found.map(({ startedAt, lastAt, ...rest }) => ({
        ...rest,
        startedAt: startedAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }))
      return { conversations, keptDays: VOICE_KEPT.conversationDays }
    })

    serve(app, calls.read, async ({ params: { sessionId }, request }) => {
      const { userId } = signedIn(request)
      const turns = await voice.rows.ofConversation({ userId, assistant, session: sessionId })
      if (turns.length === 0) return gone
      const kept = await voice.store.stillKept(
        userId,
        turns.flatMap(({ audio }) => audio ?? []),
      )
      return { sessionId, turns: turns.map((turn) => recordOf(turn, kept)) }
    })

    serve(app, calls.forget, async ({ params: { sessionId }, request }) => {
      const { userId } = signedIn(request)
      const deleted = await voice.rows.forget({ userId, assistant, session: sessionId })
      await voice.store.forget(userId, deleted.flatMap(audioOf))
      return deleted.length > 0 ? undefined : gone
    })
  }

const recordOf = (turn: VoiceTurn, kept: Set<string>): TurnRecord => ({
  attempt: turn.attempt,
  at: turn.at.toISOString(),
  heard: turn.heard,
  reply: turn.reply,
  broken: turn.state !== 'answered',
  audioUrl: turn.audio && kept.has(turn.audio) ? audioUrlOf(turn.audio) : null,
  engine: turn.engine,
})
