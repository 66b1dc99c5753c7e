/** A model reads a document once: every room takes its findings from the same record, whichever room was opened first. */

import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { documentProblem } from '#capabilities/documents/index.ts'
import { oralSessions } from '#capabilities/oral-session/server/tables.ts'
import { CLOSE_READING_SAYS } from '#capabilities/study/spec.ts'
import { FIELDS } from '#capabilities/voice/spec.ts'
import { failed, ok } from '#kit/result.ts'
import { minutes } from '#kit/time.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import type { DocumentText } from '#ports/document-text/document-text.ts'
import type { AssistantId } from '#product/assistants.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { answered } from '#tests/chatting.ts'
import { answer, entry, remark } from '#tests/close-reading.ts'
import { statusOf as analysisOf, analyzeKept, until } from '#tests/decoder.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { uploaded } from '#tests/documents.ts'
import { modelOf } from '#tests/model-of.ts'
import { bring, untilReady } from '#tests/oral.ts'
import { jobOf, startDeck } from '#tests/slides.ts'
import { givenAccess, speak } from '#tests/speaking.ts'

/** None of our rules takes it for a limitation, or for anything else that belongs on a slide. */
const LIMIT = 'What can be said of the Copperbelt is restricted to those who keep a stall through the rains.'
/** An examiner would begin with an open point; without it the first question is the one about the remark. */
const LEFT_OPEN = / The third objective of the study was [^.]+\./
const QUOTE = 'Systematic sampling was used to select every fifth stall in each market.'
const REMARK = {
  says: 'Taking every fifth stall can follow a pattern of the market itself.',
  do: 'Say how the first stall in each market was chosen.',
  ask: 'How was the first stall in each market chosen?',
}
const { says: SAYS, ...WORDS } = REMARK
const findings = answer(entry('limits', LIMIT), remark(SAYS, QUOTE, WORDS))
let says = findings
const isReading = (instructions: string) => instructions.includes('Fill the record of the study')

const reader: DocumentText = {
  async readDocument() {
    const sections = DEFENCE_THESIS.map((section) => ({
      ...section,
      blocks: [
        ...section.blocks.map((block) => (typeof block === 'string' ? block.replace(LEFT_OPEN, '') : block)),
        ...(section.role === 'introduction' ? [LIMIT] : []),
      ],
    }))
    return ok({ ...modelOf(sections, { title: 'Mobile money and savings' }), kind: 'pdf', paged: true })
  },
  renderPage: async () => failed(documentProblem('no-page-pictures')),
  close: async () => {},
}
const model = fakeText(({ instructions }) =>
  isReading(instructions) ? says : instructions.includes('"entries"') ? answer() : 'Two things.',
)
const test = testApp({
  aiText: model,
  documentText: reader,
  closeReading: { model: 'fake-model', window: 32_768, budget: 150_000, waitAtMost: minutes(5) },
})
const readings = () => model.requests.filter(({ instructions }) => isReading(instructions)).length

type Student = Awaited<ReturnType<typeof signedInStudent>>

/** Each opens an existing document, and returns all that the student, or the model that writes, is given. */
const ROOMS = {
  async decoder(student: Student, documentId: string) {
    const { sessionId } = (await analyzeKept(student, documentId)).json()
    return until(async () => {
      const told = await analysisOf(student, sessionId)
      return told.status !== 'processing' && JSON.stringify(told)
    })
  },
  async slides(student: Student, documentId: string) {
    const { jobId } = (await startDeck(student, { documentId })).json()
    const job = await until(async () => {
      const told = await jobOf(student, jobId)
      return (told.status === 'completed' || told.status === 'failed') && told
    })
    return (await student.get(`/ai/weekbe4-presentations/${job.data.presentationId}`)).body
  },
  defense: (student: Student, documentId: string) => oral(student, 'defense', documentId),
  consultant: (student: Student, documentId: string) => oral(student, 'consultant', documentId),
  async textChat(student: Student, documentId: string) {
    const before = model.requests.length
    await answered(student, { prompt: 'How were the stalls selected?', fields: { documentId } })
    return JSON.stringify(model.requests.slice(before))
  },
  async voiceChat(student: Student) {
    const before = model.requests.length
    const fields = { [FIELDS.typed]: 'How were the stalls of my study selected?' }
    await speak(student, { session: 'one-reading', recording: undefined, fields })
    return JSON.stringify(model.requests.slice(before))
  },
} satisfies Partial<Record<AssistantId, (student: Student, documentId: string) => Promise<string>>>

