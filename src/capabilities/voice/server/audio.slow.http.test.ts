import { beforeEach, expect, it } from 'vitest'
import { hours } from '#kit/time.ts'
import { newStoredName } from '#ports/files/files.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { linesIn, speak, speakingStudent } from '#tests/speaking.ts'
import { SAYS } from '../spec.ts'
import { ownsSound } from './audio-store.ts'
import { tidyVoice } from './retention.ts'
import { voiceAudio, voiceTurns } from './tables.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof speakingStudent>>
let url: string
const reply = 'Late booking matters.'
beforeEach(async () => {
  student = await speakingStudent(test)
  test.aiText.script(reply)
  const last = linesIn((await speak(student)).body).at(-1)
  url = last?.type === 'complete' ? (last.audioUrl ?? '') : ''
})

it('plays a reply to the one it was spoken to, and lets nobody between keep it', async () => {
  const answer = await student.get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(reply)
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(reply.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400, immutable',
  })
})

it.each([
  ['bytes=0-1', 206, 'La', `bytes 0-1/${reply.length}`],
  ['bytes=5-', 206, 'booking matters.', `bytes 5-20/${reply.length}`],
  ['bytes=-8', 206, 'matters.', `bytes 13-20/${reply.length}`],
])('gives the part %s, as an iPhone asks for it', async (range, status, body, contentRange) => {
  const answer = await student.get(url, { range })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  expect(answer.headers).toMatchObject({
    'content-range': contentRange,
    'content-length': String(body.length),
    'accept-ranges': 'bytes',
  })
})

it('says how long a reply is to who asks for what lies behind it', async () => {
  const answer = await student.get(url, { range: 'bytes=21-' })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe(`bytes */${reply.length}`)
})

it('hides a reply from everybody else, and knows no other names', async () => {
  const stranger = await signedInStudent(test)
  expect((await stranger.get(url)).statusCode).toBe(404)
  expect((await visitor(test).get(url)).statusCode).toBe(401)
  expect((await student.get('/api/audio/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
})

it('is known as the owner of its sounds, and of nothing else in the store', async () => {
  const { db } = test.database
  const [row] = await db.select().from(voiceAudio)
  expect(await ownsSound(db, row!.storedName)).toBe(true)
  expect(await ownsSound(db, newStoredName())).toBe(false)
})

it('forgets the sound after a day and the words after a month', async () => {
  test.advance(hours(24) - 1)
  await tidyVoice(test.services)
  expect((await student.get(url)).statusCode).toBe(200)
  test.advance(2)
  // Expired for the caller, even before the clean-up has run.
  const answer = await student.get(url)
  expect([answer.statusCode, answer.json().error]).toEqual([404, SAYS.audioGone])
  await tidyVoice(test.services)
  expect(await test.services.db.select().from(voiceAudio)).toEqual([])
  expect(test.files.held.size).toBe(0)
  const { turns } = (await student.get('/ai/voice/conversations/a-session')).json()
  expect(turns).toMatchObject([{ reply, audioUrl: null }])
  test.advance(hours(24 * 29) + 1)
  await tidyVoice(test.services)
  expect(await test.services.db.select().from(voiceTurns)).toEqual([])
})
