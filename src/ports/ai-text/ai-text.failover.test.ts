import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { seconds } from '#kit/time.ts'
import { aiTextConformance, readAll, shown } from './ai-text.conformance.ts'
import { failoverText } from './ai-text.failover.ts'
import { type FakeAnswer, fakeText } from './ai-text.fake.ts'
import { fakeClock } from './clock.fake.ts'
import type { TextProblemCode } from './text-problem.ts'

const request = {
  instructions: 'Be kind.',
  messages: [{ role: 'user' as const, text: 'How large was the sample?' }],
}
const builtIn = { name: 'Weekbe4’s own rules', builtIn: true }
const model = { name: 'fake-model', builtIn: false }

function pair(always?: FakeAnswer, second: FakeAnswer = 'Your document says: 120 teachers.') {
  const clock = fakeClock()
  const first = fakeText(always, { clock })
  const trouble: TextProblemCode[] = []
  const stand = fakeText(second, builtIn)
  const engine = failoverText({ first, second: stand, clock, onTrouble: ({ code }) => trouble.push(code) })
  return { engine, first, second: stand, clock, trouble }
}

aiTextConformance('a model with the built-in engine behind it', () => ({ engine: pair().engine, request }))
const resting = pair({ breaks: 'auth' })
await resting.engine.complete(request)
aiTextConformance('the built-in engine in place of a model that is resting', () => ({
  engine: resting.engine,
  request,
}))

describe('a model with the built-in engine behind it', () => {
  it('lets the model answer, and says nothing of the other', async () => {
    const { engine, second } = pair()
    const [started] = await readAll(engine.stream(request))
    expect(started).toEqual({ type: 'started', engine: model, hidden: [] })
    expect(second.requests).toEqual([])
  })

  it.each(['auth', 'rate-limited', 'overloaded', 'unreachable', 'timeout', 'cut', 'not-configured'] as const)(
    'lets the built-in engine answer when the model meets %s, and says who answers and why',
    async (code) => {
      const { engine, trouble } = pair({ breaks: code })
      const events = await readAll(engine.stream(request))
      expect(events[0]).toMatchObject({
        type: 'started',
        engine: builtIn,
        standsInFor: { engine: model, problem: { code } },
      })
      expect(shown(events)).toBe('Your document says: 120 teachers.')
      expect(trouble).toEqual([code])
    },
  )

  it.each(['too-long', 'refused', 'bad-output'] as const)(
    'does not go behind an answer of %s',
    async (code) => {
      const { engine, second } = pair({ breaks: code })
      expect(await readAll(engine.stream(request))).toMatchObject([{ type: 'broke', problem: { code } }])
      expect(second.requests).toEqual([])
    },
  )

  it('never starts again once a word has been shown', async () => {
    const { engine, second } = pair({ text: 'The sample was', breaks: 'cut' })
    const events = await readAll(engine.stream(request))
    expect(events[0]).toMatchObject({ type: 'started', engine: model })
    expect(events.at(-1)).toMatchObject({
      type: 'broke',
      problem: { code: 'cut' },
      partial: 'The sample was',
    })
    expect(second.requests).toEqual([])
  })

  it('asks the built-in engine for a whole answer when half of one was all that came, and counts both', async () => {
    const usage = { inputTokens: 9, outputTokens: 4, images: 0 }
    const { engine } = pair(
      { text: 'The sample was', breaks: 'cut', usage },
      { text: '120 teachers.', usage },
    )
    expect(await engine.complete(request)).toMatchObject({
      value: { text: '120 teachers.', engine: builtIn, usage: { inputTokens: 18, outputTokens: 8 } },
    })
  })

  it("gives the model's trouble as the reason when the built-in engine cannot do it either", async () => {
    const { engine } = pair({ breaks: 'overloaded' }, { breaks: 'not-able' })
    expect(await readAll(engine.stream(request))).toMatchObject([
      { type: 'broke', problem: { code: 'overloaded' } },
    ])
    expect(await engine.answerInShape(request, shape)).toMatchObject({
      ok: false,
      problem: { code: 'overloaded' },
    })
  })

  it('does not count a reader who stops as a fault of the model', async () => {
    const { engine, trouble } = pair()
    const events = await readAll(engine.stream({ ...request, signal: AbortSignal.abort() }))
    expect(events).toMatchObject([{ problem: { code: 'stopped' } }])
    expect(trouble).toEqual([])
    expect(engine.description).toEqual(model)
    expect(engine.standsInFor).toBeUndefined()
  })
})

