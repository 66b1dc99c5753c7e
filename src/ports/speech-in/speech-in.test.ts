import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import {
  noise,
  oneAfterAnother,
  record,
  recordAac,
  recordLong,
  recordPackets,
  silence,
  wav,
} from '../../../tests/speech/recordings.ts'
import { startSpeechServer } from '../../../tests/speech/speech-server.ts'
import { engineThreads } from '../speech-engines/engine-threads.ts'
import { openFlite } from '../speech-engines/flite/flite.ts'
import { spokenWording } from '../speech-engines/wording/spoken-wording.ts'
import { examineIn } from './examine.ts'
import { speechInConformance } from './speech-in.conformance.ts'
import { fakeSpeechIn } from './speech-in.fake.ts'
import { fallbackSpeechIn } from './speech-in.fallback.ts'
import { openAiCompatibleSpeechIn } from './speech-in.openai-compatible.ts'
import { soundswallowerSpeechIn } from './speech-in.soundswallower.ts'

const server = await startSpeechServer()
const pool = engineThreads({ threads: 1 })
afterAll(async () => {
  pool.close()
  await server.stop()
})
beforeEach(() => server.forget())
// The first recording waits for the recogniser to be loaded, on a machine that may be busy.

const PLEASE = 'Please repeat the question.'
const flite = openFlite()
/** With a breath before and after, as everybody speaks. */
const speak = (text: string) =>
  record(oneAfterAnother(silence(0.5), flite.speak(spokenWording(text), 'rms'), silence(0.5)))
const nothing = () => record(silence(2))
const builtIn = soundswallowerSpeechIn({ pool })
const examine = examineIn(pool)
const provider = (settings: object = {}) =>
  openAiCompatibleSpeechIn({
    baseUrl: server.baseUrl,
    apiKey: server.key,
    model: 'an-ear',
    patience: PATIENCE,
    ...settings,
  })

async function toldToServer(text: string) {
  server.script({ type: 'text', text })
  return speak('Hello.')
}

speechInConformance('the fake', () => {
  const engine = fakeSpeechIn()
  const saying = async (text: string) => {
    engine.hears(text)
    return Uint8Array.of(1)
  }
  return { engine, rung: 'built-in', saying, silence: async () => new Uint8Array() }
})
speechInConformance('the built-in recogniser', () => ({
  engine: builtIn,
  rung: 'built-in',
  saying: speak,
  understands: 'please repeat the question',
  silence: nothing,
}))
speechInConformance('an OpenAI-compatible server', () => ({
  engine: provider(),
  rung: 'provider',
  saying: toldToServer,
  silence: () => toldToServer(' ... '),
}))
speechInConformance('fallbacks', () => ({
  engine: fallbackSpeechIn({ setUp: [provider()], builtIn, examine, now: () => 0 }),
  rung: 'provider',
  saying: toldToServer,
  silence: nothing,
}))

