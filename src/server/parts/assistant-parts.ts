/** The server side of each assistant. Complete by type: a missing one does not compile. */
import { decoderRoutes } from '#assistants/decoder/server/decoder-routes.ts'
import { decoderData } from '#assistants/decoder/server/personal-data.ts'
import { humanizeRoutes } from '#assistants/humanizer/server/humanize-routes.ts'
import { humanizerData, versionData } from '#assistants/humanizer/server/personal-data.ts'
import { textRoutes } from '#assistants/humanizer/server/text-routes.ts'
import { slidesData } from '#assistants/slides/server/personal-data.ts'
import { slidesRoutes } from '#assistants/slides/server/slides-routes.ts'
import { ownsImage } from '#assistants/text-chat/server/images/image-store.ts'
import { textChatData } from '#assistants/text-chat/server/personal-data.ts'
import { textChatRoutes } from '#assistants/text-chat/server/text-chat-routes.ts'
import { voiceChatRoutes } from '#assistants/voice-chat/server/voice-chat-routes.ts'
import type { Auth } from '#capabilities/accounts/server/index.ts'
import { roomRoutes, speakingRoutes } from '#capabilities/oral-session/server/setup.ts'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import type { OpenEngines } from './open-engines.ts'
import type { ServerSide } from './server-side.ts'

export function assistantParts(
  services: Services,
  auth: Auth,
  {
    decoder,
    rewriting,
    slides,
    oral,
    rooms,
    textChat,
    voice,
    documents,
    closeReader,
    studyCards,
    studyWorker,
  }: OpenEngines,
): Record<AssistantId, ServerSide> {
  return {
    defense: {
      routes: [roomRoutes(oral, auth, rooms.defense), speakingRoutes(oral, auth, rooms.defense)],
      // Its sessions, and the work on them, belong to oral-session.
      personalData: 'keeps-none',
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    decoder: {
      routes: [decoderRoutes(decoder, auth)],
      personalData: [decoderData],
      ownsFiles: 'keeps-none',
      work: decoder.start,
      waiting: { what: 'Analyses', waiting: decoder.waiting },
      close: decoder.close,
    },
    consultant: {
      routes: [roomRoutes(oral, auth, rooms.consultant), speakingRoutes(oral, auth, rooms.consultant)],
      // As with the Defense Room.
      personalData: 'keeps-none',
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    slides: {
      routes: [slidesRoutes(slides, auth)],
      personalData: [slidesData],
      ownsFiles: 'keeps-none',
      work: slides.start,
      waiting: { what: 'Presentations', waiting: slides.waiting },
      close: slides.close,
    },
    humanizer: {
      // Each in a scope of its own: only rewriting has to be paid for.
      routes: [humanizeRoutes(services, rewriting, auth), textRoutes(services, auth)],
      personalData: [humanizerData, versionData],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: rewriting.stop,
    },
    textChat: {
      routes: [textChatRoutes(textChat, auth)],
      personalData: [textChatData(textChat)],
      ownsFiles: ownsImage,
      work: 'nothing',
      waiting: 'nothing-waits',
      close: textChat.close,
    },
    voiceChat: {
      routes: [voiceChatRoutes(voice, auth, { documents, cards: studyCards, closeReader, studyWorker })],
      // Conversations belong to voice.
      personalData: 'keeps-none',
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
  }
}
