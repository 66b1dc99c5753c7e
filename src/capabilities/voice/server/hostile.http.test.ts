/** Malicious forms, names and texts. */
import { connect } from 'node:net'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { eventually } from '#tests/eventually.ts'
import { aRecording, linesIn, speak, speakingStudent } from '#tests/speaking.ts'
import { FIELDS } from '../spec.ts'

const test = testApp()
let address = ''
let student: Awaited<ReturnType<typeof speakingStudent>>
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  student = await speakingStudent(test)
  test.speechIn.recordings.length = 0
})

type Part = { name: string; value: string; file?: boolean; type?: string }
const file: Part = { name: 'file', value: 'x'.repeat(1_500), file: true }
const field = (name: string, value = 'v'): Part => ({ name, value })

function formWith(parts: Part[], end = '--b--\r\n') {
  const written = parts.map(
    ({ name, value, file, type }) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.webm"' : ''}\r\n${
        type ? `content-type: ${type}\r\n` : ''
      }\r\n${value}\r\n`,
  )
  return written.join('') + end
}
const send = (body: string, type = 'multipart/form-data; boundary=b') =>
  student.ask('POST', '/ai/process-audio', body, { 'content-type': type, 'X-Session-ID': 'a-session' })

it('takes the fields before the recording or after it', async () => {
  for (const parts of [
    [field(FIELDS.browserText, 'late booking'), file],
    [file, field(FIELDS.browserText, 'late booking')],
  ])
    expect(linesIn((await send(formWith(parts))).body).at(-1)).toMatchObject({ type: 'complete' })
  expect(test.speechIn.recordings.map(({ browserText }) => browserText?.text)).toEqual([
    'late booking',
    'late booking',
  ])
})

it.each([
  ['two recordings', formWith([file, file]), 413],
  ['a hundred fields', formWith([...Array.from({ length: 100 }, (_, i) => field(`f${i}`)), file]), 413],
  ['a field of a name nobody may use', formWith([field('__proto__'), file]), 400],
  [
    'a part that says it is JSON and is none',
    formWith([{ ...field('a', '{'), type: 'application/json' }, file]),
    406,
  ],
  ['a format it does not know', formWith([field(FIELDS.format, 'wav'), file]), 400],
  ['a voice it does not know', formWith([file, field(FIELDS.voice, 'hers')]), 400],
  ['more words than can be answered aloud', formWith([field(FIELDS.typed, 'a'.repeat(4_001))]), 413],
  ['a form that breaks off', formWith([file], '').slice(0, -700), 400],
  ['a form without an end', formWith([file], ''), 400],
  ['no form at all', 'nothing', 400],
  ['an empty body', '', 400],
] as const)('refuses %s with a sentence', async (_, body, status) => {
  const answer = await send(body)
  expect(answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  expect(answer.json().details).toBe(answer.json().error)
  expect(answer.statusCode).toBe(status)
})

it('refuses a form that does not say where its parts end', async () => {
  const answer = await send(formWith([file]), 'multipart/form-data')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toBe(answer.json().error)
})

it('takes no notice of fields it does not know, whatever they are called', async () => {
  const parts = [field('x'.repeat(5_000)), { ...field('j', '{"a":1}'), type: 'application/json' }, file]
  expect(linesIn((await send(formWith(parts))).body).at(-1)).toMatchObject({ type: 'complete' })
})

it('keeps what was heard and answered though it held what no database keeps', async () => {
  test.speechIn.hears('late\0 booking \ud800')
  test.aiText.script({ text: ['Good\0 topic. ', 'Why \udc00 late?'] })
  const lines = linesIn((await speak(student, { session: 'odd' })).body)
  expect(lines.at(-1)).toMatchObject({ type: 'complete', heard: { text: 'late booking �' } })
  expect((await student.get('/ai/voice/conversations/odd')).json().turns).toMatchObject([
    { reply: 'Good topic. Why � late?', broken: false },
  ])
})

it('ends a reply that would never end', async () => {
  test.aiText.script({ text: Array<string>(3_000).fill('And so it goes on. ') })
  const last = linesIn((await speak(student)).body).at(-1)
  if (last?.type !== 'complete') throw new Error('no end')
  expect(last.text.length).toBeGreaterThan(5_900)
  expect(last.text.length).toBeLessThan(6_100)
})

it.each(['%00', '%2e%2e%2f%2e%2e', 'a%00b.mp3', '..%5c..', '%f0%9f%98%80', 'x'.repeat(90)])(
  'knows nothing under the name %s',
  async (name) => {
    // A zero byte is refused before the name is looked up.
    const says = name.includes('%00') ? 400 : 404
    for (const path of [`/api/audio/${name}`, `/ai/voice/conversations/${name}`])
      expect([path, (await student.get(path)).statusCode]).toEqual([path, says])
    expect((await student.delete(`/ai/voice/conversations/${name}`)).statusCode).toBe(says)
  },
)

it('goes on for everybody else when somebody leaves in the middle of sending', async () => {
  test.logged.length = 0
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    'POST /ai/process-audio HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `origin: ${address}`,
    `cookie: ${[...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'x-session-id: a-session',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${formWith([file], '').slice(0, 900)}`)
  await eventually(() => expect(socket.bytesWritten).toBeGreaterThan(900))
  await new Promise((resolve) => setImmediate(resolve))
  socket.destroy()
  await new Promise((resolve) => socket.once('close', resolve))
  const recording = aRecording()
  expect(linesIn((await speak(student, { recording })).body).at(-1)).toMatchObject({ type: 'complete' })
  expect(test.logged.filter(({ level }) => level === 'error')).toEqual([])
})
