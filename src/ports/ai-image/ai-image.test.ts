import { afterAll, describe, expect, it } from 'vitest'
import { startModelServer } from '../../../tests/model-server/model-server.ts'
import * as turn from '../../../tests/model-server/script.ts'
import { fakeClock } from '../ai-text/clock.fake.ts'
import type { TextProblemCode } from '../ai-text/text-problem.ts'
import { aiImageConformance } from './ai-image.conformance.ts'
import { dot, fakeImage } from './ai-image.fake.ts'
import { noImages } from './ai-image.none.ts'
import { mediaTypeOf, openAiCompatibleImage } from './ai-image.openai-compatible.ts'

const server = await startModelServer()
afterAll(() => server.stop())

const failures: Partial<Record<TextProblemCode, () => turn.Turn>> = {
  auth: turn.turnsAwayKey,
  overloaded: turn.overloaded,
  refused: turn.refuses,
}

function open(model = 'scripted-painter') {
  server.forget()
  const clock = fakeClock()
  const engine = openAiCompatibleImage({
    baseUrl: server.baseUrl('openai'),
    apiKey: server.key,
    model,
    clock,
  })
  return {
    engine,
    clock,
    draws: (count: number) => server.script(turn.draws(...Array<Uint8Array>(count).fill(dot))),
    breaks: (code: TextProblemCode) => server.script(failures[code]!()),
  }
}

aiImageConformance('an OpenAI-compatible server', () => open())
aiImageConformance('the fake', () => {
  const engine = fakeImage()
  return { engine, draws: () => {}, breaks: engine.break }
})

describe('an OpenAI-compatible server that draws', () => {
  it('brings the bytes home unchanged', async () => {
    const { engine, draws } = open()
    draws(1)
    expect(await engine.draw({ prompt: 'A framework' })).toMatchObject({
      value: { pictures: [{ bytes: dot, mediaType: 'image/png' }] },
    })
  })

  it('fetches a picture that comes as an address', async () => {
    const { engine } = open()
    server.script(turn.drawsAtAddress(dot))
    expect(await engine.draw({ prompt: 'A framework' })).toMatchObject({
      value: { pictures: [{ bytes: dot }] },
    })
  })

  it('tells wishes only to the model that knows them', async () => {
    const wish = { prompt: 'A framework', size: '512x512', quality: 'standard', style: 'vivid' } as const
    for (const model of ['dall-e-3', 'gpt-image-1']) {
      const { engine, draws } = open(model)
      draws(1)
      await engine.draw(wish)
      const { body } = server.requests[0]!
      expect(body).toMatchObject({ model, prompt: 'A framework', size: '512x512', n: 1 })
      expect('style' in body && 'quality' in body).toBe(model === 'dall-e-3')
    }
  })

  it.each([
    ['is no picture', turn.draws(new TextEncoder().encode('<html>'))],
    ['is missing', turn.draws()],
  ])('does not pass on what %s', async (_, scripted) => {
    const { engine } = open()
    server.script(scripted)
    expect(await engine.draw({ prompt: 'A framework' })).toMatchObject({ problem: { code: 'bad-output' } })
  })

  it.each(['stopped', 'timeout'] as const)(
    'hangs up when the drawing is over for the reason %s',
    async (code) => {
      const { engine, clock } = open()
      server.script({ ...turn.draws(dot), before: () => new Promise(() => {}) })
      const stop = new AbortController()
      const arrived = server.nextRequest()
      const drawing = engine.draw({ prompt: 'A framework', signal: stop.signal })
      const { hungUp } = await arrived
      if (code === 'stopped') stop.abort()
      else clock.advance(120_000)
      expect(await drawing).toMatchObject({ ok: false, problem: { code } })
      expect(await hungUp).toBe(true)
    },
  )
})

it('fakes no picture where no image model is connected', async () => {
  const none = noImages()
  const message = 'Images cannot be made here yet.'
  expect(await none.draw({ prompt: 'A framework' })).toMatchObject({ problem: { code: 'not-able', message } })
  expect(await none.health()).toMatchObject({ ready: false })
})

it.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[...Buffer.from('RIFF....WEBPVP8 ')], 'image/webp'],
  [[...Buffer.from('<svg onload=…>')], undefined],
  [[], undefined],
])('reads the kind of picture from the bytes %j: %s', (bytes, mediaType) => {
  expect(mediaTypeOf(Uint8Array.from(bytes))).toBe(mediaType)
})
