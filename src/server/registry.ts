/**
 * What each capability and assistant brings to the server. Both lists are complete by type: a part that is forgotten,
 * or a part that does not say what it keeps and does, does not compile.
 */
import type { FastifyPluginAsync } from 'fastify'
import { CONSULTANT_ROOM } from '#assistants/consultant/server/consultant-room.ts'
import { openDecoder } from '#assistants/decoder/server/decoder.ts'
import { decoderRoutes } from '#assistants/decoder/server/decoder-routes.ts'
import { decoderData } from '#assistants/decoder/server/personal-data.ts'
import { DEFENSE_ROOM } from '#assistants/defense/server/defense-room.ts'
import { humanizerRoutes } from '#assistants/humanizer/server/humanizer-routes.ts'
import { humanizerData } from '#assistants/humanizer/server/personal-data.ts'
import { slidesData } from '#assistants/slides/server/personal-data.ts'
import { openSlides } from '#assistants/slides/server/slides.ts'
import { slidesRoutes } from '#assistants/slides/server/slides-routes.ts'
import { ownsImage } from '#assistants/text-chat/server/images/image-shelf.ts'
import { textChatData } from '#assistants/text-chat/server/personal-data.ts'
import { openTextChat } from '#assistants/text-chat/server/text-chat.ts'
import { textChatRoutes } from '#assistants/text-chat/server/text-chat-routes.ts'
import { voiceChatRoutes } from '#assistants/voice-chat/server/voice-chat-routes.ts'
import { accessRoutes } from '#capabilities/access/server/access-routes.ts'
import { accessPersonalData } from '#capabilities/access/server/personal-data.ts'
import { accountRoutes } from '#capabilities/accounts/server/account-routes.ts'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { authRoutes } from '#capabilities/accounts/server/auth-routes.ts'
import { startAccountKeeping } from '#capabilities/accounts/server/keeping.ts'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { engineRoutes } from '#capabilities/administration/engines/server/engine-routes.ts'
import { adminRoutes } from '#capabilities/administration/server/admin-routes.ts'
import type { Line } from '#capabilities/administration/server/checks.ts'
import { documentRoutes } from '#capabilities/documents/server/document-routes.ts'
import { openDocuments } from '#capabilities/documents/server/documents.ts'
import { documentKeeping, type OwnsFile } from '#capabilities/documents/server/keeping.ts'
import { documentData } from '#capabilities/documents/server/personal-data.ts'
import { openOralSessions } from '#capabilities/oral-session/server/oral-sessions.ts'
import { oralSessionData } from '#capabilities/oral-session/server/personal-data.ts'
import { reportRoutes } from '#capabilities/oral-session/server/report-routes.ts'
import { roomRoutes } from '#capabilities/oral-session/server/room-routes.ts'
import { sessionRoutes } from '#capabilities/oral-session/server/session-routes.ts'
import { speakingRoutes } from '#capabilities/oral-session/server/speaking-routes.ts'
import { paymentsPersonalData } from '#capabilities/payments/server/personal-data.ts'
import { callbackRoute } from '#capabilities/payments/server/routes/callback-route.ts'
import { paymentRoutes } from '#capabilities/payments/server/routes/payment-routes.ts'
import { startPaymentWork } from '#capabilities/payments/server/work/worker.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { openCloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import { studyPersonalData } from '#capabilities/study/server/close-reading/personal-data.ts'
import { openStudyDesk, type StudyDesk } from '#capabilities/study/server/desk/study-desk.ts'
import { cardRoutes } from '#capabilities/study-cards/server/card-routes.ts'
import { studyCardData } from '#capabilities/study-cards/server/personal-data.ts'
import { openStudyCards } from '#capabilities/study-cards/server/study-cards.ts'
import { usagePersonalData } from '#capabilities/usage/server/personal-data.ts'
import { audioRoute } from '#capabilities/voice/server/audio-route.ts'
import { ownsSound } from '#capabilities/voice/server/audio-shelf.ts'
import { enginesRoute } from '#capabilities/voice/server/engines-route.ts'
import { startVoiceKeeping } from '#capabilities/voice/server/keeping.ts'
import { voicePersonalData } from '#capabilities/voice/server/personal-data.ts'
import { openVoice } from '#capabilities/voice/server/voice.ts'
import { attemptStore } from '#http/attempt-store.ts'
import type { Outside } from '#ports/outside.ts'
import type { AssistantId } from '#product/assistants.ts'

