import { describe, expect, it } from 'vitest'
import { readAll, shown } from './ai-text.conformance.ts'
import type { FakeAnswer } from './ai-text.fake.ts'
import type { AiText, TextEvent, TextRequest } from './ai-text.ts'
import type { FakeClock } from './clock.fake.ts'

/** An engine whose model follows the test's script. `hungUp` resolves when the model's side saw the connection closed. */
export type ScriptedEngine = {
  engine: AiText
  clock: FakeClock
  script(...answers: FakeAnswer[]): void
  /** Resolves when the model's side has seen the next request. */
  asked(): Promise<{ hungUp: Promise<boolean> }>
  requestsSeen(): number
}

const request: TextRequest = {
  instructions: 'You help students with their research.',
  messages: [{ role: 'user', text: 'How large was the sample?' }],
}

/** The behaviour the product relies on when a model fails. For engines whose model can be scripted. */
export function aiTextBadDayConformance(name: string, open: () => ScriptedEngine) {
  describe(`a bad day of ${name}`, () => {
    it.each([
      ['auth', 'not accepting our account'],
      ['overloaded', 'overloaded at the moment'],
      ['too-long', 'too long for the AI model'],
      ['refused', 'declined to answer'],
      ['not-configured', 'not set up correctly'],
    ] as const)('tells %s apart, with a sentence for the student', async (code, sentence) => {
      const { engine, script } = open()
      script({ breaks: code, retryAfterMs: 9_000 })
      const events = await readAll(engine.stream(request))
      expect(events).toMatchObject([{ type: 'broke', problem: { code }, partial: '' }])
      expect(last(events)).toMatchObject({ problem: { message: expect.stringContaining(sentence) } })
      expect(last(events)).toMatchObject({ usage: { inputTokens: 0, outputTokens: 0 } })
    })

    it('passes on how long a busy model asks us to wait', async () => {
      const { engine, script } = open()
      script({ breaks: 'rate-limited', retryAfterMs: 20_000 })
      expect(last(await readAll(engine.stream(request)))).toMatchObject({
        problem: {
          code: 'rate-limited',
          retryAfterMs: 20_000,
          message: 'The AI model is very busy. Please try again in 20 seconds.',
        },
      })
    })

    it('keeps what was shown when the line is cut, and does not start again in silence', async () => {
      const { engine, script, requestsSeen } = open()
      script({ text: 'The sample was 120', breaks: 'cut' })
      const events = await readAll(engine.stream(request))
      expect(last(events)).toMatchObject({
        type: 'broke',
        problem: { code: 'cut' },
        partial: 'The sample was 120',
      })
      expect(shown(events)).toBe('The sample was 120')
      expect(last(events)).toMatchObject({ usage: { estimated: true, outputTokens: 6 } })
      expect(requestsSeen()).toBe(1)
    })

    it('keeps what was shown when the model declines half-way', async () => {
      const { engine, script } = open()
      script({ text: 'I would rather', breaks: 'refused' })
      expect(last(await readAll(engine.stream(request)))).toMatchObject({
        problem: { code: 'refused' },
        partial: 'I would rather',
      })
    })

    it('says when the allowance of tokens ended an answer', async () => {
      const { engine, script } = open()
      script({ text: 'The sample was', ending: 'length' })
      expect(last(await readAll(engine.stream(request)))).toMatchObject({
        type: 'finished',
        ending: 'length',
      })
    })

    it('loses patience with a model that never begins, and hangs up', async () => {
      const { engine, script, asked, clock } = open()
      script({ silent: true })
      const arrived = asked()
      const events = readAll(engine.stream(request))
      const { hungUp } = await arrived
      clock.advance(45_000)
      expect(last(await events)).toMatchObject({ problem: { code: 'timeout' }, partial: '' })
      expect(await hungUp).toBe(true)
    })

    it('loses patience with a model that falls silent, hangs up, and keeps what was shown', async () => {
      const { engine, script, asked, clock } = open()
      script({ text: ['The sample ', 'was'], silent: true })
      const arrived = asked()
      const events: TextEvent[] = []
      for await (const event of engine.stream(request)) {
        events.push(event)
        // The timer for the next silence is set only once we listen again.
        if (shown(events) === 'The sample was') setImmediate(() => clock.advance(30_000))
      }
      expect(last(events)).toMatchObject({ problem: { code: 'timeout' }, partial: 'The sample was' })
      expect(await (await arrived).hungUp).toBe(true)
    })

    it.each(['stops', 'leaves'] as const)('hangs up on the model when the reader %s', async (how) => {
      const { engine, script, asked } = open()
      script({ text: ['The sample ', 'was'], silent: true })
      const arrived = asked()
      const stop = new AbortController()
      for await (const event of engine.stream({ ...request, signal: stop.signal })) {
        if (event.type !== 'more') continue
        if (how === 'leaves') break
        stop.abort()
      }
      expect(await (await arrived).hungUp).toBe(true)
    })

    it.each([
      ['has not begun', []],
      ['has fallen silent', ['The sample ', 'was']],
    ])('hangs up at once when the reader stops while the model %s', async (_, text) => {
      const { engine, script, asked } = open()
      script({ text, silent: true })
      const arrived = asked()
      const stop = new AbortController()
      const reading = readAll(engine.stream({ ...request, signal: stop.signal }))
      const { hungUp } = await arrived
      await engine.health()
      stop.abort()
      const events = await reading
      expect(last(events)).toMatchObject({ problem: { code: 'stopped' }, partial: shown(events) })
      expect(await hungUp).toBe(true)
    })

    it('puts a letter together that arrives in two halves', async () => {
      const { engine, script } = open()
      const [first, second] = ['Zikomo \uD83D', '\uDE4F kwambiri']
      script({ text: [first!, second!] })
      const events = await readAll(engine.stream(request))
      expect(shown(events)).toBe('Zikomo 🙏 kwambiri')
      for (const event of events) if (event.type === 'more') expect(event.delta.isWellFormed()).toBe(true)
    })
  })
}

const last = (events: TextEvent[]) => events.at(-1)
