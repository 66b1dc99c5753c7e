/** Voice Chat's calls: a turn, and the conversations one has had. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { conversationRoutes } from '#capabilities/voice/server/conversation-routes.ts'
import { spokenTurnRoutes } from '#capabilities/voice/server/spoken-turn-routes.ts'
import type { Voice } from '#capabilities/voice/server/voice.ts'
import { wordsToExpect } from '#capabilities/voice/server/words-to-expect.ts'
import { CONVERSATIONS, VOICE_CHAT } from '../contract.ts'
import { studyTopics } from './study-topics.ts'

export const voiceChatRoutes =
  (voice: Voice, auth: Auth, documents: Documents) => async (app: FastifyInstance) => {
    const topics = studyTopics()
    await app.register(
      spokenTurnRoutes(voice, auth, {
        calls: VOICE_CHAT,
        fieldName: 'file',
        assistant: 'voiceChat',
        persona: 'companion',
        vocabulary: wordsToExpect(documents),
        // Loaded with the first answer.
        async *answer(said, context) {
          const { coach } = await import('./coach.ts')
          yield* coach(voice.outside, topics)(said, context)
        },
      }),
    )
    await app.register(conversationRoutes(voice, auth, { calls: CONVERSATIONS, assistant: 'voiceChat' }))
  }