/** What one part of the product brings. Nothing may be left out: what a part has not, it says. */
type ServerSide = {
  routes: readonly FastifyPluginAsync[]
  /** For "export my data" and "delete my account". */
  personalData: PersonalData | 'keeps-none'
  /** Files of its own beside the documents: what nobody owns is cleared away. */
  ownsFiles: OwnsFile | 'keeps-none'
  /** Begins what it does by itself in the role `worker`; what comes back ends it cleanly. */
  work: (() => () => Promise<void>) | 'nothing'
  close: (() => Promise<void>) | 'nothing'
}

/** As in scripts/order-of-capabilities.json; a test holds the two together. */
export const CAPABILITIES = [
  'accounts',
  'access',
  'payments',
  'usage',
  'documents',
  'study',
  'study-cards',
  'voice',
  'oral-session',
  'administration',
] as const
type Capability = (typeof CAPABILITIES)[number]

const NOTHING = {
  routes: [],
  personalData: 'keeps-none',
  ownsFiles: 'keeps-none',
  work: 'nothing',
  close: 'nothing',
} as const satisfies ServerSide

/** Doors for machines that prove themselves otherwise than by coming from our own pages. */
export const machineDoors = [CALLBACK.path]

export type Parts = {
  routes: readonly FastifyPluginAsync[]
  /** Begins all that goes on by itself. */
  startWork(): () => Promise<void>
  close(): Promise<void>
}

