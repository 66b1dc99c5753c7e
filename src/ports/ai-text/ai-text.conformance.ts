import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AiText, TextEvent, TextRequest } from './ai-text.ts'

/** The behaviour the product relies on, for every engine: a hosted model, the fake, or the built-in engine. */
export function aiTextConformance(
  name: string,
  /** An engine, and a request that it answers in more than one piece. */
  open: () => { engine: AiText; request: TextRequest },
) {
  describe(`text by ${name}`, () => {
    it('says who answers', () => {
      expect(open().engine.description.name).toMatch(/\S/)
    })

    it('starts once, goes on, and finishes once, with the text it has shown', async () => {
      const { engine, request } = open()
      const events = await readAll(engine.stream(request))
      const kinds = events.map(({ type }) => type)
      expect(kinds).toEqual(['started', ...kinds.slice(1, -1).map(() => 'more'), 'finished'])
      expect(kinds.length).toBeGreaterThan(3)
      expect(events.at(-1)).toMatchObject({ text: shown(events), ending: 'complete' })
      expect(events[0]).toMatchObject({ engine: engine.description })
    })

    it('counts what an answer cost in whole tokens', async () => {
      const { engine, request } = open()
      const last = (await readAll(engine.stream(request))).at(-1)
      if (last?.type !== 'finished') throw new Error(`expected an answer, not ${last?.type}`)
      const { inputTokens, outputTokens, images } = last.usage
      for (const count of [inputTokens, outputTokens, images]) expect(Number.isInteger(count)).toBe(true)
      expect(Math.min(inputTokens, outputTokens, images)).toBeGreaterThanOrEqual(0)
    })

    it('gives the whole answer to whoever does not want a stream', async () => {
      const { engine, request } = open()
      const streamed = await readAll(engine.stream(request))
      expect(await engine.complete(request)).toMatchObject({ ok: true, value: { text: shown(streamed) } })
    })

    it('takes invisible characters out of a document, says so, and lets none into the answer', async () => {
      const { engine, request } = open()
      const text = 'Method\u200B. We asked 120 teachers\u{E0041}\u{E0042}.'
      const events = await readAll(engine.stream(withData(request, text)))
      expect(events[0]).toMatchObject({ hidden: [{ label: 'Thesis, page 4', characters: 3 }] })
      expect(shown(events)).not.toMatch(/[\u200B-\u200D\u2060\u{E0000}-\u{E007F}]/u)
    })

    it('reports nothing hidden where nothing is', async () => {
      const { engine, request } = open()
      const events = await readAll(engine.stream(withData(request, 'Method. We asked 120 teachers.')))
      expect(events[0]).toMatchObject({ type: 'started', hidden: [] })
    })

    it('does nothing when it is stopped before it starts', async () => {
      const { engine, request } = open()
      const events = await readAll(engine.stream({ ...request, signal: AbortSignal.abort() }))
      expect(events).toMatchObject([{ type: 'broke', problem: { code: 'stopped' }, partial: '' }])
    })

    it('stops when told to, and keeps what it has shown', async () => {
      const { engine, request } = open()
      const stop = new AbortController()
      const events: TextEvent[] = []
      for await (const event of engine.stream({ ...request, signal: stop.signal })) {
        events.push(event)
        if (event.type === 'more') stop.abort()
      }
      expect(events.filter(({ type }) => type === 'more').length).toBe(1)
      const last = events.at(-1)
      expect(last).toMatchObject({
        type: 'broke',
        problem: { code: 'stopped', message: 'You stopped this answer.' },
      })
      expect(last).toMatchObject({ partial: shown(events) })
    })

    it('answers the next question after a reader has left in the middle', async () => {
      const { engine, request } = open()
      for await (const event of engine.stream(request)) if (event.type === 'more') break
      expect(await engine.complete(request)).toMatchObject({ ok: true })
    })

    it('answers in the shape asked for, or says kindly that it cannot', async () => {
      const { engine, request } = open()
      const schema = z.object({ strengths: z.array(z.string()).min(1) })
      const answer = await engine.answerInShape(request, { name: 'review', schema })
      if (answer.ok) expect(schema.safeParse(answer.value.value).success).toBe(true)
      else {
        expect(['bad-output', 'not-able']).toContain(answer.problem.code)
        expect(answer.problem.message).toMatch(/\.$/)
      }
    })

    it('knows whether it is ready', async () => {
      const { engine } = open()
      expect(await engine.health()).toMatchObject({ ready: true, engine: engine.description })
    })
  })
}

export async function readAll(stream: AsyncIterable<TextEvent>): Promise<TextEvent[]> {
  const events: TextEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

export const shown = (events: TextEvent[]): string =>
  events.map((event) => (event.type === 'more' ? event.delta : '')).join('')

/** The same request about a document. The question stays the last message. */
export function withData(request: TextRequest, text: string): TextRequest {
  const messages = request.messages.map((message, i) =>
    message.role === 'user' && i === request.messages.length - 1
      ? { ...message, data: [{ label: 'Thesis, page 4', text }] }
      : message,
  )
  return { ...request, messages }
}
