/** A document that is here already, and a model on a real socket that reads it. */

import { randomUUID } from 'node:crypto'
import { documentCache } from '#capabilities/documents/server/document-cache.ts'
import { buildStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { documents } from '#capabilities/documents/server/tables.ts'
import {
  openReadingThreads,
  type ReadingThreads,
} from '#capabilities/study/server/close-reading/reading-threads.ts'
import { openCloseReader } from '#capabilities/study/server/setup.ts'
import { minutes } from '#kit/time.ts'
import { failoverText } from '#ports/ai-text/ai-text.failover.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { openAiCompatibleText } from '#ports/ai-text/ai-text.openai-compatible.ts'
import { fakeClock } from '#ports/ai-text/clock.fake.ts'
import type { CloseReadingSettings, Services } from '#ports/services.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { ModelServer } from '../model-server/model-server.ts'
import { signedInStudent, type TestApp } from './app.ts'
import { smallThesis } from './small-thesis.ts'

export { absent, answer, entry, remark } from './model-answers.ts'

export type DocumentHere = { userId: string; documentId: string; storedPath: string }

/** A new student, with a document that has been read. */
export async function withDocument(
  { services, app }: Pick<TestApp, 'services' | 'app'>,
  model: DocumentModel = smallThesis(),
): Promise<DocumentHere> {
  const { uid: userId } = await signedInStudent({ app })
  const readingName = await documentCache(services.files).keep(await buildStoredDocument(model))
  const documentId = randomUUID()
  const now = services.now()
  await services.db.insert(documents).values({
    id: documentId,
    userId,
    purpose: 'library',
    name: 'thesis.pdf',
    bytes: 1_000,
    status: 'ready',
    kind: 'pdf',
    pages: model.pages.length,
    readingName,
    createdAt: now,
    lastUsedAt: now,
  })
  const path = await services.files.localPath(readingName)
  if (!path.ok) throw new Error('The document of the test was not kept.')
  return { userId, documentId, storedPath: path.value }
}

/** One thread for all tests of a file: it takes longer to start than to read. */
const threads = openReadingThreads()

/** The reader of a server with the scripted model; while the model is unavailable, the built-in engine would answer. */
export function readerWith(
  { services }: Pick<TestApp, 'services'>,
  server: ModelServer,
  {
    name = 'scripted',
    apiKey = server.key,
    with: own = threads,
    ...changes
  }: Partial<
    CloseReadingSettings & Pick<Services, 'usage'> & { name: string; apiKey: string; with: ReadingThreads }
  > = {},
) {
  const { usage = services.usage, ...settings } = changes
  const clock = fakeClock()
  const first = openAiCompatibleText({
    model: name,
    baseUrl: server.baseUrl('openai'),
    apiKey,
    limits: { clock },
  })
  const second = fakeText('I can only quote.', { name: 'Built-in study engine', builtIn: true })
  const reader = openCloseReader(
    {
      ...services,
      usage,
      aiText: failoverText({ first, second, clock }),
      closeReading: { model: name, window: 16_384, budget: 150_000, waitAtMost: minutes(5), ...settings },
    },
    own,
  )
  return { reader, clock }
}
