/** A person's own conversations with one assistant: to read again, to hear again for a day, and to delete. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refuse } from '#http/answer.ts'
import type { AssistantId } from '#product/assistants.ts'
import type { ConversationRecord, Conversations, TurnRecord } from '../contract.ts'
import { SAYS, VOICE_KEPT } from '../spec.ts'
import { audioUrlOf } from './audio-shelf.ts'
import { isName } from './receive-turn.ts'
import type { VoiceTurn } from './tables.ts'
import { audioOf } from './turn-rows.ts'
import type { Voice } from './voice.ts'

type One = { Params: { sessionId: string } }
const gone = { code: 'no-conversation', message: SAYS.noConversation }

export const conversationRoutes =
  (voice: Voice, auth: Auth, { path, assistant }: { path: string; assistant: AssistantId }) =>
  async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook<{ Params: Partial<One['Params']> }>('preHandler', async ({ params }, reply) => {
      if (params.sessionId !== undefined && !isName(params.sessionId)) return refuse(reply, 404, gone)
    })

    app.get(path, async (request): Promise<Conversations> => {
      const found = await voice.rows.conversations(signedIn(request).userId, assistant)
      const conversations = found.map(({ startedAt, lastAt, ...rest }) => ({
        ...rest,
        startedAt: startedAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }))
      return { conversations, keptDays: VOICE_KEPT.conversationDays }
    })

    app.get<One>(`${path}/:sessionId`, async (request, reply): Promise<ConversationRecord> => {
      const { userId } = signedIn(request)
      const { sessionId } = request.params
      const turns = await voice.rows.ofConversation({ userId, assistant, session: sessionId })
      if (turns.length === 0) return refuse(reply, 404, gone)
      const kept = await voice.shelf.stillKept(
        userId,
        turns.flatMap(({ audio }) => audio ?? []),
      )
      return { sessionId, turns: turns.map((turn) => recordOf(turn, kept)) }
    })

    app.delete<One>(`${path}/:sessionId`, async (request, reply) => {
      const { userId } = signedIn(request)
      const key = { userId, assistant, session: request.params.sessionId }
      const deleted = await voice.rows.forget(key)
      await voice.shelf.forget(userId, deleted.flatMap(audioOf))
      return deleted.length > 0 ? reply.code(204).send() : refuse(reply, 404, gone)
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
