/** The PowerPoint Creator's server with a reader and a maker that a test can delay, fail and inspect. */
import { readFile } from 'node:fs/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { planDeck } from '#assistants/slides/rules/plan/plan-deck.ts'
import type { DeckMaker } from '#assistants/slides/server/building/deck-maker.ts'
import { openSlides, type Slides } from '#assistants/slides/server/slides.ts'
import { slidesRoutes } from '#assistants/slides/server/slides-routes.ts'
import { STEPS } from '#assistants/slides/spec.ts'
import { grantByHand } from '#capabilities/access/server/index.ts'
import { createAuth } from '#capabilities/accounts/server/setup.ts'
import { documentProblem } from '#capabilities/documents/index.ts'
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
import { openTestApp, signedInStudent, type TestApp } from './app.ts'
import { gate, type Student } from './decoder.ts'
import { defenceThesis } from './defence-thesis.ts'
import { inFrontOf } from './in-front-of.ts'
import { modelOf } from './model-of.ts'

const aPlan = () => {
  const model = defenceThesis()
  const plan = planDeck(openRecord(model), model)
  if (plan === 'too-little') throw new Error('The thesis of the tests is too short.')
  return plan
}

/** Reads a text at once as the thesis of the tests; one that begins with 'REFUSE' is refused, a short one is short. */
const reader: DocumentText = {
  async readDocument({ path, fileName }) {
    const text = await readFile(path, 'utf8')
    const [, code] = /^REFUSE ([\w-]+)/.exec(text) ?? []
    // The tests only write codes that there are.
    if (code) return failed(documentProblem(code as DocumentProblemCode))
    const model = text.startsWith('SHORT')
      ? modelOf([{ title: 'Notes', role: 'other', blocks: [text] }])
      : defenceThesis()
    return ok({ ...model, kind: 'txt', title: fileName })
  },
  renderPage: async () => failed(documentProblem('no-page-pictures')),
  close: async () => {},
}

export type SlidesTest = TestApp & {
  slides: Slides
  making: ReturnType<typeof gate> & { failNext(times: number): void; tooLittleNext(): void; asked: string[] }
  /** A second server on the same database. */
  another(changes?: Partial<Services>): Slides
}

type Own = {
  /** Evaluated before the first test, when the test's own resources exist. */
  services?: () => Partial<Services>
  maker?: () => DeckMaker
}

export function slidesTest(own: Own = {}): SlidesTest {
  const shared = {} as SlidesTest
  const opened: { close(): Promise<void> }[] = []
  const plan = aPlan()
  const held = gate()
  let failures = 0
  let tooLittle = 0
  const asked: string[] = []
  const maker: DeckMaker = own.maker?.() ?? {
    async plan(_task, onStep, signal) {
      asked.push('plan')
      onStep(STEPS.structure)
      const stopped = new Promise<never>((_, fail) =>
        signal?.addEventListener('abort', () => fail(new Error('stopped')), { once: true }),
      )
      await Promise.race([held.pass(), stopped])
      if (failures-- > 0) throw new Error('The test wants it to fail.')
      return tooLittle-- > 0 ? 'too-little' : plan
    },
    async finish({ deck, format }, onStep) {
      asked.push(`finish ${format}`)
      onStep(STEPS.writing)
      return { deck, worded: 0 }
    },
    stop: async () => {},
  }

  beforeAll(async () => {
    const test = await openTestApp({ documentText: reader, ...own.services?.() })
    const documents = openDocuments(test.services)
    Object.assign(shared, test)
    shared.making = {
      ...held,
      asked,
      failNext: (times) => {
        failures = times
      },
      tooLittleNext: () => {
        tooLittle = 1
      },
    }
    shared.another = (changes = {}) => {
      const services = { ...test.services, ...changes }
      const other = openSlides(services, openDocuments(services), openCloseReader(services), maker)
      opened.push(other)
      return other
    }
    shared.slides = openSlides(test.services, documents, openCloseReader(test.services), maker)
    opened.push(shared.slides)
    const app: FastifyInstance = Fastify()
    enforceContracts(app, true)
    await takeForms(app)
    answerErrors(app)
    const auth = createAuth(test.services)
    await app.register(slidesRoutes(shared.slides, auth))
    await app.register(documentRoutes(documents, auth, 30))
    opened.push(app)
    const accounts = test.app
    shared.app = inFrontOf(app, accounts, /^\/(ai\/weekbe4|api\/documents)/)
    opened.push(accounts)
  })
  beforeEach(() => {
    held.letGo()
    failures = 0
    tooLittle = 0
    asked.splice(0)
  })
  afterAll(async () => {
    for (const one of opened) await one.close()
    await shared.database.close()
    await shared.files.remove()
  })
  return shared
}

export const grantSlides = (test: TestApp, { uid }: Pick<Student, 'uid'>) =>
  test.database.db.transaction((tx) =>
    grantByHand(test.services, tx, {
      userId: uid,
      assistantId: 'slides',
      grantedBy: 'test',
      reason: 'a test',
    }),
  )

/** A student who has bought a pack. */
export async function packOwner(test: TestApp): Promise<Student> {
  const student = await signedInStudent(test)
  await grantSlides(test, student)
  return student
}

type Sent = {
  name?: string
  content?: string | Buffer
  type?: string
  format?: string | null
  documentId?: string
  key?: string
  formatLast?: boolean
  outline?: string
}

export function startDeck(
  browser: Pick<Student, 'ask'>,
  {
    name = 'thesis.txt',
    content = 'A thesis.',
    type = 'text/plain',
    format = 'standard',
    documentId,
    key,
    formatLast,
    outline,
  }: Sent = {},
) {
  const boundary = `----weekbe4${crypto.randomUUID()}`
  const field = (at: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${at}"\r\n\r\n${value}\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="document"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const chosen = `${format === null ? '' : field('format', format)}${outline ? field('outline', outline) : ''}`
  const file = documentId
    ? [Buffer.from(field('documentId', documentId))]
    : [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]
  const body = Buffer.concat([
    ...(formatLast ? [] : [Buffer.from(chosen)]),
    ...file,
    ...(formatLast ? [Buffer.from(chosen)] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return browser.ask('POST', '/ai/weekbe4-powerpoint', body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
    ...(key ? { 'x-session-id': key } : {}),
  })
}

export const jobOf = async (student: Pick<Student, 'get'>, jobId: string) =>
  (await student.get(`/ai/weekbe4-job-status/${jobId}`)).json()

export const generationsOf = async (student: Pick<Student, 'get'>) => {
  const { powerpoint } = (await student.get('/api/access')).json().assistants
  return powerpoint as { paid: boolean; generationsUsed: number; generationsLeft: number; reason?: string }
}
