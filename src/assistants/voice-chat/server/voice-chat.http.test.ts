import { beforeEach, expect, it } from 'vitest'
import { FIELDS, SAYS, SEND_WHOLE, VOICE_LIMITS } from '#capabilities/voice/spec.ts'
import { failed } from '#kit/result.ts'
import { minutes } from '#kit/time.ts'
import { fakeSpeechOut } from '#ports/speech-out/speech-out.fake.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { testEngines } from '#tests/engines.ts'
import { aRecording, linesIn, speak, speakingStudent } from '#tests/speaking.ts'

const test = testApp()
const { examineRecording } = testEngines()
let student: Awaited<ReturnType<typeof speakingStudent>>
beforeEach(async () => {
  student = await speakingStudent(test)
  test.speechIn.recordings.length = 0
  test.speechOut.requests.length = 0
  test.aiText.requests.length = 0
})

const heardLine = { text: 'i study late booking', rung: 'built-in', trust: 'rough' }
const oneTurn = async (...args: Parameters<typeof speak> extends [unknown, ...infer Rest] ? Rest : never) =>
  linesIn((await speak(student, ...args)).body)

it('takes the recording in `file` and the conversation in `X-Session-ID` [S3-038]', async () => {
  test.speechIn.hears('i study late booking')
  const answer = await speak(student, { session: 'visit-1', recording: aRecording(1_000) })
  expect(answer.statusCode).toBe(200)
  expect(test.speechIn.recordings).toHaveLength(1)
  expect(test.speechIn.recordings[0]?.bytes).toHaveLength(1_000)
  expect((await student.get('/ai/voice/conversations/visit-1')).json().turns).toMatchObject([
    { heard: heardLine },
  ])
  const elsewhere = await speak(student, { field: 'audio' })
  expect(elsewhere.statusCode).toBe(400)
})

it('answers in lines of JSON, a sentence to a line, each with its sound, and the whole at the end [S3-039]', async () => {
  test.speechIn.hears('i study late booking')
  test.aiText.script('Good topic. Why does it matter?')
  const answer = await speak(student, { attempt: 'attempt-1' })
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  const engine = { name: 'fake-model', builtIn: false }
  const audioUrl = expect.stringMatching(/^\/api\/audio\/[0-9a-f]{32}\.mp3$/)
  expect(linesIn(answer.body)).toEqual([
    { type: 'chunk', content: '', transcription: 'i study late booking', heard: heardLine },
    {
      type: 'chunk',
      content: 'Good topic.',
      transcription: 'i study late booking',
      heard: heardLine,
      seq: 0,
      audioUrl,
    },
    { type: 'chunk', content: 'Why does it matter?', seq: 1, audioUrl },
    {
      type: 'complete',
      text: 'Good topic. Why does it matter?',
      audioUrl,
      heard: heardLine,
      engine,
      voice: { name: 'fake-voice', builtIn: false },
      attempt: 'attempt-1',
    },
  ])
})

it('plays what it names: every sentence and the whole of them [S3-040]', async () => {
  test.aiText.script('Good topic. Why does it matter?')
  const lines = await oneTurn()
  const urls = lines.flatMap((line) => ('audioUrl' in line && line.audioUrl ? [line.audioUrl] : []))
  const sounds = await Promise.all(urls.map(async (url) => (await student.get(url)).body))
  expect(sounds).toEqual(['Good topic.', 'Why does it matter?', 'Good topic.Why does it matter?'])
})

it('speaks Opus to a browser that asks for it, and MP3 to every other', async () => {
  test.aiText.script('Good.', 'Good.')
  const [opus, mp3] = [await oneTurn({ fields: { [FIELDS.format]: 'opus' } }), await oneTurn()]
  expect(opus.at(-1)).toMatchObject({ audioUrl: expect.stringMatching(/\.ogg$/) })
  expect(mp3.at(-1)).toMatchObject({ audioUrl: expect.stringMatching(/\.mp3$/) })
})

it.each([
  ['too short to hold a word', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...aRecording(995)]), undefined],
  ['of nothing but noise', aRecording(), 'unclear'],
] as const)('skips a recording that is %s, with the sentence [S2-097]', async (_what, recording, problem) => {
  if (problem) test.speechIn.break(problem)
  expect(await oneTurn({ recording })).toEqual([
    {
      type: 'complete',
      text: '',
      skipped: true,
      code: 'unclear',
      message: 'Audio was too short or unclear. Please try again.',
    },
  ])
  expect(test.aiText.requests).toEqual([])
  expect((await student.get('/ai/voice/conversations')).json().conversations).toEqual([])
})

