import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { startSpeechServer } from '../../../tests/speech/speech-server.ts'
import { decodeRecording } from '../speech-engines/decode/decode-recording.ts'
import { engineThreads } from '../speech-engines/engine-threads.ts'
import { speechOutConformance } from './speech-out.conformance.ts'
import { fakeSpeechOut } from './speech-out.fake.ts'
import { fallbackSpeechOut } from './speech-out.fallback.ts'
import { fliteSpeechOut } from './speech-out.flite.ts'
import { audioKind, openAiCompatibleSpeechOut } from './speech-out.openai-compatible.ts'

const server = await startSpeechServer()
const pool = engineThreads({ threads: 1 })
afterAll(async () => {
  pool.close()
  await server.stop()
})
beforeEach(() => server.forget())
// The first sentence waits for the voice to be loaded, on a machine that may be busy.

const mp3 = Uint8Array.of(0xff, 0xfb, 0x90, 0x00)
const provider = (settings: object = {}) =>
  openAiCompatibleSpeechOut({
    baseUrl: server.baseUrl,
    apiKey: server.key,
    model: 'a-voice',
    patience: PATIENCE,
    ...settings,
  })
const speaking = () => {
  server.script({ type: 'audio', bytes: mp3 })
  return provider()
}

speechOutConformance('the fake', () => fakeSpeechOut())
speechOutConformance('the built-in voice', () => fliteSpeechOut({ pool }))
speechOutConformance('an OpenAI-compatible server', speaking)
speechOutConformance('fallbacks', () =>
  fallbackSpeechOut({ first: speaking(), second: fakeSpeechOut(), now: () => 0 }),
)

describe('the built-in voice', () => {
  const voice = fliteSpeechOut({ pool })

  it('speaks MP3 of 32 kbit/s, four kilobytes to the second', async () => {
    const spoken = await voice.speak({ text: 'The sample was small.', persona: 'examiner' })
    if (!spoken.ok) throw new Error(spoken.problem.message)
    const { bytes, seconds = 0 } = spoken.value
    expect(audioKind(bytes)).toBe('audio/mpeg')
    expect(seconds).toBeGreaterThan(1)
    // A frame of silence at either end is added.
    expect(bytes.length / (seconds + 0.1)).toBeLessThan(4_200)
  })

  it('speaks Opus on request, in half the bytes, and it decodes', async () => {
    const text = 'The sample was one hundred and twenty teachers.'
    const [small, large] = await Promise.all([
      voice.speak({ text, persona: 'examiner', format: 'opus' }),
      voice.speak({ text, persona: 'examiner' }),
    ])
    if (!small.ok || !large.ok) throw new Error('no audio')
    expect(small.value.mediaType).toBe('audio/ogg')
    expect(small.value.bytes.length).toBeLessThan(0.6 * large.value.bytes.length)
    const decoded = await decodeRecording(small.value.bytes)
    expect('sound' in decoded && decoded.sound.length / 16_000).toBeCloseTo(small.value.seconds!, 1)
  })

  it('does not read out for half an hour what is short only in figures', async () => {
    const text = 'K1,'.repeat(1_900)
    expect(await voice.speak({ text, persona: 'examiner' })).toMatchObject({
      problem: { code: 'too-long' },
    })
  })

  it('gives each persona a voice of its own', async () => {
    const lengths = await Promise.all(
      (['examiner', 'consultant', 'companion'] as const).map(async (persona) => {
        const spoken = await voice.speak({ text: 'Please tell me about your sample.', persona })
        return spoken.ok && spoken.value.bytes.length
      }),
    )
    expect(new Set(lengths).size).toBe(3)
  })
})

describe('an OpenAI-compatible server that speaks', () => {
  it('is asked in plain prose, for one sentence, with a voice of the persona', async () => {
    await speaking().speak({ text: '**Why** this method?', persona: 'consultant' })
    expect(server.asked).toMatchObject([
      {
        path: '/v1/audio/speech',
        fields: { model: 'a-voice', voice: 'nova', input: 'Why this method?', response_format: 'mp3' },
      },
    ])
  })

  it('uses the one voice of the settings for everybody', async () => {
    server.script({ type: 'audio', bytes: mp3 })
    await provider({ voice: 'amina' }).speak({ text: 'Hello.', persona: 'examiner' })
    expect(server.asked[0]!.fields.voice).toBe('amina')
  })

  it.each([
    ['it answers 500', { type: 'status', status: 500 }],
    ['the key is wrong', { type: 'status', status: 401 }],
    ['it sends a page', { type: 'page' }],
    ['the line is cut', { type: 'cut' }],
    ['it sends nothing', { type: 'audio', bytes: new Uint8Array() }],
    ['its sound does not end', { type: 'flood', start: mp3 }],
  ] as const)(
    'says in the words of the specification that nothing can be played when %s',
    async (_, answer) => {
      server.script(answer)
      expect(await provider().speak({ text: 'Hello.', persona: 'examiner' })).toMatchObject({
        problem: { code: 'engine-unavailable', message: 'Could not play AI response audio' },
      })
    },
  )

  it('is not asked to read out what is only for the eye', async () => {
    const spoken = await provider().speak({ text: '```\nconst a = 1\n```', persona: 'examiner' })
    expect(spoken).toMatchObject({ problem: { code: 'nothing-to-say' } })
    expect(server.asked).toEqual([])
  })

  it('does not wait for ever', async () => {
    server.script({ type: 'silence' })
    const spoken = await provider({ patience: 20 }).speak({ text: 'Hello.', persona: 'examiner' })
    expect(spoken).toMatchObject({ problem: { code: 'engine-unavailable' } })
  })

  it('hangs up when it is stopped', async () => {
    server.script({ type: 'silence' })
    const stop = new AbortController()
    const speaking = provider().speak({ text: 'Hello.', persona: 'examiner', signal: stop.signal })
    stop.abort()
    expect(await speaking).toMatchObject({ problem: { code: 'stopped' } })
  })
})

describe('voices with their fallbacks', () => {
  it('speaks with the built-in voice when the provider fails, and asks again after a minute', async () => {
    let now = 0
    const first = fakeSpeechOut({ name: 'provider' })
    const second = fakeSpeechOut({ name: 'built in', builtIn: true })
    const voice = fallbackSpeechOut({ first, second, now: () => now })
    const who = async () => {
      const spoken = await voice.speak({ text: 'Hello.', persona: 'examiner' })
      return spoken.ok && spoken.value.engine.name
    }
    first.break('engine-unavailable')
    expect(await who()).toBe('built in')
    expect(voice.description).toMatchObject({ builtIn: true })
    now = 59_999
    expect(await who()).toBe('built in')
    now = 60_000
    expect(await who()).toBe('provider')
    expect(voice.description).toMatchObject({ name: 'provider' })
  })

  it('does not speak with another voice what was stopped or cannot be said', async () => {
    const first = fakeSpeechOut()
    const second = fakeSpeechOut()
    first.break('stopped')
    const voice = fallbackSpeechOut({ first, second, now: () => 0 })
    expect(await voice.speak({ text: 'Hello.', persona: 'examiner' })).toMatchObject({ ok: false })
    expect(second.requests).toEqual([])
  })
})
