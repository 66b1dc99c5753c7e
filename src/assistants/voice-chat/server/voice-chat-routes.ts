/** Voice Chat's calls: a turn, and the user's earlier conversations. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/index.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { CloseReader, StudyWorker } from '#capabilities/study/server/index.ts'
import type { StudyCards } from '#capabilities/study-cards/server/index.ts'
import { ALOUD } from '#capabilities/study-cards/spec.ts'
import {
  conversationRoutes,
  spokenTurnRoutes,
  type Voice,
  wordsToExpect,
} from '#capabilities/voice/server/index.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import { CONVERSATIONS, VOICE_CHAT } from '../contract.ts'
import { studyTopics } from './study-topics.ts'

type Knows = {
  documents: Documents
  cards: StudyCards
  closeReader: CloseReader
  studyWorker: StudyWorker
}

export const voiceChatRoutes = (voice: Voice, auth: Auth, knows: Knows) => async (app: FastifyInstance) => {
  const topics = studyTopics()
  const expect = wordsToExpect(knows.documents)
  await app.register(
    spokenTurnRoutes(voice, auth, {
      calls: VOICE_CHAT,
      assistant: 'voiceChat',
      persona: 'companion',
      vocabulary: async (about) => withCards(await expect(about)),
      // Loaded with the first answer.
      async *answer(said, context) {
        const { coach } = await import('./coach.ts')
        yield* coach(voice.services, { ...knows, topics })(said, context)
      },
    }),
  )
  await app.register(conversationRoutes(voice, auth, { calls: CONVERSATIONS, assistant: 'voiceChat' }))
}

/** The recogniser only hears words it expects. */
const withCards = ({ key, text }: Vocabulary): Vocabulary => ({
  key: `${key}-cards`,
  text: async () => [await text(), ALOUD.words].join('\n'),
})
