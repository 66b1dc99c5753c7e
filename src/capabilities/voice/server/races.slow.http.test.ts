/** Two windows, two quick presses, and a student who changes their mind in the middle of an answer. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { typedSpeech } from '#product/recognised-speech.ts'
import { testApp } from '#tests/app.ts'
import { eventually } from '#tests/eventually.ts'
import { PATIENCE } from '#tests/patience.ts'
import { linesIn, speak, speakingStudent, speakLive } from '#tests/speaking.ts'
import type { TurnLine } from '../contract.ts'
import { FIELDS, SAYS } from '../spec.ts'
import { audioStore } from './audio-store.ts'
import { voiceAudio, voiceTurns } from './tables.ts'
import { turnRows } from './turn-rows.ts'

const test = testApp()
let address = ''
let student: Awaited<ReturnType<typeof speakingStudent>>
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  student = await speakingStudent(test)
})
afterEach(() => void vi.restoreAllMocks())

const silent = { text: ['Good topic. ', 'And'], silent: true }
const typed = (text: string, corrects?: string) => ({
  recording: undefined,
  fields: { [FIELDS.typed]: text, ...(corrects && { [FIELDS.corrects]: corrects }) },
})
const turns = async () => (await student.get('/ai/voice/conversations/a-session')).json().turns
const rows = () => test.services.db.select().from(voiceTurns).where(eq(voiceTurns.userId, student.uid))
const sounds = () => test.services.db.select().from(voiceAudio).where(eq(voiceAudio.userId, student.uid))

/** Reads until the first sentence has been spoken, and goes on reading. */
async function untilSpoken(attempt: string) {
  const lines: TurnLine[] = []
  const over = (async () => {
    for await (const line of speakLive(address, student, { attempt })) lines.push(line)
  })()
  const spoken = await vi.waitUntil(
    () => lines.flatMap((line) => ('audioUrl' in line ? (line.audioUrl ?? []) : [])).at(0),
    { timeout: PATIENCE },
  )
  return { lines, over, spoken }
}

it('gives three sendings that overtake one another one answer, and whoever still waits hears it', async () => {
  // Held until the next one comes: how close together they are must not depend on the machine.
  test.aiText.script(silent, silent, 'Why late?')
  const asked = test.aiText.requests.length
  const sendings = []
  for (const nth of [1, 2, 3]) {
    sendings.push(speak(student, { attempt: 'thrice' }))
    await vi.waitUntil(() => test.aiText.requests.length === asked + nth, { timeout: PATIENCE })
  }
  const answers = await Promise.all(sendings)
  const ends = answers.map(({ body }) =>
    linesIn(body).flatMap((line) => (line.type === 'complete' ? line.text : [])),
  )
  expect(ends).toEqual([['Why late?'], ['Why late?'], ['Why late?']])
  expect(await turns()).toMatchObject([{ attempt: 'thrice', reply: 'Why late?', broken: false }])
})

it('gives a sending that comes after the answer the answer that is there', async () => {
  const [first, again] = [
    await speak(student, { attempt: 'twice' }),
    await speak(student, { attempt: 'twice' }),
  ]
  expect(linesIn(again.body).at(-1)).toMatchObject({
    type: 'complete',
    text: (linesIn(first.body).at(-1) as { text?: string }).text,
  })
  expect(await turns()).toHaveLength(1)
})

it('answers three turns at once and no more', async () => {
  // Held while the others come, so that no place becomes free.
  test.aiText.script(silent, silent, silent)
  const asked = test.aiText.requests.length
  const leaving = new AbortController()
  const turnIn = (n: number) => ({ attempt: `turn-${n}`, session: `window-${n}` })
  const held = [1, 2, 3].map(async (n) => {
    for await (const _ of speakLive(address, student, { ...turnIn(n), signal: leaving.signal }));
  })
  await vi.waitUntil(() => test.aiText.requests.length === asked + 3, { timeout: PATIENCE })
  const refused = await Promise.all([4, 5].map((n) => speak(student, turnIn(n))))
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  expect(refused[0]?.json()).toMatchObject({ details: SAYS.tooManyAtOnce })
  leaving.abort()
  await Promise.allSettled(held)
  await vi.waitUntil(() => test.aiText.running() === 0, { timeout: PATIENCE })
})