it.each([
  ['a long text', 'no sound. '.repeat(200), 'not-a-recording'],
  ['a short text', 'no sound.', undefined],
] as const)(
  'names %s under the name of a recording as a wrong format, not as too short',
  async (_what, text, problem) => {
    if (problem) test.speechIn.break(problem)
    expect(await oneTurn({ recording: new TextEncoder().encode(text) })).toEqual([
      {
        type: 'complete',
        text: '',
        skipped: true,
        code: 'not-a-recording',
        message: 'This recording cannot be opened. Please record your answer again, or type it.',
      },
    ])
    expect(test.aiText.requests).toEqual([])
  },
)

it('tells a browser whose recordings cannot be read what helps', async () => {
  test.speechIn.break('unknown-code')
  expect(await oneTurn()).toMatchObject([
    { type: 'complete', skipped: true, message: expect.stringContaining('Please type your answer') },
  ])
})

it('refuses a recording of ten minutes, by its size or by its length, with one sentence', async () => {
  const large = await speak(student, { recording: aRecording(5 * 1024 * 1024) })
  expect(large.statusCode).toBe(413)
  expect(large.json()).toEqual({ error: SAYS.tooLong, details: SAYS.tooLong, code: 'too-long' })
  test.speechIn.break('too-long')
  expect(await oneTurn()).toMatchObject([{ type: 'error', code: 'too-long', message: SAYS.tooLong }])
})

it('says why it refuses in `details` and in `error`, whoever refuses [S3-041]', async () => {
  const nobody = await speak(visitor(test))
  expect(nobody.statusCode).toBe(401)
  const unpaid = await speak(await signedInStudent(test))
  expect(unpaid.statusCode).toBe(402)
  expect(unpaid.json()).toMatchObject({ error: 'Please purchase Voice Chat to use it in full.' })
  const nameless = await speak(student, { session: 'with a blank' })
  expect(nameless.statusCode).toBe(400)
  const empty = await speak(student, { recording: undefined })
  expect(empty.json()).toMatchObject({ error: SAYS.nothingSent })
  const noForm = await student.post('/ai/process-audio', {}, { 'X-Session-ID': 'a' })
  expect(noForm.json()).toMatchObject({ error: SAYS.nothingSent })
  for (const answer of [nobody, unpaid, nameless, empty, noForm])
    expect(answer.json().details).toBe(answer.json().error)
})

it('answers what was typed, without asking the ear', async () => {
  const lines = await oneTurn({ recording: undefined, fields: { [FIELDS.typed]: ' What is a frame? ' } })
  expect(lines.at(-1)).toMatchObject({
    type: 'complete',
    heard: { text: 'What is a frame?', rung: 'typed', trust: 'exact' },
  })
  expect(test.speechIn.recordings).toEqual([])
})

it('hands the ear what the browser understood', async () => {
  await oneTurn({ fields: { [FIELDS.browserText]: 'late booking' } })
  expect(test.speechIn.recordings[0]?.browserText).toEqual({ text: 'late booking', consented: true })
})

it('puts a correction in the place of what it corrects, and answers anew', async () => {
  const session = 'corrected'
  test.speechIn.hears('i study eight looking', 'we asked mothers')
  await oneTurn({ session, attempt: 'first' })
  await oneTurn({ session, attempt: 'second' })
  const fields = { [FIELDS.typed]: 'I study late booking', [FIELDS.corrects]: 'first' }
  const lines = await oneTurn({ session, attempt: 'third', recording: undefined, fields })
  const corrected = { text: 'I study late booking', trust: 'exact', correctedFrom: 'i study eight looking' }
  expect(lines.at(-1)).toMatchObject({ heard: corrected })
  // Without the later turn, which had not happened yet.
  expect(test.aiText.requests.at(-1)?.messages).toEqual([{ role: 'user', text: 'I study late booking' }])
  const { turns } = (await student.get(`/ai/voice/conversations/${session}`)).json()
  expect(turns).toMatchObject([
    { attempt: 'third', heard: corrected },
    { attempt: 'second', heard: { text: 'we asked mothers' } },
  ])
})

it('answers a recording that is sent again from what is kept, and counts it once', async () => {
  const first = await oneTurn({ attempt: 'again' })
  const usage = async () => (await student.get('/api/account/export')).json()
  const before = await usage()
  const second = await oneTurn({ attempt: 'again' })
  expect(second.at(-1)).toEqual(first.at(-1))
  const audio = (lines: typeof first) =>
    lines.flatMap((line) => (line.type === 'chunk' ? (line.audioUrl ?? []) : []))
  expect(audio(second)).toEqual(audio(first))
  expect(test.speechIn.recordings).toHaveLength(1)
  expect(test.aiText.requests).toHaveLength(1)
  expect((await usage()).usage).toEqual(before.usage)
})