describe('the built-in recogniser', () => {
  it.each(['Yes.', 'Seven.', 'I do not know.', 'Repeat the question.', 'Please repeat the question.'])(
    'understands %j',
    async (text) => {
      const heard = await builtIn.hear({ bytes: await speak(text) })
      expect(heard.ok && heard.value.text).toBe(text.toLowerCase().slice(0, -1))
    },
  )

  it('says of a sentence that it understands short answers only', async () => {
    for (const sentence of [
      'We used interviews.',
      'The sample was one hundred and twenty teachers from nine schools.',
    ])
      expect(await builtIn.hear({ bytes: await speak(sentence) })).toMatchObject({
        problem: { code: 'no-short-answer', message: expect.stringContaining('type') },
      })
  })

  it('calls its transcript rough, and says how sure it is', async () => {
    const heard = await builtIn.hear({ bytes: await speak('Literature review.') })
    expect(heard).toMatchObject({ value: { text: 'literature review', trust: 'rough' } })
    expect(heard.ok && heard.value.sure).toBeGreaterThan(0.9)
  })

  it('is opened before the first answer', async () => {
    const run = vi.spyOn(pool, 'run')
    builtIn.prepare({ key: 'thesis', text: async () => '' })
    expect(run).toHaveBeenCalledWith('prepare', {}, { urgency: 'later' })
    run.mockRestore()
  })

  it('understands people as before after a recording of what is no sound', async () => {
    const sound = Float32Array.from(flite.speak(PLEASE, 'rms'), (sample) => sample / 32_768)
    const poison = sound.map((sample, i) => (i % 4_000 === 0 ? Number.NaN : sample))
    await builtIn.hear({ bytes: wav(poison, { bits: 32, float: true }) })
    const heard = await builtIn.hear({ bytes: await speak(PLEASE) })
    expect(heard.ok && heard.value.text).toContain('please repeat the question')
  })

  it('skips what is damaged all through, and fills no log with it', async () => {
    const log = vi.spyOn(process.stderr, 'write')
    // A packet that says it holds no frames.
    const bytes = await recordPackets(Uint8Array.of((11 << 3) | 3, 0), 500, 0.02)
    expect(await builtIn.hear({ bytes })).toMatchObject({ problem: { code: 'unclear' } })
    await setImmediate()
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('makes no words of a noise', async () => {
    expect(await builtIn.hear({ bytes: await record(noise(4, -30)) })).toMatchObject({
      problem: { code: expect.stringMatching(/unclear|no-short-answer/) },
    })
  })

  it.each([
    [
      'text renamed .webm',
      async () => new TextEncoder().encode('hello'.repeat(300)),
      'not-a-recording',
      'damaged',
    ],
    ['what it cannot decode', recordAac, 'unknown-code', 'use another browser'],
    ['ten minutes', () => recordLong(600), 'too-long', '60 seconds'],
  ] as const)('says clearly what is wrong with %s', async (_, bytes, code, words) => {
    expect(await builtIn.hear({ bytes: await bytes() })).toMatchObject({
      problem: { code, message: expect.stringContaining(words) },
    })
  })
})

describe('an OpenAI-compatible server that listens', () => {
  const vocabulary = {
    key: 'k',
    text: async () => 'Heteroscedasticity in Chipata. Chipata schools. The teachers of the schools.',
  }

  it('gets the recording under its true name, with the terms of the document', async () => {
    const bytes = await toldToServer('hello')
    await provider().hear({ bytes, vocabulary })
    const [asked] = server.asked
    expect(asked).toMatchObject({
      path: '/v1/audio/transcriptions',
      fields: { model: 'an-ear', language: 'en', prompt: 'Chipata, Heteroscedasticity' },
      file: { name: 'answer.webm', type: 'audio/webm' },
    })
    expect(asked!.file!.bytes).toEqual(bytes)
  })

  it('is asked even for what we cannot decode ourselves', async () => {
    server.script({ type: 'text', text: 'hello there' })
    const recogniser = fallbackSpeechIn({ setUp: [provider()], builtIn, examine, now: () => 0 })
    expect(await recogniser.hear({ bytes: await recordAac() })).toMatchObject({
      value: { text: 'hello there', rung: 'provider', trust: 'good' },
    })
  })

  it.each([
    ['it answers 500', { type: 'status', status: 500 }, 'engine-unavailable'],
    ['the key is wrong', { type: 'status', status: 401 }, 'engine-unavailable'],
    ['it has too much to do', { type: 'status', status: 429 }, 'busy'],
    ['it sends a page', { type: 'page' }, 'engine-unavailable'],
    ['the line is cut in the middle of its answer', { type: 'cut' }, 'engine-unavailable'],
    ['it never answers', { type: 'silence' }, 'engine-unavailable'],
    ['its answer is empty', { type: 'audio', bytes: new Uint8Array() }, 'engine-unavailable'],
    ['it says the same for ever', { type: 'text', text: 'thank you. '.repeat(500) }, 'engine-unavailable'],
  ] as const)('is a problem with a sentence when %s', async (_, answer, code) => {
    server.script(answer)
    // Only a server that never answers is given up: an answer may come late from a busy machine.
    const patience = answer.type === 'silence' ? 50 : undefined
    expect(await provider({ patience }).hear({ bytes: await speak('Hello.') })).toMatchObject({
      ok: false,
      problem: { code },
    })
  })

  it('may be left while the recording is still on its way, at any moment', async () => {
    const bytes = wav(new Float32Array(200_000))
    const drains = createServer(
      (request, response) => void request.resume().on('end', () => response.end('{"text":"hello"}')),
    )
    await once(drains.listen(0, '127.0.0.1'), 'listening')
    const baseUrl = `http://127.0.0.1:${(drains.address() as AddressInfo).port}/v1`
    for (let moment = 0; moment < 30; moment += 1) {
      const leaving = new AbortController()
      const heard = provider({ baseUrl }).hear({ bytes, signal: leaving.signal })
      for (let at = 0; at < moment; at += 1) await setImmediate()
      leaving.abort()
      const { ok } = await heard
      expect(ok && moment === 0).toBe(false)
    }
    drains.closeAllConnections()
    drains.close()
  })

  it('is hung up on when its answer does not end', async () => {
    const start = new TextEncoder().encode('{"text":"hello"')
    server.script({ type: 'flood', start })
    const heard = await provider().hear({ bytes: await speak('Hello.') })
    expect(heard).toMatchObject({ problem: { code: 'engine-unavailable' } })
    expect(server.flooded()).toBeLessThan(20 * 1024 * 1024)
  })

  it('is not sent what is no recording', async () => {
    expect(await provider().hear({ bytes: Uint8Array.of(1, 2, 3) })).toMatchObject({
      problem: { code: 'not-a-recording' },
    })
    expect(server.asked).toEqual([])
  })
})
