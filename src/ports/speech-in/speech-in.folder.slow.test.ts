import { appendFileSync, mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { noise, oneAfterAnother, record, silence, wav } from '../../../tests/speech/recordings.ts'
import { writeSomeModel, writeZipformer } from '../../../tests/speech/small-models.ts'
import { modelPool } from '../speech-engines/models/model-processes.ts'
import { modelsIn, type SpeechModels } from '../speech-engines/models/models-in-folder.ts'
import { speechInConformance } from './speech-in.conformance.ts'
import { fakeSpeechIn } from './speech-in.fake.ts'
import { fallbackSpeechIn } from './speech-in.fallback.ts'
import { folderSpeechIn } from './speech-in.folder.ts'

const root = mkdtempSync(join(tmpdir(), 'weekbe4-models-'))
const opened: { close(): void }[] = []
afterAll(() => {
  for (const one of opened.splice(0)) one.close()
  rmSync(root, { recursive: true, force: true })
})

const SAID = 'the sample was small in chipata'

function folderWith(sentence = SAID): { folder: string; recogniser: string } {
  mkdirSync(root, { recursive: true })
  const folder = mkdtempSync(join(root, 'models-'))
  const recogniser = join(folder, 'sherpa-onnx-zipformer-small')
  writeZipformer(recogniser, sentence)
  return { folder, recogniser }
}

function found(folder: string): SpeechModels {
  const models = modelsIn(folder)
  if ('missing' in models) throw new Error(models.missing)
  return models
}

function open(folder: string, options: { mostMemory?: number } = {}) {
  const trouble: string[] = []
  const models = found(folder)
  const processes: number[] = []
  const pool = modelPool(models, {
    onTrouble: (detail) => trouble.push(detail),
    onStart: (id) => processes.push(id!),
    ...options,
  })
  opened.push(pool)
  return { recogniser: folderSpeechIn({ pool, name: models.recogniser!.name }), pool, trouble, processes }
}

/** Speech detection accepts it; the text is up to the model. */
const speaking = async (seconds = 1) =>
  wav(
    Float32Array.from(
      oneAfterAnother(silence(1), noise(seconds, -20), silence(1)),
      (sample) => sample / 32_768,
    ),
  )

const shared = open(folderWith().folder).recogniser
speechInConformance('a recogniser in a folder', () => ({
  engine: shared,
  rung: 'folder',
  saying: () => speaking(),
  silence: () => record(silence(2)),
}))

describe('a recogniser in a folder', () => {
  it('is named as its folder is', () => {
    expect(shared.description).toEqual({ name: 'zipformer-small', builtIn: false })
  })

  it('hears an answer that is longer than it can hear at once', async () => {
    const heard = await open(folderWith('yes').folder).recogniser.hear({ bytes: await speaking(50) })
    expect(heard).toMatchObject({ value: { text: expect.stringMatching(/^yes( yes)+$/) } })
  })

  it('is told the words to expect, and takes the expected one of two that sound alike', async () => {
    const { recogniser } = open(folderWith('the teachers in cheaper|chipata').folder)
    const vocabulary = { key: 'thesis', text: async () => 'Chipata is a town. We went to Chipata.' }
    expect(await recogniser.hear({ bytes: await speaking() })).toMatchObject({
      value: { text: 'the teachers in cheaper' },
    })
    expect(await recogniser.hear({ bytes: await speaking(), vocabulary })).toMatchObject({
      value: { text: 'the teachers in Chipata' },
    })
  })

  it('refuses what is no recording, and goes on', async () => {
    const recogniser = shared
    expect(await recogniser.hear({ bytes: new TextEncoder().encode('no sound at all') })).toMatchObject({
      problem: { code: 'not-a-recording' },
    })
    expect(await recogniser.hear({ bytes: await speaking() })).toMatchObject({ ok: true })
  })

  it('is opened while a student gets ready', async () => {
    const { recogniser, pool } = open(folderWith().folder)
    recogniser.prepare({ key: 'thesis', text: async () => '' })
    expect(pool.state()).toMatchObject({ threads: 1, working: 1 })
  })
})

describe('a folder where something is wrong', () => {
  const unavailable = { ok: false, problem: { code: 'engine-unavailable' } }

  it.each([
    [
      'a file is broken',
      (recogniser: string) => writeFileSync(join(recogniser, 'encoder-epoch-1.onnx'), 'no weights'),
    ],
    [
      'a file ends in the middle',
      (recogniser: string) => writeFileSync(join(recogniser, 'joiner-epoch-1.onnx'), ''),
    ],
    [
      'the weights are of another kind',
      (recogniser: string) => {
        unlinkSync(join(recogniser, 'joiner-epoch-1.onnx'))
        writeFileSync(join(recogniser, 'tiny.en-tokens.txt'), 'x 0\n')
        for (const part of ['encoder', 'decoder']) writeSomeModel(join(recogniser, `tiny.en-${part}.onnx`))
      },
    ],
    [
      'the tokens are missing after the start',
      (recogniser: string) => unlinkSync(join(recogniser, 'tokens.txt')),
    ],
    [
      'the tokens are of another model',
      (recogniser: string) => writeFileSync(join(recogniser, 'tokens.txt'), ''),
    ],
  ])('answers that it cannot hear where %s, and the server goes on', async (_, spoil) => {
    const { folder, recogniser: place } = folderWith()
    const { recogniser } = open(folder)
    spoil(place)
    expect(await recogniser.hear({ bytes: await speaking() })).toMatchObject(unavailable)
  })

  it('says in the words of the engine what is broken', async () => {
    const { folder, recogniser: place } = folderWith()
    writeFileSync(join(place, 'encoder-epoch-1.onnx'), 'no weights')
    const { recogniser, trouble } = open(folder)
    await recogniser.hear({ bytes: await speaking() })
    expect(trouble[0]).toContain('encoder-epoch-1.onnx')
  })

  it('is answered by the built-in ear, and asked again for the next answer', async () => {
    const { folder, recogniser: place } = folderWith()
    const builtIn = fakeSpeechIn()
    writeFileSync(join(place, 'encoder-epoch-1.onnx'), 'no weights')
    const { recogniser } = open(folder)
    const examine = async () => ({
      ok: true as const,
      value: { seconds: 1, speechSeconds: 1, speechFrom: 0, speechUntil: 1 },
    })
    const fallbacks = fallbackSpeechIn({ setUp: [recogniser], builtIn, examine, now: () => 0 })
    expect(fallbacks.description.name).toBe('zipformer-small')
    builtIn.hears('yes')
    expect(await fallbacks.hear({ bytes: await speaking() })).toMatchObject({ value: { rung: 'built-in' } })
    writeZipformer(place, 'yes')
    expect(await fallbacks.hear({ bytes: await speaking() })).toMatchObject({
      value: { rung: 'folder', text: 'yes' },
    })
  })

  it('goes on with what was opened when its files are replaced', async () => {
    const { folder, recogniser: place } = folderWith('yes')
    const { recogniser } = open(folder)
    const hear = async () => recogniser.hear({ bytes: await speaking() })
    expect(await hear()).toMatchObject({ value: { text: 'yes' } })
    writeZipformer(place, 'no')
    expect(await hear()).toMatchObject({ value: { text: 'yes' } })
    writeFileSync(join(place, 'encoder-epoch-1.onnx'), 'no weights')
    expect(await hear()).toMatchObject({ value: { text: 'yes' } })
  })

  it('hears a recording of 48,000 samples a second in stereo', async () => {
    const { recogniser } = open(folderWith('yes').folder)
    const mono = oneAfterAnother(silence(1), noise(1, -20), silence(1))
    const both = Float32Array.from({ length: 3 * mono.length }, (_, i) => mono[Math.floor(i / 3)]! / 32_768)
    expect(await recogniser.hear({ bytes: wav(both, { rate: 48_000, channels: 2 }) })).toMatchObject({
      value: { text: 'yes' },
    })
  })

  it('is heard after all when its process is killed in the middle', async () => {
    const { recogniser, processes } = open(folderWith().folder)
    await recogniser.hear({ bytes: await speaking() })
    const heard = recogniser.hear({ bytes: await speaking(40) })
    process.kill(processes[0]!, 'SIGKILL')
    expect(await heard).toMatchObject({ ok: true, value: { rung: 'folder' } })
  })

  it('is ended when it takes more memory than its weights explain', async () => {
    const { recogniser, trouble } = open(folderWith().folder, { mostMemory: 1 })
    await recogniser.hear({ bytes: await speaking() })
    await expect.poll(() => trouble[0]).toContain('of memory')
  })
})

describe('what the setting may name', () => {
  it('is a folder that can be read', () => {
    expect(modelsIn(join(root, 'nowhere'))).toEqual({ missing: 'must be a folder that can be read' })
  })

  it('holds a recogniser or a voice', () => {
    const { folder, recogniser } = folderWith()
    unlinkSync(join(recogniser, 'tokens.txt'))
    appendFileSync(join(folder, 'notes.txt'), 'soon')
    expect(modelsIn(folder)).toEqual({
      missing: `must hold a recogniser or a voice that is known here; ${folder} holds neither`,
    })
  })

  it('has what runs its models beside them or in the product, or says how to install it', () => {
    const { folder } = folderWith()
    expect(modelsIn(folder, join(folder, 'nothing.js'))).toEqual({
      missing: `needs sherpa-onnx-node: npm install --prefix "${folder}" sherpa-onnx-node@1.13.8`,
    })
    expect(modelsIn(folder)).toHaveProperty('runner')
  })
})
