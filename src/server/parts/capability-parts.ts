/** The server side of each capability. Complete by type: a missing one does not compile. */

import { accessPersonalData, accessRoutes } from '#capabilities/access/server/setup.ts'
import type { Auth } from '#capabilities/accounts/server/index.ts'
import {
  accountRoutes,
  authRoutes,
  deviceData,
  profileData,
  startAccountRetention,
} from '#capabilities/accounts/server/setup.ts'
import { engineRoutes } from '#capabilities/administration/engines/server/setup.ts'
import { adminRoutes, journalData } from '#capabilities/administration/server/setup.ts'
import { dataCorrectionsData, dataRoutes } from '#capabilities/data-analysis/server/setup.ts'
import { documentData, documentRetention, documentRoutes } from '#capabilities/documents/server/setup.ts'
import { oralSessionData, reportRoutes, sessionRoutes } from '#capabilities/oral-session/server/setup.ts'
import {
  callbackRoute,
  paymentRoutes,
  paymentsPersonalData,
  startPaymentWork,
} from '#capabilities/payments/server/setup.ts'
import { referencesData, startAnswerRetention } from '#capabilities/references/server/setup.ts'
import { recordAnswersData, recordRoutes, studyPersonalData } from '#capabilities/study/server/setup.ts'
import { cardRoutes, studyCardData } from '#capabilities/study-cards/server/setup.ts'
import { usagePersonalData } from '#capabilities/usage/server/setup.ts'
import {
  audioRoute,
  enginesRoute,
  ownsSound,
  startVoiceRetention,
  voicePersonalData,
} from '#capabilities/voice/server/setup.ts'
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
  'data-analysis',
  'references',
  'study',
  'study-cards',
  'voice',
  'oral-session',
  'administration',
] as const
type Capability = (typeof CAPABILITIES)[number]

/** A part that only answers calls. */
const NOTHING_ELSE = {
  ownsFiles: 'keeps-none',
  work: 'nothing',
  waiting: 'nothing-waits',
  close: 'nothing',
} as const

export function capabilityParts(
  services: Services,
  auth: Auth,
  engines: OpenEngines,
  { personalData, ownersOfFiles, lines, held }: Overview,
): Record<Capability, ServerSide> {
  const { attempts, documents, data, voice, closeReader, studyCards, oral } = engines
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
      ...NOTHING_ELSE,
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
      ...NOTHING_ELSE,
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
    'data-analysis': {
      ...NOTHING_ELSE,
      routes: [dataRoutes(data, documents, auth)],
      personalData: [dataCorrectionsData],
      close: data.close,
    },
    references: {
      routes: [],
      personalData: [referencesData],
      ownsFiles: 'keeps-none',
      work: () => startAnswerRetention(services),
      waiting: 'nothing-waits',
      close: 'nothing',
    },
    study: {
      routes: [recordRoutes(services, auth, engines)],
      personalData: [studyPersonalData, recordAnswersData],
      ownsFiles: 'keeps-none',
      work: 'nothing',
      waiting: 'nothing-waits',
      close: async () => {
        await Promise.all([closeReader.close(), engines.endStudyWorker()])
      },
    },
    'study-cards': {
      routes: [cardRoutes(studyCards, auth)],
      personalData: [studyCardData],
      ...NOTHING_ELSE,
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
      routes: [adminRoutes(services, auth, attempts, { lines, held }), engineRoutes(services, auth)],
      personalData: [journalData],
      ...NOTHING_ELSE,
    },
  }
}
