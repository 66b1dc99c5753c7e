import { beforeEach, expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { fakeSpeechOut } from '#ports/speech-out/speech-out.fake.ts'
import { signedInStudent, visitor } from '#tests/app.ts'
import { uploaded } from '#tests/documents.ts'
import {
  bring,
  type OralStudent,
  oralApp,
  oralStudent,
  readySession,
  statusOf,
  untilReady,
} from '#tests/oral.ts'
import { PROCESSING } from '../spec.ts'

const test = oralApp()
let student: OralStudent
beforeEach(async () => {
  test.reading.letGo()
  student = await oralStudent(test)
})

it('answers an upload with success, the session and the document [S2-164] [S2-165] [S2-166] [S2-167]', async () => {
  const answer = await bring(student, 'defense', { session: 'made-up-by-the-browser' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: true,
    sessionId: 'made-up-by-the-browser',
    documentInfo: { filename: 'thesis.pdf', size: expect.any(Number), type: 'application/pdf' },
  })
  const unnamed = await bring(student, 'defense')
  expect(unnamed.json()).toMatchObject({ success: true, sessionId: expect.stringMatching(/.{20,}/) })
})

it('takes an upload that is sent again under the same session once', async () => {
  const first = await bring(student, 'defense', { session: 'twice' })
  const again = await bring(student, 'defense', { session: 'twice' })
  expect(again.json()).toMatchObject({ success: true, sessionId: first.json().sessionId })
  expect((await student.get('/api/sessions?assistant=defense')).json().sessions).toHaveLength(1)
})

it('gives nobody the session of somebody else, even under its name', async () => {
  const mine = await bring(student, 'defense', { session: 'the-same-name' })
  const other = await oralStudent(test)
  const theirs = await bring(other, 'defense', { session: 'the-same-name' })
  expect(theirs.json().sessionId).not.toBe(mine.json().sessionId)
  const path = `/ai/examination/processing-status?sessionId=${mine.json().sessionId}`
  expect((await other.get(path)).statusCode).toBe(404)
  expect((await other.get(`/api/sessions/${mine.json().sessionId}`)).statusCode).toBe(404)
})

it('goes through uploading, analyzing, processing and ready, with the server’s progress [S2-139] [S2-143] [S2-168] [S2-169]', async () => {
  test.reading.hold()
  const { sessionId } = (await bring(student, 'defense')).json()
  const seen = [await statusOf(student, 'defense', sessionId)]
  test.reading.letGo()
  const ready = await untilReady(student, 'defense', sessionId)
  expect(seen[0]).toMatchObject({ status: 'processing', stage: expect.stringMatching(/uploaded|analyzing/) })
  expect(seen[0]!.progress).toBeGreaterThanOrEqual(PROCESSING.uploaded)
  expect(seen[0]!.progress).toBeLessThan(100)
  expect(ready).toMatchObject({ status: 'completed', stage: 'ready', progress: 100 })
})

it('begins a defense with an examiner’s question and its audio, and names the session by header as well [S2-146] [S2-170]', async () => {
  const { sessionId, status } = await readySession(student)
  expect(status.examinerQuestion).toMatch(/I am your examiner/)
  expect(status.examinerQuestion).toMatch(/Tell us about your study, in about two minutes.+\.$/s)
  expect((await student.get(status.audioUrl ?? '')).statusCode).toBe(200)
  const byHeader = await student.get('/ai/examination/processing-status', { 'x-session-id': sessionId })
  expect(byHeader.json()).toMatchObject({ status: 'completed' })
})

it('begins a consultation warmly, and not with the examiner’s words [S2-120] [S2-177] [S2-178]', async () => {
  const guest = await oralStudent(test, 'consultant')
  const upload = await bring(guest, 'consultant', { session: 'a-consultation' })
  expect(upload.json()).toEqual({
    success: true,
    sessionId: 'a-consultation',
    documentInfo: { filename: 'thesis.pdf', size: expect.any(Number), type: 'application/pdf' },
  })
  const status = await untilReady(guest, 'consultant', 'a-consultation')
  const examined = await readySession(student)
  expect(status).not.toHaveProperty('examinerQuestion')
  expect(status.consultantResponse).toMatch(/^Welcome\./)
  expect(status.consultantResponse).not.toBe(examined.status.examinerQuestion)
})

it.each([
  ['defense', 'notes.txt', 'text/plain', 415, 'Only PDF files are allowed. Please upload a PDF document.'],
  ['defense', 'thesis.pdf', 'application/octet-stream', 200, undefined],
  ['defense', 'thesis', 'application/pdf', 200, undefined],
  ['consultant', 'paper.docx', 'application/octet-stream', 200, undefined],
  ['consultant', 'notes.txt', 'text/plain', 200, undefined],
] as const)(
  'answers a %s upload of %s as %s with %i [S2-133] [S2-134] [S2-138]',
  async (room, name, type, status, error) => {
    const guest = await oralStudent(test, room)
    const answer = await bring(guest, room, { name, type })
    expect(answer.statusCode).toBe(status)
    if (error) expect(answer.json()).toMatchObject({ success: false, error })
  },
)

it.each([
  ['defense', 'PDF file too large. Maximum size is 50MB for optimal processing speed.'],
  ['consultant', 'File too large. Maximum size is 50MB for optimal processing speed.'],
] as const)('refuses more than 50 MB in the %s before it is sent [S2-135] [S2-136]', async (room, error) => {
  const guest = await oralStudent(test, room)
  const path = room === 'defense' ? '/ai/examination/upload' : '/ai/research/consultation/upload'
  const answer = await guest.ask('POST', path, Buffer.from('--x--'), {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(51 * 1024 * 1024),
  })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ success: false, error })
})