it('stops an answer when what it answers is corrected, and forgets its sound', async () => {
  test.aiText.script(silent, 'Why late?')
  const first = await untilSpoken('misheard')
  const corrected = linesIn((await speak(student, { attempt: 'right', ...typed('late', 'misheard') })).body)
  expect(corrected.at(-1)).toMatchObject({ type: 'complete', text: 'Why late?' })
  await first.over
  expect(test.aiText.running()).toBe(0)
  expect(first.lines.at(-1)).not.toMatchObject({ type: 'complete' })
  expect(await turns()).toMatchObject([{ attempt: 'right', reply: 'Why late?' }])
  expect((await student.get(first.spoken)).statusCode).toBe(404)
})

it('keeps both of two corrections that came at once, each in a place of its own', async () => {
  await speak(student, { attempt: 'misheard' })
  const key = { userId: student.uid, assistant: 'voiceChat', session: 'a-session' } as const
  const kept = turnRows(test.services)
  const corrected = await kept.find({ ...key, attempt: 'misheard' })
  // Both found the turn they correct before either replaced it.
  for (const attempt of ['one', 'two']) await kept.begin({ ...key, attempt }, typedSpeech(attempt), corrected)
  const places = (await kept.ofConversation(key)).map(({ attempt, position }) => ({ attempt, position }))
  expect(places).toEqual([
    { attempt: 'one', position: corrected?.position },
    { attempt: 'two', position: expect.any(Number) },
  ])
  expect(places[1]!.position).toBeGreaterThan(places[0]!.position)
})

it('keeps no sound of a conversation that was deleted while it went on', async () => {
  test.aiText.script(silent)
  const stop = new AbortController()
  const reading = (async () => {
    for await (const line of speakLive(address, student, { signal: stop.signal }))
      if (line.type === 'chunk' && line.audioUrl) {
        await student.delete('/ai/voice/conversations/a-session')
        stop.abort()
      }
  })()
  await expect(reading).rejects.toThrow()
  await eventually(async () => expect(await sounds()).toEqual([]))
  expect(await rows()).toEqual([])
})

it('goes on in words when the sound cannot be kept', async () => {
  test.aiText.script('Good topic. Why late?')
  vi.spyOn(test.files, 'keep').mockRejectedValueOnce(new Error('the disk is full'))
  const lines = linesIn((await speak(student)).body)
  expect(lines[1]).toMatchObject({ content: 'Good topic.' })
  expect(lines[1]).not.toHaveProperty('audioUrl')
  expect(lines[2]).toHaveProperty('audioUrl')
  expect(lines.at(-1)).toMatchObject({ type: 'complete', text: 'Good topic. Why late?' })
})

it('answers what was understood when it comes again after our records failed in the middle', async () => {
  const { db } = test.services
  const update = db.update.bind(db)
  vi.spyOn(db, 'update').mockImplementation((table) => {
    if (Object.is(table, voiceTurns)) throw new Error('the records are away')
    return update(table)
  })
  test.speechIn.hears('late booking')
  const lost = linesIn((await speak(student, { attempt: 'lost' })).body)
  expect(lost.at(-1)).toMatchObject({ type: 'error', message: SAYS.serverError })
  vi.restoreAllMocks()
  test.speechIn.recordings.length = 0
  const found = linesIn((await speak(student, { attempt: 'lost' })).body)
  expect(found.at(-1)).toMatchObject({ type: 'complete', heard: { text: 'late booking' } })
  expect(test.speechIn.recordings).toEqual([])
})

it('leaves no file behind for somebody who is no more', async () => {
  const before = test.files.held.size
  const audio = {
    bytes: Uint8Array.of(1),
    mediaType: 'audio/mpeg',
    engine: { name: 'v', builtIn: true },
  } as const
  await expect(audioStore(test.services).keep('nobody', audio)).rejects.toThrow()
  expect(test.files.held.size).toBe(before)
})
