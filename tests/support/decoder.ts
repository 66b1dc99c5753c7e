/** The Decoder's server with a reader and an analyser that a test can delay, fail and inspect. */
import { readFile } from 'node:fs/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Analysis } from '#assistants/decoder/contract.ts'
import { analyse } from '#assistants/decoder/rules/analyse.ts'
import type { AnalysisTask, PartProgress } from '#assistants/decoder/server/analyser/analyser.ts'
import { type Decoder, openDecoder } from '#assistants/decoder/server/decoder.ts'
import { decoderRoutes } from '#assistants/decoder/server/decoder-routes.ts'
import { grantByHand } from '#capabilities/access/server/index.ts'
import { createAuth } from '#capabilities/accounts/server/setup.ts'
import { documentProblem } from '#capabilities/documents/index.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { documentRoutes, openDocuments } from '#capabilities/documents/server/setup.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { openCloseReader } from '#capabilities/study/server/setup.ts'
import { enforceContracts } from '#http/enforce-contracts.ts'
import { takeForms } from '#http/form.ts'
import { failed, ok } from '#kit/result.ts'
import type { DocumentText } from '#ports/document-text/document-text.ts'
import type { Services } from '#ports/services.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import { answerErrors } from '#server/http/errors.ts'
import { openTestApp, signedInStudent, type TestApp, visitor } from './app.ts'
import { formOfFields, formWith } from './documents.ts'
import { inFrontOf } from './in-front-of.ts'
import { modelOf } from './model-of.ts'
import { PATIENCE } from './patience.ts'
import { SMALL_THESIS } from './small-thesis.ts'

/** Work that blocks until it is released. */
export function gate() {
  let open = Promise.resolve()
  let letGo = () => {}
  return {
    hold: () => {
      open = new Promise((resolve) => {
        letGo = resolve
      })
    },
    letGo: () => letGo(),
    pass: () => open,
  }
}

/** Reads plain text at once; a text that begins with 'REFUSE' is refused for the reason it names. */
export function quickReader() {
  const held = gate()
  const read: string[] = []
  const reader: DocumentText = {
    async readDocument({ path, fileName, onProgress }) {
      const text = await readFile(path, 'utf8')
      onProgress?.({ stage: 'waiting', percent: 0 })
      onProgress?.({ stage: 'reading', percent: 40 })
      read.push(fileName)
      await held.pass()
      const [, code] = /^REFUSE ([\w-]+)/.exec(text) ?? []
      // The tests only write codes that there are.
      if (code) return failed(documentProblem(code as DocumentProblemCode))
      const model = modelOf([{ title: 'Notes', role: 'other', blocks: [text.slice(0, 2_000)] }])
      return ok({ ...model, kind: 'txt', title: fileName })
    },
    renderPage: async () => failed(documentProblem('no-page-pictures')),
    close: async () => {},
  }
  return { reader, read, ...held }
}

const study = openRecord(modelOf(SMALL_THESIS, { title: 'Late booking' }))

/** The rules' analysis of a short thesis, whatever was sent. */
export const anAnalysis = (document: AnalysisTask['document']): Analysis =>
  analyse(study, { ...document, kind: 'txt', paged: false })

/** An analyser that follows the test's orders and records its calls. */
export function obedientAnalyser() {
  const held = gate()
  const asked: string[] = []
  let failures = 0
  return {
    asked,
    ...held,
    failNext: (times = 1) => {
      failures = times
    },
    analyser: {
      async analyse(
        { document }: AnalysisTask,
        onParts: (parts: PartProgress) => void,
        signal?: AbortSignal,
      ) {
        asked.push(document.name)
        onParts({ done: 3, of: 9 })
        const stopped = new Promise<never>((_, fail) =>
          signal?.addEventListener('abort', () => fail(new Error('stopped')), { once: true }),
        )
        await Promise.race([held.pass(), stopped])
        if (failures-- > 0) throw new Error('The test wants it to fail.')
        return anAnalysis(document)
      },
      stop: async () => {},
    },
  }
}

export type DecoderTest = TestApp & {
  reading: ReturnType<typeof quickReader>
  analysing: ReturnType<typeof obedientAnalyser>
  documents: Documents
  decoder: Decoder
  /** A second server on the same database, with its own queue and the same analyser. */
  another(changes?: Partial<Services>, answersWithin?: number): Decoder
  /** A second server, for situations that would disturb the first one. */
  serve(decoder: Decoder): Promise<FastifyInstance>
}

