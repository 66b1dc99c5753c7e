import { beforeEach, expect, it } from 'vitest'
import { FIELDS } from '#capabilities/voice/spec.ts'
import { answer, completed, type OralStudent, oralApp, oralStudent, post, readySession } from '#tests/oral.ts'
import { aRecording, linesIn, speak } from '#tests/speaking.ts'
import type { ChatMessage, OpenSession } from '../contract.ts'

const test = oralApp()
let student: OralStudent
let id: string
let opening: string
beforeEach(async () => {
  student = await oralStudent(test)
  const ready = await readySession(student)
  id = ready.sessionId
  opening = ready.status.examinerQuestion ?? ''
})
const say = async (text: string, attempt?: string) =>
  completed(await answer(student, 'defense', id, text, attempt)).text
const session = async () => (await student.get(`/api/sessions/${id}`)).json() as OpenSession
/** The question part of the opening. */
const question = () => opening.slice(opening.search(/Tell us about your study/))
const TOLD =
  'The aim was to find what makes women book late; we asked 372 women in a survey and found that distance matters, so clinics should come to them.'
it('hears an answer and streams chunk and complete lines with the audio of the reply [S2-171] [S2-172] [S2-173] [S2-174] [S2-176]', async () => {
  const sent = await speak(student, {
    path: '/ai/examination/audio-response',
    field: 'audio',
    session: id,
    recording: aRecording(),
  })
  const lines = linesIn(sent.body)
  const chunk = lines.find((line) => line.type === 'chunk' && line.content !== '')
  expect(chunk).toMatchObject({
    type: 'chunk',
    content: expect.any(String),
    transcription: expect.any(String),
  })
  const last = lines.at(-1)
  expect(last).toMatchObject({ type: 'complete', text: expect.any(String), audioUrl: expect.any(String) })
  if (last?.type !== 'complete') throw new Error('no end')
  expect((await student.get(last.audioUrl ?? '')).statusCode).toBe(200)
})

it('skips what is too short to be an answer, and says so [S2-174]', async () => {
  const sent = await speak(student, {
    path: '/ai/examination/audio-response',
    field: 'audio',
    session: id,
    recording: aRecording(10),
  })
  expect(linesIn(sent.body).at(-1)).toMatchObject({
    type: 'complete',
    skipped: true,
    message: expect.any(String),
  })
})

it('answers in a session that is not there with an error object and its message [S2-175] [S2-187]', async () => {
  const none = await answer(student, 'defense', 'no-such-session', 'Hello?')
  expect(none.lines.at(-1)).toMatchObject({ type: 'error', message: 'This session was not found.' })
})

it('speaks in the Consultant’s room by its own call, and keeps the messages as a consultant’s [S2-179] [S2-163]', async () => {
  const guest = await oralStudent(test, 'consultant')
  const { sessionId } = await readySession(guest, 'consultant')
  const reply = completed(
    await answer(guest, 'consultant', sessionId, 'I am not sure how to begin with that.'),
  )
  expect(reply.text).toMatch(/\?$/)
  const { messages } = (await guest.get(`/api/sessions/${sessionId}`)).json() as OpenSession
  expect(messages.map(({ type }) => type)).toEqual(['consultant', 'user', 'consultant'])
  const elsewhere = await answer(student, 'defense', sessionId, 'Hello there')
  expect(elsewhere.lines.at(-1)).toMatchObject({ type: 'error' })
})

it('keeps chat messages with the fields of the specification [S2-163] [S2-110]', async () => {
  await say('We asked 372 women because the formula on page 2 gave 385.')
  const { messages, engine } = await session()
  const fields = ['id', 'type', 'content', 'audioUrl', 'isDemo', 'isStreaming', 'isTyping']
  for (const message of messages) {
    for (const field of fields) expect(message).toHaveProperty(field)
    expect(message).toMatchObject({ isDemo: false, isStreaming: false, isTyping: false })
  }
  expect(messages.map(({ type }: ChatMessage) => type)).toEqual(['examiner', 'user', 'examiner'])
  expect(messages[0]).toMatchObject({ content: opening, speaker: { name: 'Examiner' } })
  expect(messages[0]?.places).toHaveLength(1)
  expect(engine).toEqual({ name: expect.any(String), builtIn: expect.any(Boolean) })
})

it('repeats its question in the same words', async () => {
  expect(await say('Could you repeat the question, please?')).toBe(question())
  expect(await say('Pardon?')).toBe(question())
})

