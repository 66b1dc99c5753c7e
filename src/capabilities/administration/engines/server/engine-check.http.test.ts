import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { builtInEngine, openStudyWorker } from '#capabilities/study/server/setup.ts'
import { usageDays } from '#capabilities/usage/server/tables.ts'
import { failoverText } from '#ports/ai-text/ai-text.failover.ts'
import { openAiCompatibleText } from '#ports/ai-text/ai-text.openai-compatible.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { fakeClock } from '#ports/ai-text/clock.fake.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { openTestApp, signedInStudent, testApp } from '#tests/app.ts'
import { startModelServer } from '../../../../../tests/model-server/model-server.ts'
import * as turn from '../../../../../tests/model-server/script.ts'
import { EngineCheckEvent } from '../contract.ts'

const test = testApp()
const server = await startModelServer()
const studyWorker = openStudyWorker()
afterAll(async () => {
  await studyWorker.stop()
  await server.stop()
})

let address = ''
let admin: Awaited<ReturnType<typeof signedInAdministrator>>
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await signedInAdministrator(test)
})

const model = () =>
  openAiCompatibleText({ baseUrl: server.baseUrl('openai'), apiKey: server.key, model: 'scripted' })
const use = (engine: AiText) => {
  test.services.aiText = engine
}
beforeEach(async () => {
  server.forget()
  use(model())
  await test.services.db.delete(usageDays)
})

/** Over a real connection: hanging up is the point of half of these. */
const check = (signal?: AbortSignal) =>
  fetch(`${address}/api/admin/engine-check`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address,
      cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: '{}',
    ...(signal && { signal }),
  })

async function* events(answer: Response): AsyncGenerator<EngineCheckEvent, void, undefined> {
  let text = ''
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = `${text}${part}`.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield EngineCheckEvent.parse(JSON.parse(line))
  }
  expect(text).toBe('')
}
async function all(answer: Response) {
  const heard: EngineCheckEvent[] = []
  for await (const event of events(answer)) heard.push(event)
  return heard
}
const used = () => test.services.db.select().from(usageDays).where(eq(usageDays.userId, admin.uid))

it('passes the words of the model on, line by line, as they come', async () => {
  let say = () => {}
  const held = new Promise<void>((resolve) => {
    say = resolve
  })
  server.script(
    turn.says(['Each unit ', 'has the same chance.'], {
      before: (piece) => (piece === 1 ? held : Promise.resolve()),
    }),
  )
  const answer = await check()
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
  const kinds: string[] = []
  for await (const event of events(answer)) {
    kinds.push(event.type)
    // The second piece is not sent before the first has arrived here.
    if (event.type === 'more') say()
    if (event.type === 'started') expect(event.engine).toEqual({ name: 'scripted', builtIn: false })
    if (event.type === 'finished') expect(event.text).toBe('Each unit has the same chance.')
  }
  expect(kinds).toEqual(['started', 'more', 'more', 'finished'])
})

it('keeps the words that came when the plug is pulled, says what went wrong, and counts the cost', async () => {
  server.script(turn.cutAfter('Each unit has'))
  const heard = await all(await check())
  expect(heard.at(-1)).toMatchObject({
    type: 'broke',
    partial: 'Each unit has',
    problem: {
      code: 'cut',
      message: 'The connection to the AI model was lost before the answer was complete.',
    },
  })
  expect(heard.flatMap((event) => (event.type === 'more' ? [event.delta] : [])).join('')).toBe(
    'Each unit has',
  )
  const [row] = await used()
  expect(row).toMatchObject({ assistant: 'check', calls: 1, unpricedCalls: 1 })
  expect(row?.tokensOut).toBeGreaterThan(0)
})