/** `shared`: the desk at which the built-in engine sits too; without one the parts have their own. */
export function openParts(outside: Outside, auth: Auth, shared?: StudyDesk): Parts {
  const attempts = attemptStore(outside)
  const documents = openDocuments(outside)
  const ownDisk = documentKeeping(outside, documents).startOnOwnDisk()
  const voice = openVoice(outside)
  const closeReader = openCloseReader(outside)
  const decoder = openDecoder(outside, documents, closeReader)
  const slides = openSlides(outside, documents, closeReader)
  const rooms = { defense: DEFENSE_ROOM, consultant: CONSULTANT_ROOM }
  // One thread for all who ask about a document: what was opened for one of them is open for the others.
  const desk = shared ?? openStudyDesk()
  const oral = openOralSessions(outside, { documents, voice, closeReader, desk, rooms })
  const room = (one: (typeof rooms)[keyof typeof rooms]) =>
    ({
      ...NOTHING,
      routes: [roomRoutes(oral, auth, one), speakingRoutes(oral, auth, one)],
    }) satisfies ServerSide
  const textChat = openTextChat(outside, documents, closeReader, desk)
  const studyCards = openStudyCards(outside, { documents, closeReader, desk })

  const lines: Line[] = [
    { what: 'Reading of documents', waiting: documents.waiting },
    { what: 'Analyses', waiting: decoder.waiting },
    { what: 'Presentations', waiting: slides.waiting },
    { what: 'Spoken sessions', waiting: oral.waiting },
  ]

  const assistants = {
    defense: room(DEFENSE_ROOM),
    decoder: {
      routes: [decoderRoutes(decoder, auth)],
      personalData: decoderData,
      ownsFiles: 'keeps-none',
      work: decoder.start,
      close: decoder.close,
    },
    consultant: room(CONSULTANT_ROOM),
    slides: {
      routes: [slidesRoutes(slides, auth)],
      personalData: slidesData,
      ownsFiles: 'keeps-none',
      work: slides.start,
      close: slides.close,
    },
    humanizer: {
      routes: [humanizerRoutes(outside, auth)],
      personalData: humanizerData,
      ownsFiles: 'keeps-none',
      work: 'nothing',
      close: 'nothing',
    },
    textChat: {
      routes: [textChatRoutes(textChat, auth)],
      personalData: textChatData(textChat),
      ownsFiles: ownsImage,
      work: 'nothing',
      close: textChat.close,
    },
    voiceChat: {
      routes: [voiceChatRoutes(voice, auth, documents, studyCards)],
      personalData: 'keeps-none',
      ownsFiles: 'keeps-none',
      work: 'nothing',
      close: 'nothing',
    },
  } satisfies Record<AssistantId, ServerSide>

  const others = {
    access: {
      routes: [accessRoutes(outside, auth)],
      personalData: accessPersonalData,
      ownsFiles: 'keeps-none',
      work: 'nothing',
      close: 'nothing',
    },
    payments: {
      routes: [callbackRoute(outside), paymentRoutes(outside, auth)],
      personalData: paymentsPersonalData,
      ownsFiles: 'keeps-none',
      work: () => startPaymentWork(outside),
      close: 'nothing',
    },
    usage: {
      routes: [],
      personalData: usagePersonalData,
      ownsFiles: 'keeps-none',
      work: 'nothing',
      close: 'nothing',
    },
    documents: {
      ownsFiles: 'keeps-none',
      routes: [documentRoutes(documents, auth, outside.documentKeeping.days)],
      personalData: documentData(documents),
      work: () => documentKeeping(outside, documents, ownersOfFiles).start(),
      close: async () => {
        await ownDisk.stop()
        await documents.reading.stopAll()
        await outside.documentText.close()
      },
    },
    study: {
      ...NOTHING,
      personalData: studyPersonalData,
      close: async () => {
        await closeReader.close()
        if (!shared) await desk.stop()
      },
    },
    'study-cards': { ...NOTHING, routes: [cardRoutes(studyCards, auth)], personalData: studyCardData },
    voice: {
      routes: [audioRoute(voice.shelf, auth), enginesRoute(outside, auth)],
      personalData: voicePersonalData(voice),
      ownsFiles: ownsSound,
      work: () => startVoiceKeeping(outside),
      close: 'nothing',
    },
    'oral-session': {
      routes: [sessionRoutes(oral, auth), reportRoutes(oral, auth)],
      personalData: oralSessionData,
      ownsFiles: 'keeps-none',
      work: oral.start,
      close: oral.close,
    },
    administration: {
      routes: [adminRoutes(outside, auth, lines), engineRoutes(outside, auth)],
      personalData: 'keeps-none',
      ownsFiles: 'keeps-none',
      work: 'nothing',
      close: 'nothing',
    },
  } satisfies Record<Exclude<Capability, 'accounts'>, ServerSide>

  const kept: ServerSide[] = [...Object.values(others), ...Object.values(assistants)]
  const personalData = kept.flatMap((part) => (part.personalData === 'keeps-none' ? [] : part.personalData))
  const ownersOfFiles = kept.flatMap((part) => (part.ownsFiles === 'keeps-none' ? [] : part.ownsFiles))

  const capabilities = {
    accounts: {
      routes: [authRoutes(outside, auth, attempts), accountRoutes(outside, auth, attempts, personalData)],
      personalData: 'keeps-none',
      ownsFiles: 'keeps-none',
      work: () => startAccountKeeping(outside),
      close: 'nothing',
    },
    ...others,
  } satisfies Record<Capability, ServerSide>

  // What keeps documents (an analysis) begins before what lets them go.
  const parts: ServerSide[] = [...Object.values(assistants), ...Object.values(capabilities)]
  return {
    routes: parts.flatMap(({ routes }) => routes),
    startWork() {
      const ends = parts.flatMap(({ work }) => (work === 'nothing' ? [] : work()))
      return async () => void (await Promise.all(ends.map((end) => end())))
    },
    async close() {
      for (const { close } of parts) if (close !== 'nothing') await close()
    },
  }
}
