import { setImmediate as moment } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { failoverText } from '#ports/ai-text/ai-text.failover.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { fakeClock } from '#ports/ai-text/clock.fake.ts'
import { enginePool } from '#ports/speech-engines/engine-pool.ts'
import type { FromThread, ToThread } from '#ports/speech-engines/work.ts'
import { soundswallowerSpeechIn } from '#ports/speech-in/speech-in.soundswallower.ts'
import { fakeSpeechOut } from '#ports/speech-out/speech-out.fake.ts'
import { fallbackSpeechOut } from '#ports/speech-out/speech-out.fallback.ts'
import { openAiCompatibleSpeechOut } from '#ports/speech-out/speech-out.openai-compatible.ts'
import { openTestApp, testApp, visitor } from '#tests/app.ts'
import { openTestDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import { linesIn, speak, speakingStudent, speakLive } from '#tests/speaking.ts'
import { startSpeechServer } from '../../../../tests/speech/speech-server.ts'
import type { TurnLine } from '../contract.ts'

const test = testApp()
const provider = await startSpeechServer()
afterAll(() => provider.stop())

let address = ''
let student: Awaited<ReturnType<typeof speakingStudent>>
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  student = await speakingStudent(test)
  provider.forget()
})
afterEach(() => {
  test.services.speechIn = test.speechIn
  test.services.speechOut = test.speechOut
  test.services.aiText = test.aiText
})

async function all(lines: AsyncIterable<TurnLine>) {
  const read: TurnLine[] = []
  for await (const line of lines) read.push(line)
  return read
}

it('sends the first sentence while the second is still being thought of', async () => {
  test.aiText.script({ text: ['Good topic. ', 'And'], silent: true })
  const leave = new AbortController()
  const contents: string[] = []
  await expect(async () => {
    for await (const line of speakLive(address, student, { signal: leave.signal })) {
      if (line.type !== 'chunk') continue
      contents.push(line.content)
      if (line.audioUrl) leave.abort()
    }
  }).rejects.toThrow()
  expect(contents).toEqual(['', 'Good topic.'])
})

it('says now and then that it is there, while a reply takes its time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    test.aiText.script({ text: ['Good topic. ', 'And'], silent: true })
    const leave = new AbortController()
    const types: string[] = []
    await expect(async () => {
      for await (const line of speakLive(address, student, { signal: leave.signal })) {
        types.push(line.type)
        if (line.type === 'chunk' && line.audioUrl) vi.advanceTimersByTime(20_000)
        if (types.filter((type) => type === 'alive').length === 2) leave.abort()
      }
    }).rejects.toThrow()
    expect(types).toEqual(['chunk', 'chunk', 'alive', 'alive'])
  } finally {
    vi.useRealTimers()
  }
})

it('stops whatever was asked upstream when the student leaves, and answers anew when the turn comes again', async () => {
  test.speechIn.recordings.length = 0
  test.speechIn.hears('late booking')
  test.aiText.script({ text: ['Good topic. ', 'And'], silent: true }, 'Why late?')
  const leave = new AbortController()
  await expect(async () => {
    for await (const line of speakLive(address, student, { attempt: 'left', signal: leave.signal }))
      if (line.type === 'chunk' && line.audioUrl) leave.abort()
  }).rejects.toThrow()
  await eventually(() => expect(test.aiText.running()).toBe(0))
  const again = await all(speakLive(address, student, { attempt: 'left' }))
  expect(again.at(-1)).toMatchObject({ text: 'Why late?', heard: { text: 'late booking' } })
  expect(test.speechIn.recordings).toHaveLength(1)
  const { turns } = (await student.get('/ai/voice/conversations/a-session')).json()
  expect(turns).toMatchObject([{ reply: 'Why late?', broken: false }])
})

it('answers the second sending when the same recording comes twice at once', async () => {
  test.aiText.script({ text: ['Good topic. ', 'And'], silent: true }, 'Why late?')
  const first = speakLive(address, student, { attempt: 'twice' })
  for await (const line of first) if (line.type === 'chunk' && line.audioUrl) break
  const second = await all(speakLive(address, student, { attempt: 'twice' }))
  expect(second.at(-1)).toMatchObject({ type: 'complete', text: 'Why late?' })
})

