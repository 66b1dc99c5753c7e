/** What each capability and assistant brings to the server. */
import type { FastifyInstance } from 'fastify'
import { type Decoder, openDecoder } from '#assistants/decoder/server/decoder.ts'
import { decoderRoutes } from '#assistants/decoder/server/decoder-routes.ts'
import { decoderData } from '#assistants/decoder/server/personal-data.ts'
import { voiceChatRoutes } from '#assistants/voice-chat/server/voice-chat-routes.ts'
import { accessRoutes } from '#capabilities/access/server/access-routes.ts'
import { accessPersonalData } from '#capabilities/access/server/personal-data.ts'
import { accountRoutes } from '#capabilities/accounts/server/account-routes.ts'
import { attemptStore } from '#capabilities/accounts/server/attempt-store.ts'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { authRoutes } from '#capabilities/accounts/server/auth-routes.ts'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { engineRoutes } from '#capabilities/administration/engines/server/engine-routes.ts'
import { adminRoutes } from '#capabilities/administration/server/admin-routes.ts'
import { documentRoutes } from '#capabilities/documents/server/document-routes.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { OwnsFile } from '#capabilities/documents/server/keeping.ts'
import { documentData } from '#capabilities/documents/server/personal-data.ts'
import { paymentsPersonalData } from '#capabilities/payments/server/personal-data.ts'
import { callbackRoute } from '#capabilities/payments/server/routes/callback-route.ts'
import { paymentRoutes } from '#capabilities/payments/server/routes/payment-routes.ts'
import { startPaymentWork } from '#capabilities/payments/server/work/worker.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { usagePersonalData } from '#capabilities/usage/server/personal-data.ts'
import { audioRoute } from '#capabilities/voice/server/audio-route.ts'
import { ownsSound } from '#capabilities/voice/server/audio-shelf.ts'
import { startVoiceKeeping } from '#capabilities/voice/server/keeping.ts'
import { voicePersonalData } from '#capabilities/voice/server/personal-data.ts'
import { openVoice, type Voice } from '#capabilities/voice/server/voice.ts'
import type { Outside } from '#ports/outside.ts'

/** Everything the product keeps about a person, for "export my data" and "delete my account". */
const personalData = (documents: Documents, voice: Voice): PersonalData[] => [
  paymentsPersonalData,
  accessPersonalData,
  usagePersonalData,
  documentData(documents),
  decoderData,
  voicePersonalData(voice),
]

/** Who keeps files beside the documents: what none of them knows is cleared away. */
export const ownersOfFiles: readonly OwnsFile[] = [ownsSound]

/** What the assistants hold open between requests. */
export type Assistants = { decoder: Decoder; close(): Promise<void> }

export function openAssistants(outside: Outside, documents: Documents): Assistants {
  const decoder = openDecoder(outside, documents)
  return { decoder, close: decoder.close }
}

/** Doors for machines that prove themselves otherwise than by coming from our own pages. */
export const machineDoors = [CALLBACK.path]

export async function registerRoutes(
  app: FastifyInstance,
  outside: Outside,
  auth: Auth,
  documents: Documents,
  { decoder }: Assistants,
): Promise<void> {
  const attempts = attemptStore(outside)
  const voice = openVoice(outside)
  await app.register(authRoutes(outside, auth, attempts))
  await app.register(accountRoutes(outside, auth, attempts, personalData(documents, voice)))
  await app.register(accessRoutes(outside, auth))
  await app.register(callbackRoute(outside))
  await app.register(paymentRoutes(outside, auth))
  await app.register(adminRoutes(outside, auth))
  await app.register(documentRoutes(documents, auth, outside.documentKeeping.days))
  await app.register(engineRoutes(outside, auth))
  await app.register(decoderRoutes(decoder, auth))
  await app.register(audioRoute(voice.shelf, auth))
  await app.register(voiceChatRoutes(voice, auth, documents))
}

/** What the assistants do by themselves in the role `worker`. The returned function ends it. */
export const startAssistants = ({ decoder }: Assistants): (() => Promise<void>) => decoder.start()

/** What goes on by itself in the role `worker`. The returned function ends it cleanly. */
export function startWork(outside: Outside): () => Promise<void> {
  const stops = [startPaymentWork(outside), startVoiceKeeping(outside)]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