it.each([
  ['trails off', turn.trailsOffAfter('Each unit'), 'cut', 'Each unit'],
  ['errs in the middle', turn.errsAfter('Each unit'), 'overloaded', 'Each unit'],
  ['declines half-way', turn.refusesAfter('Each unit'), 'refused', 'Each unit'],
  ['turns our key away', turn.turnsAwayKey(), 'auth', ''],
  ['knows no such model', turn.knowsNoSuchModel(), 'not-configured', ''],
  ['has had enough for now', turn.tooManyRequests(60), 'rate-limited', ''],
] as const)(
  'ends with one problem and the words that came when the model %s',
  async (_, script, code, partial) => {
    server.script(script)
    const heard = await all(await check())
    expect(heard.filter(({ type }) => type === 'broke' || type === 'finished')).toHaveLength(1)
    expect(heard.at(-1)).toMatchObject({ type: 'broke', partial, problem: { code } })
  },
)

it.each(['before the first word', 'in the middle'] as const)(
  'hangs up on the model when the reader leaves %s, and counts what was shown',
  async (when) => {
    const early = when === 'before the first word'
    server.script(early ? turn.neverAnswers() : turn.fallsSilentAfter('Each unit has'))
    const arrived = server.nextRequest()
    const leaving = new AbortController()
    const reading = check(leaving.signal).then(async (answer) => {
      for await (const event of events(answer)) if (event.type === 'more') leaving.abort()
    })
    const { hungUp } = await arrived
    if (early) leaving.abort()
    await expect(reading).rejects.toThrow()
    expect(await hungUp).toBe(true)
    await expect.poll(used).toMatchObject([{ calls: 1, tokensOut: early ? 0 : 4 }])
  },
)

it('says which engine answers, and for whom, while the model is down', async () => {
  use(failoverText({ first: model(), second: builtInEngine(studyWorker), clock: fakeClock() }))
  server.script(turn.turnsAwayKey())
  const heard = await all(await check())
  expect(heard[0]).toMatchObject({
    type: 'started',
    engine: { name: 'Weekbe4’s own rules', builtIn: true },
    standsInFor: { engine: { name: 'scripted' }, problem: { code: 'auth' } },
  })
  const last = heard.at(-1)
  expect(last).toMatchObject({ type: 'finished' })
  expect(last?.type === 'finished' && last.text).toMatch(
    /^I am Weekbe4’s study assistant.*I find and quote passages/,
  )
  expect(await used()).toMatchObject([{ calls: 1, cost: 0, unpricedCalls: 0 }])
})

it('starts nothing again with the built-in engine once a word of the model was shown', async () => {
  use(failoverText({ first: model(), second: builtInEngine(studyWorker), clock: fakeClock() }))
  server.script(turn.cutAfter('Each unit has'))
  const heard = await all(await check())
  expect(heard[0]).toMatchObject({ engine: { name: 'scripted' } })
  expect(heard.at(-1)).toMatchObject({ type: 'broke', partial: 'Each unit has', problem: { code: 'cut' } })
})

it('hangs up on the model when the server closes', async () => {
  const other = await openTestApp({ aiText: model() })
  const there = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const person = await signedInAdministrator(other)
  server.script(turn.fallsSilentAfter('Each unit has'))
  const arrived = server.nextRequest()
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${there}/api/admin/engine-check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: there, cookie },
    body: '{}',
  })
  const { hungUp } = await arrived
  const [heard] = await Promise.all([all(answer), other.app.close()])
  // The test did not stop it.
  expect(heard.at(-1)).toMatchObject({ type: 'broke', partial: 'Each unit has', problem: { code: 'cut' } })
  expect(await hungUp).toBe(true)
  await other.database.close()
})

it('is there for administrators alone', async () => {
  const student = await signedInStudent(test)
  expect((await student.post('/api/admin/engine-check')).statusCode).toBe(404)
  expect((await student.get('/api/admin/costs')).statusCode).toBe(404)
  expect((await admin.post('/api/admin/engine-check', { question: ' ' })).statusCode).toBe(400)
  expect(
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/admin/engine-check',
        headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
      })
    ).statusCode,
  ).toBe(401)
  expect(server.requests).toEqual([])
})