describe('the breaker between them', () => {
  const ask = (engine: ReturnType<typeof pair>['engine']) => engine.complete(request)

  it('leaves a model alone after three failures in a row, for 30 seconds', async () => {
    const { engine, first, clock } = pair({ breaks: 'overloaded' })
    for (let i = 0; i < 5; i++) await ask(engine)
    expect(first.requests.length).toBe(3)
    expect(engine.description).toEqual(builtIn)
    expect(engine.standsInFor).toMatchObject({ engine: model, problem: { code: 'overloaded' } })
    clock.advance(seconds(30) - 1)
    await ask(engine)
    expect(first.requests.length).toBe(3)
    clock.advance(1)
    await ask(engine)
    expect(first.requests.length).toBe(4)
  })

  it('begins to count again after an answer', async () => {
    const { engine, first } = pair({ breaks: 'overloaded' })
    first.script({ breaks: 'overloaded' }, { breaks: 'overloaded' }, 'Well again.')
    for (let i = 0; i < 5; i++) await ask(engine)
    expect(first.requests.length).toBe(5)
  })

  it('leaves a model alone at once when it turns our key away', async () => {
    const { engine, first } = pair({ breaks: 'auth' })
    await ask(engine)
    await ask(engine)
    expect(first.requests.length).toBe(1)
  })

  it('waits as long as a busy model asked', async () => {
    const { engine, first, clock } = pair({ breaks: 'rate-limited', retryAfterMs: 90_000 })
    await ask(engine)
    clock.advance(89_999)
    await ask(engine)
    expect(first.requests.length).toBe(1)
    clock.advance(1)
    await ask(engine)
    expect(first.requests.length).toBe(2)
  })

  it('looks again after ten minutes, even when it was told tomorrow', async () => {
    const { engine, first, clock } = pair({ breaks: 'rate-limited', retryAfterMs: 86_400_000 })
    await ask(engine)
    clock.advance(600_000 - 1)
    await ask(engine)
    expect(first.requests.length).toBe(1)
    clock.advance(1)
    await ask(engine)
    expect(first.requests.length).toBe(2)
  })

  it('goes back to the model as soon as it answers again', async () => {
    const { engine, first, clock } = pair({ breaks: 'auth' })
    await ask(engine)
    clock.advance(seconds(30))
    first.script('I am back.', 'Still here.')
    expect(await ask(engine)).toMatchObject({ value: { text: 'I am back.', engine: model } })
    expect(await ask(engine)).toMatchObject({ value: { text: 'Still here.', engine: model } })
  })

  it('sends one request to find out, and lets nobody else wait for it', async () => {
    const { engine, first, clock } = pair({ breaks: 'auth' })
    await ask(engine)
    clock.advance(seconds(30))
    first.script({ silent: true })
    const finding = ask(engine)
    expect(await ask(engine)).toMatchObject({ value: { engine: builtIn } })
    expect(first.requests.length).toBe(2)
    clock.advance(seconds(30))
    expect(await finding).toMatchObject({
      value: { engine: builtIn, standsInFor: { problem: { code: 'timeout' } } },
    })
  })

  it('lets the next one find out when the first to try leaves early', async () => {
    const { engine, first, clock } = pair({ breaks: 'auth' })
    await ask(engine)
    clock.advance(seconds(30))
    await engine.complete({ ...request, signal: AbortSignal.abort() })
    first.script('I am back.')
    expect(await ask(engine)).toMatchObject({ value: { text: 'I am back.' } })
  })
})

const shape = { name: 'count', schema: z.object({ teachers: z.number() }) }

describe('answers in a shape, with the built-in engine behind', () => {
  it('says who answered in place of whom', async () => {
    const { engine } = pair({ breaks: 'unreachable' }, '{"teachers": 120}')
    expect(await engine.answerInShape(request, shape)).toMatchObject({
      value: {
        value: { teachers: 120 },
        engine: builtIn,
        standsInFor: { engine: model, problem: { code: 'unreachable' } },
      },
    })
  })

  it('does not ask a model that is resting', async () => {
    const { engine, first } = pair({ breaks: 'auth' }, '{"teachers": 120}')
    await engine.answerInShape(request, shape)
    await engine.answerInShape(request, shape)
    expect(first.requests.length).toBe(1)
  })

  it('is ready while either is, and says what ails the first', async () => {
    const { engine, first } = pair()
    const problem = { code: 'auth', message: 'No.' } as const
    const ailing = failoverText({
      first: { ...first, health: async () => ({ ready: false, engine: model, problem }) },
      second: engine,
      clock: fakeClock(),
    })
    expect(await ailing.health()).toMatchObject({ ready: true, problem: { code: 'auth' } })
    expect(await resting.engine.health()).toMatchObject({
      ready: true,
      engine: builtIn,
      problem: { code: 'auth' },
    })
  })
})