async function oral(student: Student, room: 'defense' | 'consultant', documentId: string) {
  const { sessionId } = (await bring(student, room, { fields: { documentId } })).json()
  await untilReady(student, room, sessionId)
  // What will be asked is heard question by question; the plan holds it all.
  const [session] = await test.database.db
    .select({ plan: oralSessions.plan })
    .from(oralSessions)
    .where(eq(oralSessions.id, sessionId))
  return session?.plan ?? ''
}

type Room = keyof typeof ROOMS

async function withDocument() {
  const student = await signedInStudent(test)
  for (const room of Object.keys(ROOMS) as Room[]) await givenAccess(test, student.uid, room)
  const { id } = await uploaded(student, {
    name: 'thesis.pdf',
    content: 'A thesis.',
    type: 'application/pdf',
  })
  const before = readings()
  return {
    student,
    open: (room: Room) => ROOMS[room](student, id),
    asked: () => readings() - before,
  }
}
beforeEach(() => {
  says = findings
})

/** The model's findings that each room shows. */
const SHOWS: Record<Room, string> = {
  decoder: REMARK.says,
  slides: LIMIT,
  defense: REMARK.ask,
  consultant: REMARK.ask,
  textChat: REMARK.says,
  voiceChat: REMARK.says,
}

it.each([
  ['decoder', 'slides'],
  ['slides', 'defense'],
  ['defense', 'consultant'],
  ['consultant', 'decoder'],
] as const)(
  'what the model found for the %s is there in the %s and in both chats, and it is asked once',
  async (first, second) => {
    const document = await withDocument()
    for (const room of [first, second, 'textChat', 'voiceChat'] as const) {
      expect(await document.open(room)).toContain(SHOWS[room])
      expect(document.asked()).toBe(1)
    }
  },
)

it('what every room made of a document leaves with its student', async () => {
  const { student, open } = await withDocument()
  for (const room of Object.keys(ROOMS) as Room[]) await open(room)
  // The export is checked against the contract of all parts when it is sent.
  const told = (await student.get('/api/account/export')).json()
  expect(told).toMatchObject({
    documents: [{ name: 'thesis.pdf' }],
    analyses: [{ status: 'completed', analysis: { opinions: [{ says: REMARK.says }] } }],
    presentations: [{ status: 'completed', deck: { title: expect.any(String) } }],
    closeReadings: [
      { found: { entries: [{ evidence: [{ quote: LIMIT }] }], remarks: [{ says: REMARK.says }] } },
    ],
    spokenSessions: [{ state: 'ready' }, { state: 'ready' }],
    chatConversations: [{ messages: [{ sender: 'user' }, { sender: 'ai' }] }],
  })
  expect(JSON.stringify(told.spokenSessions)).toContain(QUOTE)
})

it('without a reading no room shows it: it is the model that found it', async () => {
  says = answer()
  const document = await withDocument()
  for (const room of Object.keys(ROOMS) as Room[])
    expect(await document.open(room)).not.toContain(SHOWS[room])
})

it('a question in the chat does not have a whole document read', async () => {
  const document = await withDocument()
  expect(await document.open('textChat')).not.toContain(REMARK.says)
  expect(document.asked()).toBe(0)
})

it.each(['decoder', 'slides', 'defense', 'consultant'] as const)(
  'says in one line in the %s that nothing of what a model said stands',
  async (room) => {
    says = answer(
      remark(SAYS, 'Every stall of the town was visited twice a day for a year by the writer.', WORDS),
    )
    const document = await withDocument()
    const shown = await document.open(room)
    expect(shown).toContain(CLOSE_READING_SAYS.nothingProved)
    expect(shown).not.toContain(REMARK.says)
  },
)
