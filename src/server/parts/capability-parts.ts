/** The server side of each capability. Complete by type: a missing one does not compile. */
import { accessRoutes } from '#capabilities/access/server/access-routes.ts'
import { accessPersonalData } from '#capabilities/access/server/personal-data.ts'
import { accountRoutes } from '#capabilities/accounts/server/account-routes.ts'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { authRoutes } from '#capabilities/accounts/server/auth-routes.ts'
import { deviceData, profileData } from '#capabilities/accounts/server/own-data.ts'
import { startAccountRetention } from '#capabilities/accounts/server/retention.ts'
import { engineRoutes } from '#capabilities/administration/engines/server/engine-routes.ts'
import { adminRoutes } from '#capabilities/administration/server/admin-routes.ts'
import { journalData } from '#capabilities/administration/server/personal-data.ts'
import { documentRoutes } from '#capabilities/documents/server/document-routes.ts'
import { documentData } from '#capabilities/documents/server/personal-data.ts'
import { documentRetention } from '#capabilities/documents/server/retention.ts'
import { oralSessionData } from '#capabilities/oral-session/server/personal-data.ts'
import { reportRoutes } from '#capabilities/oral-session/server/report-routes.ts'
import { sessionRoutes } from '#capabilities/oral-session/server/session-routes.ts'
import { startPaymentWork } from '#capabilities/payments/server/jobs/worker.ts'
import { paymentsPersonalData } from '#capabilities/payments/server/personal-data.ts'
import { callbackRoute } from '#capabilities/payments/server/routes/callback-route.ts'
import { paymentRoutes } from '#capabilities/payments/server/routes/payment-routes.ts'
import { studyPersonalData } from '#capabilities/study/server/close-reading/personal-data.ts'
import { cardRoutes } from '#capabilities/study-cards/server/card-routes.ts'
import { studyCardData } from '#capabilities/study-cards/server/personal-data.ts'
import { usagePersonalData } from '#capabilities/usage/server/personal-data.ts'
import { audioRoute } from '#capabilities/voice/server/audio-route.ts'
import { ownsSound } from '#capabilities/voice/server/audio-store.ts'
import { enginesRoute } from '#capabilities/voice/server/engines-route.ts'
import { voicePersonalData } from '#capabilities/voice/server/personal-data.ts'
import { startVoiceRetention } from '#capabilities/voice/server/retention.ts'
import type { Services } from '#ports/services.ts'
import type { OpenEngines } from './open-engines.ts'
import type { Overview, ServerSide } from './server-side.ts'

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

export function capabilityParts(
  services: Services,
  auth: Auth,
  { attempts, documents, voice, closeReader, studyCards, oral, endStudyWorker }: OpenEngines,
  { personalData, ownersOfFiles, lines }: Overview,
): Record<Capability, ServerSide> {
  const ownDisk = documentRetention(services, documents).startOnOwnDisk()
  return {
    accounts: {
      routes: [authRoutes(services, auth, attempts), accountRoutes(services, auth, attempts, personalData)],
      personalData: [deviceData, profileData],
      ownsFiles: 'keeps-none',
      work: () => startAccountRetention(services),
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    access: {
      routes: [accessRoutes(services, auth)],
      personalData: [accessPersonalData(services)],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    payments: {
      routes: [callbackRoute(services), paymentRoutes(services, auth)],
      personalData: [paymentsPersonalData(services)],
      ownsFiles: 'keeps-none',
      work: () => startPaymentWork(services),
      // The Checks page has its own figure for waiting payments.
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    usage: {
      routes: [],
      personalData: [usagePersonalData],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    documents: {
      routes: [documentRoutes(documents, auth, services.documentRetention.days)],
      personalData: [documentData(documents)],
      ownsFiles: 'keeps-none',
      work: () => documentRetention(services, documents, ownersOfFiles()).start(),
      waiting: { what: 'Reading of documents', waiting: documents.waiting },
      close: async () => {
        await ownDisk.stop()
        await documents.reading.stopAll()
        await services.documentText.close()
      },
    },
    study: {
      routes: [],
      personalData: [studyPersonalData],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: async () => {
        await closeReader.close()
        await endStudyWorker()
      },
    },
    'study-cards': {
      routes: [cardRoutes(studyCards, auth)],
      personalData: [studyCardData],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    voice: {
      routes: [audioRoute(voice.store, auth), enginesRoute(services, auth)],
      personalData: [voicePersonalData(voice)],
      ownsFiles: ownsSound,
      work: () => startVoiceRetention(services),
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    'oral-session': {
      routes: [sessionRoutes(oral, auth), reportRoutes(oral, auth)],
      personalData: [oralSessionData],
      ownsFiles: 'keeps-none',
      work: oral.start,
      waiting: { what: 'Spoken sessions', waiting: oral.waiting },
      close: oral.close,
    },
    administration: {
      routes: [adminRoutes(services, auth, lines), engineRoutes(services, auth)],
      personalData: [journalData],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: 'nothing',
    },
  }
}
