import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startModelServer } from '../../tests/model-server/model-server.ts'
import * as turn from '../../tests/model-server/script.ts'
import { record } from '../../tests/speech/recordings.ts'
import { writeVits, writeZipformer } from '../../tests/speech/small-models.ts'
import { startSpeechServer } from '../../tests/speech/speech-server.ts'
import { connectEngines, connectSpeech } from './engines.ts'
import { readEnv } from './env.ts'

const server = await startModelServer()
afterAll(() => server.stop())
beforeEach(() => server.forget())

const troubles: object[] = []
const log = { info: () => {}, error: () => {}, warn: (facts: object) => void troubles.push(facts) }
const connect = (settings: Record<string, string>) => connectEngines(readEnv(settings), log)
const request = { instructions: 'Be kind.', messages: [{ role: 'user' as const, text: 'What is a frame?' }] }

it('thinks with the built-in engine when nothing is set, and draws nothing', async () => {
  const { aiText, aiImage, stop } = await connect({})
  expect(aiText.description).toEqual({ name: 'Weekbe4’s own rules', builtIn: true })
  expect(await aiImage.draw({ prompt: 'A map' })).toMatchObject({ problem: { code: 'not-able' } })
  await stop()
})

it.each([
  [{ ANTHROPIC_API_KEY: 'k', AI_MODEL: 'big' }, 'big'],
  [{ GOOGLE_API_KEY: 'k', AI_MODEL: 'wide' }, 'wide'],
  [{ AI_API_KEY: 'k', AI_MODEL: 'hosted' }, 'hosted'],
  [{ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'local' }, 'local'],
])('thinks with the model that %j names', async (settings, name) => {
  const { aiText, stop } = await connect(settings)
  expect(aiText.description).toEqual({ name, builtIn: false })
  await stop()
})

it('asks the address it was given, the small model for small work, and the image model for pictures', async () => {
  const { aiText, aiImage, stop } = await connect({
    AI_BASE_URL: server.baseUrl('openai'),
    AI_API_KEY: server.key,
    AI_MODEL: 'main-model',
    AI_MODEL_SMALL: 'small-model',
    AI_IMAGE_MODEL: 'painter',
  })
  server.script(turn.says('A list.'), turn.says('A list.'), turn.breaksDown())
  await aiText.complete(request)
  await aiText.complete({ ...request, size: 'small' })
  await aiImage.draw({ prompt: 'A map' })
  expect(server.requests.map(({ model }) => model)).toEqual(['main-model', 'small-model', 'painter'])
  await stop()
})

it('lets the built-in engine answer for a model whose account is refused, and tells the log why', async () => {
  const { aiText, stop } = await connect({
    AI_BASE_URL: server.baseUrl('openai'),
    AI_API_KEY: 'the-wrong-key',
    AI_MODEL: 'main-model',
  })
  const answer = await aiText.complete(request)
  expect(answer).toMatchObject({
    value: {
      engine: { name: 'Weekbe4’s own rules', builtIn: true },
      standsInFor: { engine: { name: 'main-model' }, problem: { code: 'auth' } },
    },
  })
  expect(troubles.at(-1)).toMatchObject({ model: 'main-model', code: 'auth' })
  expect(aiText.description.builtIn).toBe(true)
  await stop()
})

it('listens and speaks with the built-in engines when nothing is set', async () => {
  const { speechIn, speechOut, stop } = await connectSpeech(readEnv({}))
  expect(speechIn.description).toEqual({ name: 'Built-in recogniser', builtIn: true })
  expect(speechOut.description).toEqual({ name: 'Built-in voice', builtIn: true })
  stop()
})

it('listens and speaks through the provider that is set, and with the built-in engines while it is away', async () => {
  const provider = await startSpeechServer()
  const { speechIn, speechOut, stop } = await connectSpeech(
    readEnv({
      AI_BASE_URL: provider.baseUrl,
      AI_API_KEY: provider.key,
      AI_STT_MODEL: 'the-ear',
      AI_TTS_MODEL: 'the-voice',
      AI_TTS_VOICE: 'thandiwe',
    }),
  )
  const bytes = await record(loud(2))
  provider.script(
    { type: 'text', text: 'late booking' },
    { type: 'audio', bytes: Uint8Array.of(0xff, 0xfb, 1, 2) },
    { type: 'status', status: 500 },
  )
  expect(await speechIn.hear({ bytes })).toMatchObject({
    value: { text: 'late booking', rung: 'provider' },
  })
  const request = { text: 'Why late?', persona: 'companion' } as const
  expect(await speechOut.speak(request)).toMatchObject({ value: { engine: { name: 'the-voice' } } })
  expect(await speechOut.speak(request)).toMatchObject({ value: { engine: { name: 'Built-in voice' } } })
  expect(provider.asked.map(({ fields }) => fields.model)).toEqual(['the-ear', 'the-voice', 'the-voice'])
  expect(provider.asked[1]?.fields.voice).toBe('thandiwe')
  stop()
  await provider.stop()
})