it('begins to listen before the recording is over, and takes the words over', async () => {
  test.speechIn.hears('late booking')
  test.aiText.script('Good.')
  const early = await speak(student, { recording: aRecording(1_500), path: '/ai/process-audio/so-far' })
  expect(early.statusCode).toBe(204)
  expect(await oneTurn({ recording: aRecording(2_000) })).toMatchObject([
    { transcription: 'late booking' },
    {},
    { type: 'complete' },
  ])
  // Nothing was said after the beginning, so there is no second recognition.
  expect(test.speechIn.recordings.map(({ bytes }) => bytes.length)).toEqual([1_500])
})

it('opens the built-in voice in the silence before a first reply, and only then', async () => {
  const voice = fakeSpeechOut({ builtIn: true })
  test.services.speechOut = voice
  const soFar = () => speak(student, { path: '/ai/process-audio/so-far' })
  await soFar()
  expect(voice.requests).toMatchObject([{ text: 'Yes.', persona: 'companion' }])
  await oneTurn()
  voice.requests.length = 0
  await soFar()
  expect(voice.requests).toEqual([])
  test.services.speechOut = test.speechOut
})

it('takes only what came after a beginning it knows, and asks for the whole of one it does not', async () => {
  const path = '/ai/process-audio/so-far'
  const part = (letter: number) => new Uint8Array(1_200).fill(letter)
  await speak(student, { recording: part(1), path, attempt: 'b1' })
  await speak(student, { recording: part(2), path, attempt: 'b2', fields: { [FIELDS.after]: 'b1' } })
  test.speechIn.recordings.length = 0
  test.services.examineRecording = async () => failed({ code: 'unclear', message: '' })
  const lines = await oneTurn({ recording: new Uint8Array(10).fill(3), fields: { [FIELDS.after]: 'b2' } })
  test.services.examineRecording = examineRecording
  expect(lines.at(-1)).toMatchObject({ type: 'complete' })
  const whole = test.speechIn.recordings[0]?.bytes ?? new Uint8Array()
  expect(Buffer.from(whole)).toEqual(Buffer.concat([part(1), part(2), Buffer.alloc(10, 3)]))
  const unknown = await speak(student, { fields: { [FIELDS.after]: 'b1' } })
  expect(unknown.statusCode).toBe(409)
  expect(unknown.json()).toMatchObject({ code: SEND_WHOLE, details: SAYS.sendWhole })
})

it('holds beginnings and turns to a pace nobody speaks faster than', async () => {
  const path = '/ai/process-audio/so-far'
  const { beginningsPerMinute, turnsPerMinute } = VOICE_LIMITS
  const oneTooMany = Array.from({ length: beginningsPerMinute + 1 }, () => speak(student, { path }))
  const beginnings = await Promise.all(oneTooMany)
  expect(beginnings.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  test.advance(minutes(1))
  expect((await speak(student, { path })).statusCode).toBe(204)
  for (let i = 0; i < turnsPerMinute; i += 1) await speak(student, { recording: aRecording(10) })
  const refused = await speak(student)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ details: SAYS.tooFast })
})

it('counts the seconds that were heard and spoken, and none of a turn that was skipped', async () => {
  test.aiText.script('A reply of forty-five letters is three seconds')
  await oneTurn()
  test.speechIn.break('unclear')
  await oneTurn()
  const { usage } = (await student.get('/api/account/export')).json()
  expect(usage).toMatchObject([{ assistant: 'voiceChat', audioSeconds: 4 + 4, calls: 2 }])
})

it('says when the fair share of a day is used up, before it asks anybody', async () => {
  test.services.usage.fairUse = { audioSeconds: 100 }
  expect(await oneTurn()).toMatchObject([
    {
      type: 'error',
      code: 'fair-use',
      message: 'You have reached today’s limit for spoken conversation. It resets at midnight.',
    },
  ])
  test.services.usage.fairUse = {}
  expect(test.speechIn.recordings).toEqual([])
})

it('keeps what was said of a reply that broke in the middle, and says what went wrong', async () => {
  test.aiText.script({ text: ['Good topic. ', 'Why did'], breaks: 'cut' })
  const lines = await oneTurn({ session: 'broken' })
  expect(lines.at(-1)).toMatchObject({ type: 'error', code: 'cut', partial: 'Good topic. Why did' })
  expect(lines.filter((line) => 'audioUrl' in line)).toHaveLength(2)
  expect((await student.get('/ai/voice/conversations/broken')).json().turns).toMatchObject([
    { reply: 'Good topic. Why did', broken: true },
  ])
})

it('goes on in words where the voice fails', async () => {
  test.aiText.script('Good topic. Why does it matter?')
  test.speechOut.break('engine-unavailable')
  const lines = await oneTurn()
  expect(lines[1]).not.toHaveProperty('audioUrl')
  expect(lines[2]).toHaveProperty('audioUrl')
  expect(lines.at(-1)).toMatchObject({ type: 'complete', text: 'Good topic. Why does it matter?' })
  expect(lines.at(-1)).not.toHaveProperty('audioUrl')
})
