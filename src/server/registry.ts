/** What each capability and assistant brings to the server. */
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '#capabilities/accounts/server/account-routes.ts'
import { attemptStore } from '#capabilities/accounts/server/attempt-store.ts'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { authRoutes } from '#capabilities/accounts/server/auth-routes.ts'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { documentRoutes } from '#capabilities/documents/server/document-routes.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { documentData } from '#capabilities/documents/server/personal-data.ts'
import type { Outside } from '#ports/outside.ts'

/** Everything the product keeps about a person, for "export my data" and "delete my account". */
const personalData = (documents: Documents): PersonalData[] => [documentData(documents)]

export async function registerRoutes(
  app: FastifyInstance,
  outside: Outside,
  auth: Auth,
  documents: Documents,
): Promise<void> {
  const attempts = attemptStore(outside)
  await app.register(authRoutes(outside, auth, attempts))
  await app.register(accountRoutes(outside, auth, attempts, personalData(documents)))
  await app.register(documentRoutes(documents, auth, outside.documentKeeping.days))
}