it('takes a turn that is sent again once, and a correction in the place of what it corrects', async () => {
  const first = await say('I do not know', 'one')
  expect(await say('I do not know', 'one')).toBe(first)
  const corrected = await speak(student, {
    path: '/ai/examination/audio-response',
    field: 'audio',
    session: id,
    attempt: 'two',
    recording: undefined,
    fields: { [FIELDS.typed]: 'Let me think.', [FIELDS.corrects]: 'one' },
  })
  expect(linesIn(corrected.body).at(-1)).toMatchObject({ type: 'complete' })
  expect((await session()).messages).toHaveLength(3)
  expect(await say('Repeat that please')).toBe(question())
})

it('gives a report when the session has ended, and never before', async () => {
  await say(TOLD)
  await say(
    'Pregnant women in Chongwe District book late: 217 of the 372 women did, because the clinic is far, as page 3 shows.',
  )
  await say('I do not know.')
  expect((await student.get(`/api/sessions/${id}/report`)).statusCode).toBe(409)
  await post(student, id, 'end')
  const report = (await student.get(`/api/sessions/${id}/report`)).json()
  expect(report).toMatchObject({ style: 'standard', examiners: 1 })
  const answered = [...report.practise, ...report.cards]
  expect(answered).toHaveLength(1)
  const [card] = answered
  expect(card).toMatchObject({ verdict: 'answered', place: { page: expect.any(Number) } })
  expect(card.better.length).toBeLessThanOrEqual(4)
  for (const mark of card.marks) expect(card.answer).toContain(mark.words)
  expect(report.transcript).toHaveLength(7)
  const text = await student.get(`/api/sessions/${id}/report/text`)
  expect(text.body).toContain('Mock defence report')
  const word = await student.get(`/api/sessions/${id}/report/word`)
  expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('takes one answer to a message: the second, from another tab, is told so, and is no part of the conversation', async () => {
  const path = '/ai/examination/audio-response'
  const tab = (attempt: string, typed: string, answers?: string) =>
    speak(student, {
      path,
      field: 'audio',
      session: id,
      attempt,
      recording: undefined,
      fields: { [FIELDS.typed]: typed, ...(answers && { [FIELDS.answers]: answers }) },
    })
  await say(TOLD, 'first')
  const late = linesIn((await tab('late', 'Let me tell you about it.', 'opening')).body)
  expect(late.at(-1)).toMatchObject({ type: 'error', code: 'answered-elsewhere' })
  const both = await Promise.all([
    tab('one', 'Because the clinic is far from the women.'),
    tab('two', 'The women told us that the clinic is far.'),
  ])
  const ends = both.map(({ body }) => linesIn(body).at(-1))
  expect(ends.map((end) => end?.type).sort()).toEqual(['complete', 'error'])
  expect(ends.find((end) => end?.type === 'error')).toMatchObject({ code: 'answered-elsewhere' })
  expect((await session()).messages.filter(({ type }) => type === 'user')).toHaveLength(2)
})

it('answers the same to one answer that is sent four times at once, and never with an empty body', async () => {
  const sent = await Promise.all([1, 2, 3, 4].map(() => answer(student, 'defense', id, TOLD, 'same')))
  const taken = sent.filter(({ status }) => status === 200)
  expect(taken.length).toBeGreaterThan(1)
  const texts = taken.map((one) => completed(one).text)
  expect(new Set(texts).size).toBe(1)
  expect((await session()).messages).toHaveLength(3)
})

it('ends the session for whoever says stop twice, and for nobody who says it once', async () => {
  expect(await say('Stop.')).toMatch(/Say “stop” again/)
  expect(await say('Why do you ask?')).toMatch(/two minutes/)
  await say('Stop')
  expect(await say('stop please')).toMatch(/your report is ready/)
  expect((await session()).clock).toMatchObject({ state: 'ended' })
})

it('gives nonsense no mark, and says so kindly in the report', async () => {
  await say(TOLD)
  await say(
    'Our defence was weak on the left side and the referee was biased, so we lost the match on Saturday.',
  )
  await post(student, id, 'end')
  const report = (await student.get(`/api/sessions/${id}/report`)).json()
  expect(report.practise).toMatchObject([
    { total: 0, verdict: expect.stringMatching(/off-topic|nothing-of/) },
  ])
  expect(report.practise[0].marks[0].says).toMatch(/^Not answered: /)
})

it('has no report of a session in which nothing was said', async () => {
  await post(student, id, 'end')
  expect((await student.get(`/api/sessions/${id}/report`)).statusCode).toBe(409)
})

it('hands sessions out with everything else about a person, and forgets them with the account', async () => {
  await say('We asked 372 women, as page 2 says.')
  const { spokenSessions } = (await student.get('/api/account/export')).json()
  expect(spokenSessions).toMatchObject([{ sessionId: id, answers: [{ heard: { rung: 'typed' } }] }])
})