export function decoderTest(changes: Partial<Services> = {}): DecoderTest {
  const shared = {} as DecoderTest
  const opened: { close(): Promise<void> }[] = []
  // Longer than in the product: immediate answers must stay immediate on a busy machine too.
  const parts = (answersWithin = PATIENCE) => ({ analyser: shared.analysing.analyser, answersWithin })

  beforeAll(async () => {
    const reading = quickReader()
    const test = await openTestApp({ documentText: reading.reader, ...changes })
    const documents = openDocuments(test.services)
    Object.assign(shared, test, { reading, documents, analysing: obedientAnalyser() })
    shared.another = (different = {}, answersWithin) => {
      const services = { ...test.services, ...different }
      const reader = openCloseReader(services)
      const other = openDecoder(services, openDocuments(services), reader, parts(answersWithin))
      opened.push(other)
      return other
    }
    shared.serve = async (decoder) => {
      const app: FastifyInstance = Fastify()
      enforceContracts(app, true)
      await takeForms(app)
      answerErrors(app)
      const auth = createAuth(test.services)
      await app.register(decoderRoutes(decoder, auth))
      await app.register(documentRoutes(decoder.documents, auth, 30))
      opened.push(app)
      return app
    }
    shared.decoder = openDecoder(test.services, documents, openCloseReader(test.services), parts())
    opened.push(shared.decoder)
    const app = await shared.serve(shared.decoder)
    const accounts = test.app
    shared.app = inFrontOf(app, accounts, /^\/(ai\/research|api\/documents)/)
    opened.push(accounts)
  })
  beforeEach(() => {
    shared.reading.letGo()
    shared.analysing.letGo()
    shared.analysing.failNext(0)
    shared.analysing.asked.splice(0)
    shared.reading.read.splice(0)
  })
  afterAll(async () => {
    for (const one of opened) await one.close()
    await shared.database.close()
    await shared.files.remove()
  })
  return shared
}

export type Student = Awaited<ReturnType<typeof signedInStudent>>

export const grantDecoder = (test: TestApp, { uid }: Pick<Student, 'uid'>) =>
  test.database.db.transaction((tx) =>
    grantByHand(test.services, tx, {
      userId: uid,
      assistantId: 'decoder',
      grantedBy: 'test',
      reason: 'a test',
    }),
  )

/** A student who has paid for the Decoder. */
export async function subscriber(test: TestApp): Promise<Student> {
  const student = await signedInStudent(test)
  await grantDecoder(test, student)
  return student
}

/** The same student, in front of another server. */
export async function asking(test: DecoderTest, decoder: Decoder, student: Student) {
  const browser = visitor({ app: await test.serve(decoder) })
  for (const [name, value] of student.cookies) browser.cookies.set(name, value)
  return browser
}

export const NOTES = 'The sample was small. It grew.'

export function analyze(
  browser: Pick<ReturnType<typeof visitor>, 'ask'>,
  file: { name?: string; content?: string | Buffer; type?: string; field?: string; key?: string } = {},
) {
  const { name = 'notes.txt', content = NOTES, type = 'text/plain', field, key } = file
  const { body, headers } = formWith(name, content, type, field)
  return browser.ask('POST', '/ai/research/analyze', body, {
    ...headers,
    'content-length': String(body.length),
    ...(key ? { 'idempotency-key': key } : {}),
  })
}

/** A document that is here already. */
export function analyzeKept(browser: Pick<ReturnType<typeof visitor>, 'ask'>, documentId: string) {
  const { body, headers } = formOfFields({ documentId })
  return browser.ask('POST', '/ai/research/analyze', body, headers)
}

export const usedOf = async (student: Pick<Student, 'get'>) => {
  const { researchDecoder } = (await student.get('/api/access')).json().assistants
  return researchDecoder as { paid: boolean; uploadsUsed: number; uploadsLeft: number; reason?: string }
}
export const purchasesOf = async (student: Pick<Student, 'get'>) =>
  (await student.get('/api/access/purchases')).json().purchases
export const statusOf = async (student: Pick<Student, 'get'>, sessionId: string) =>
  (await student.get(`/ai/research/status?sessionId=${sessionId}`)).json()

/** Patient: on a busy machine a second is nothing. */
export const until = <Value>(look: () => Value | Promise<Value>) =>
  vi.waitUntil(look, { timeout: PATIENCE, interval: 20 })

/** What the status says of an analysis that has ended, well or not. */
export const finished = (student: Pick<Student, 'get'>, sessionId: string) =>
  until(async () => {
    const told = await statusOf(student, sessionId)
    return told.status !== 'processing' && told
  })