it('goes on with the built-in voice when the provider goes silent in the middle of a reply', async () => {
  const first = openAiCompatibleSpeechOut({
    baseUrl: provider.baseUrl,
    apiKey: provider.key,
    model: 'the-voice',
  })
  const second = fakeSpeechOut({ name: 'Built-in voice', builtIn: true })
  const now = () => test.clock.at.getTime()
  test.services.speechOut = fallbackSpeechOut({ first, second, now })
  const mp3 = Uint8Array.of(0xff, 0xfb, 1, 2)
  provider.script({ type: 'audio', bytes: mp3 }, { type: 'cut' })
  test.aiText.script('Good topic. Why late?')
  const lines = linesIn((await speak(student)).body)
  const sounds = lines.flatMap((line) => (line.type === 'chunk' ? (line.audioUrl ?? []) : []))
  expect(sounds).toHaveLength(2)
  expect((await student.get(sounds[0]!)).rawPayload).toEqual(Buffer.from(mp3))
  expect((await student.get(sounds[1]!)).body).toBe('Why late?')
  // The whole is one voice.
  const last = lines.at(-1)
  expect(last).toMatchObject({ type: 'complete', voice: { name: 'Built-in voice', builtIn: true } })
  if (last?.type !== 'complete') throw new Error('no end')
  expect((await student.get(last.audioUrl!)).body).toBe('Good topic. Why late?')
})

it('says who answers when the built-in engine stands in for a model', async () => {
  const down = fakeText({ breaks: 'overloaded' })
  const builtIn = fakeText('From the handbook. ', { name: 'Weekbe4’s own rules', builtIn: true })
  test.services.aiText = failoverText({ first: down, second: builtIn, clock: fakeClock(), onTrouble() {} })
  const last = linesIn((await speak(student)).body).at(-1)
  expect(last).toMatchObject({
    engine: { name: 'Weekbe4’s own rules', builtIn: true },
    text: expect.stringMatching(/^The AI model cannot be reached at the moment, so I am answering/),
  })
})

it('tells two who speak at once their place in the line', async () => {
  const asked: ToThread[] = []
  let hear: (message: FromThread) => void = () => {}
  const pool = enginePool({
    threads: 1,
    start: () => ({
      post: (message) => void asked.push(message),
      onMessage: (listener) => {
        hear = listener
      },
      onEnd() {},
      watch: () => () => {},
      end() {},
    }),
  })
  test.services.speechIn = soundswallowerSpeechIn({ pool })
  const other = await speakingStudent(test)
  const speech = { seconds: 2, speechSeconds: 1, speechFrom: 0, speechUntil: 1 }
  const output = { text: 'repeat', above: 20, ...speech }
  /** Does all the thread was asked for, one after the other. */
  async function work(until: () => boolean) {
    while (!until()) {
      await moment()
      const next = asked.shift()
      if (!next || !('id' in next)) continue
      hear({ id: next.id, output } as FromThread)
    }
  }
  const lines: [TurnLine[], TurnLine[]] = [[], []]
  let done = 0
  const turn = async (who: typeof student, into: TurnLine[]) => {
    // After ten seconds it also says that it is there.
    for await (const line of speakLive(address, who)) if (line.type !== 'alive') into.push(line)
    done += 1
  }
  const first = turn(student, lines[0])
  await eventually(() => expect(asked).toHaveLength(1))
  const second = turn(other, lines[1])
  // The one before may already have sent a second piece: then two stand in front.
  await eventually(() => expect(lines[1]).toEqual([{ type: 'waiting', place: expect.toBeOneOf([1, 2]) }]))
  expect(lines[0]).toEqual([])
  await work(() => done === 2)
  await Promise.all([first, second])
  for (const mine of lines) expect(mine.at(-1)).toMatchObject({ type: 'complete' })
  test.services.speechIn = test.speechIn
  pool.close()
})

it('answers after a restart what was understood before it, and ends the broken lines without an end', async () => {
  const database = await openTestDatabase()
  const before = await openTestApp({}, database)
  const place = await before.app.listen({ port: 0, host: '127.0.0.1' })
  const someone = await speakingStudent(before)
  before.speechIn.hears('late booking')
  before.aiText.script({ text: ['Good topic. ', 'And'], silent: true })
  const heard: TurnLine[] = []
  const listening = (async () => {
    for await (const line of speakLive(place, someone, { attempt: 'restarted' })) heard.push(line)
  })()
  await eventually(() => expect(heard).toHaveLength(2))
  await before.app.close()
  await listening.catch(() => {})
  expect(heard.map(({ type }) => type)).toEqual(['chunk', 'chunk'])

  const after = await openTestApp({ files: before.files }, database)
  after.aiText.script('Why late?')
  const back = visitor(after)
  for (const [name, value] of someone.cookies) back.cookies.set(name, value)
  const answer = await speak(back, { attempt: 'restarted' })
  expect(linesIn(answer.body).at(-1)).toMatchObject({
    type: 'complete',
    text: 'Why late?',
    heard: { text: 'late booking' },
  })
  expect(after.speechIn.recordings).toEqual([])
  await after.app.close()
  await database.close()
  await before.files.remove()
  await after.files.remove()
})