it('thinks at one server and listens and speaks at another, each with its own key', async () => {
  const provider = await startSpeechServer()
  const settings = {
    AI_BASE_URL: server.baseUrl('openai'),
    AI_API_KEY: server.key,
    AI_MODEL: 'main-model',
    AI_STT_MODEL: 'the-ear',
    AI_STT_BASE_URL: provider.baseUrl,
    AI_STT_API_KEY: provider.key,
    AI_TTS_MODEL: 'the-voice',
    AI_TTS_BASE_URL: provider.baseUrl,
    AI_TTS_API_KEY: provider.key,
  }
  const { aiText, stop } = await connect(settings)
  const speech = await connectSpeech(readEnv(settings))
  server.script(turn.says('A list.'))
  provider.script(
    { type: 'text', text: 'late booking' },
    { type: 'audio', bytes: Uint8Array.of(0xff, 0xfb, 1, 2) },
  )
  expect(await aiText.complete(request)).toMatchObject({ value: { engine: { name: 'main-model' } } })
  expect(await speech.speechIn.hear({ bytes: await record(loud(2)) })).toMatchObject({
    value: { rung: 'provider' },
  })
  expect(await speech.speechOut.speak({ text: 'Why late?', persona: 'companion' })).toMatchObject({
    value: { engine: { name: 'the-voice' } },
  })
  expect(server.requests.map(({ model }) => model)).toEqual(['main-model'])
  expect(provider.asked.map(({ fields }) => fields.model)).toEqual(['the-ear', 'the-voice'])
  speech.stop()
  await stop()
  await provider.stop()
})

describe('with models in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-speech-'))
  writeZipformer(join(folder, 'sherpa-onnx-zipformer-small'), 'late booking')
  writeVits(join(folder, 'vits-humming'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('listens and speaks with them, and starts nothing before somebody does', async () => {
    const { speechIn, speechOut, stop } = await connectSpeech(readEnv({ SPEECH_MODELS: folder }))
    expect(speechIn.description).toEqual({ name: 'zipformer-small', builtIn: false })
    expect(speechOut.description).toEqual({ name: 'vits-humming', builtIn: false })
    expect(await speechIn.hear({ bytes: await record(loud(2)) })).toMatchObject({
      value: { text: 'late booking', rung: 'folder' },
    })
    expect(await speechOut.speak({ text: 'Why late?', persona: 'companion' })).toMatchObject({
      value: { engine: { name: 'vits-humming' } },
    })
    stop()
  })

  it('finds those that were added to DATA_DIR, with no setting', async () => {
    const data = mkdtempSync(join(tmpdir(), 'weekbe4-data-'))
    const none = await connectSpeech(readEnv({ DATA_DIR: data }))
    expect(none.speechIn.description.builtIn).toBe(true)
    expect(none.modelsLine).toBe(
      'none; "npm run models -- add whisper-base.en piper-joe" fetches a better ear and a natural voice, 231 MB',
    )
    writeZipformer(join(data, 'models', 'zipformer-small'), 'late booking')
    // Half of another one is no model yet.
    mkdirSync(join(data, 'models', '.unfinished', 'piper-joe'), { recursive: true })
    const { speechIn, speechOut, modelsLine, stop } = await connectSpeech(readEnv({ DATA_DIR: data }))
    expect(speechIn.description.name).toBe('zipformer-small')
    expect(speechOut.description.builtIn).toBe(true)
    expect(modelsLine).toBe(
      `zipformer-small in ${join(data, 'models')}; "npm run models -- add piper-joe" fetches a natural voice, 71 MB`,
    )
    stop()
    none.stop()
    rmSync(data, { recursive: true })
  })

  it('starts with its own engines where DATA_DIR holds something else, and says so', async () => {
    const data = mkdtempSync(join(tmpdir(), 'weekbe4-data-'))
    mkdirSync(join(data, 'models', 'holiday'), { recursive: true })
    const { speechIn, modelsLine, stop } = await connectSpeech(readEnv({ DATA_DIR: data }))
    expect(speechIn.description.builtIn).toBe(true)
    expect(modelsLine).toMatch(/^not used: .*models must hold a recogniser or a voice that is known here/)
    stop()
    rmSync(data, { recursive: true })
  })

  it('asks the provider first, and them while it is away', async () => {
    const provider = await startSpeechServer()
    const { speechIn, speechOut, stop } = await connectSpeech(
      readEnv({
        AI_BASE_URL: provider.baseUrl,
        AI_API_KEY: provider.key,
        AI_STT_MODEL: 'the-ear',
        AI_TTS_MODEL: 'the-voice',
        SPEECH_MODELS: folder,
      }),
    )
    expect(speechIn.description.name).toBe('the-ear')
    provider.script({ type: 'status', status: 500 }, { type: 'status', status: 500 })
    expect(await speechIn.hear({ bytes: await record(loud(2)) })).toMatchObject({ value: { rung: 'folder' } })
    expect(await speechOut.speak({ text: 'Why late?', persona: 'companion' })).toMatchObject({
      value: { engine: { name: 'vits-humming' } },
    })
    stop()
    await provider.stop()
  })

  it.each([
    ['is not there', join(folder, 'nowhere'), 'The setting SPEECH_MODELS must be a folder that can be read.'],
    [
      'holds no models',
      mkdtempSync(join(tmpdir(), 'weekbe4-empty-')),
      /^The setting SPEECH_MODELS must hold a recogniser or a voice/,
    ],
  ])('does not start where the folder %s', async (_, place, sentence) => {
    await expect(connectSpeech(readEnv({ SPEECH_MODELS: place }))).rejects.toThrow(sentence)
  })
})

/** Loud and constantly changing, like a voice. */
const loud = (long: number) =>
  Int16Array.from(
    { length: long * 16_000 },
    (_, i) => 9_000 * Math.sin(i / 12) * (0.5 + 0.5 * Math.sin(i / 900)),
  )