it('asks whoever is signed out to log in, and whoever has not paid to buy [S2-131] [S2-123]', async () => {
  const nobody = visitor(test)
  const out = await bring(nobody, 'defense')
  expect(out.statusCode).toBe(401)
  expect(out.json()).toMatchObject({ success: false, error: 'Please log in to upload documents' })
  const unpaid = await signedInStudent(test)
  expect((await bring(unpaid, 'defense')).statusCode).toBe(402)
})

it('says why a document cannot be read, discards it, and lets the same name be used again [S2-147] [S2-183]', async () => {
  const { sessionId } = (
    await bring(student, 'defense', { content: 'REFUSE password-protected', session: 's' })
  ).json()
  expect(await untilReady(student, 'defense', sessionId)).toMatchObject({
    status: 'failed',
    error: 'This file is protected with a password. Please save a copy without the password and upload that.',
  })
  const again = await bring(student, 'defense', { session: 's' })
  expect(await untilReady(student, 'defense', again.json().sessionId)).toMatchObject({ status: 'completed' })
})

it('has nothing to ask about a document without a text', async () => {
  const { sessionId } = (await bring(student, 'defense', { content: 'LITTLE' })).json()
  expect(await untilReady(student, 'defense', sessionId)).toMatchObject({
    status: 'failed',
    error: 'There is too little text in this document to talk about.',
  })
})

it('gives up after five minutes, and nothing was used', async () => {
  test.reading.hold()
  const { sessionId } = (await bring(student, 'defense')).json()
  test.advance(minutes(5) + 1)
  expect(await statusOf(student, 'defense', sessionId)).toMatchObject({
    status: 'failed',
    error: 'Reading this document took too long and was stopped.',
  })
  test.reading.letGo()
  expect((await student.get('/api/access')).json().assistants.defense).toMatchObject({ minutesUsed: 0 })
})

it('takes a document that is here already instead of a file', async () => {
  const { id } = await uploaded(student, { name: 'kept.pdf', content: 'a thesis that is kept' })
  const answer = await bring(student, 'defense', {
    fields: { documentId: id, style: 'tough', examiners: '3' },
  })
  expect(answer.json()).toMatchObject({ success: true, documentInfo: { filename: 'kept.pdf' } })
  expect(await untilReady(student, 'defense', answer.json().sessionId)).toMatchObject({ status: 'completed' })
  const session = (await student.get(`/api/sessions/${answer.json().sessionId}`)).json()
  expect(session).toMatchObject({ style: 'tough', document: { id, gone: false } })
  expect(session.speakers).toHaveLength(3)
  const unknown = await bring(student, 'defense', { fields: { documentId: 'of-nobody' } })
  expect(unknown.statusCode).toBe(404)
})

it.each<Record<string, string>>([{ style: 'cruel' }, { examiners: '4' }, { examiners: '0' }])(
  'does not guess what %o means',
  async (fields) => {
    const answer = await bring(student, 'defense', { fields })
    expect([answer.statusCode, answer.json().success, answer.json().code]).toEqual([
      400,
      false,
      'bad-request',
    ])
    expect((await student.get('/api/sessions?assistant=defense')).json().sessions).toEqual([])
  },
)

it('opens the built-in voice while the questions are planned, and a provider’s only when there is something to say', async () => {
  const { services } = test
  const usual = services.speechOut
  const builtIn = fakeSpeechOut({ builtIn: true })
  services.speechOut = builtIn
  const { status } = await readySession(student)
  services.speechOut = usual
  expect(builtIn.requests.map(({ text }) => text)).toEqual(['Yes.', status.examinerQuestion])
  test.speechOut.requests.length = 0
  await readySession(student)
  expect(test.speechOut.requests).toHaveLength(1)
})
