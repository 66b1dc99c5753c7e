import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeVits } from '../../../tests/speech/small-models.ts'
import { decodeRecording } from '../speech-engines/decode/decode-recording.ts'
import { modelPool } from '../speech-engines/models/model-processes.ts'
import { modelsIn } from '../speech-engines/models/models-in-folder.ts'
import { speechOutConformance } from './speech-out.conformance.ts'
import { fakeSpeechOut } from './speech-out.fake.ts'
import { fallbackSpeechOut } from './speech-out.fallback.ts'
import { folderSpeechOut, speakersOf } from './speech-out.folder.ts'
import { audioKind } from './speech-out.openai-compatible.ts'

const opened: (() => void)[] = []
afterAll(() => {
  for (const close of opened) close()
})

function open(voices: Record<string, number> = { 'vits-humming': 0 }, spoil = (_folder: string) => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-voices-'))
  for (const [name, speakers] of Object.entries(voices)) writeVits(join(folder, name), { speakers })
  const models = modelsIn(folder)
  if ('missing' in models) throw new Error(models.missing)
  for (const { folder } of models.voices) spoil(folder)
  const pool = modelPool(models)
  opened.push(() => {
    pool.close()
    rmSync(folder, { recursive: true })
  })
  return folderSpeechOut({ pool, voices: models.voices })
}

const shared = open()
speechOutConformance('a voice in a folder', () => shared)

describe('a voice in a folder', () => {
  it('speaks at our rate, whatever its own', async () => {
    const spoken = await shared.speak({ text: 'Why this method?', persona: 'examiner', format: 'opus' })
    if (!spoken.ok) throw new Error(spoken.problem.message)
    expect(audioKind(spoken.value.bytes)).toBe('audio/ogg')
    const decoded = await decodeRecording(spoken.value.bytes)
    // Sixteen letters and spaces of a twentieth of a second each.
    expect('sound' in decoded && decoded.sound.length / 16_000).toBeCloseTo(spoken.value.seconds!, 1)
    expect(spoken.value.seconds).toBeGreaterThan(0.6)
    expect(spoken.value.seconds).toBeLessThan(1)
  })

  it('is asked with a speaker it has', async () => {
    const spoken = await open({ many: 2 }).speak({ text: 'Hello.', persona: 'companion' })
    expect(spoken).toMatchObject({ ok: true })
  })

  it.each([
    ['its weights are broken', (folder: string) => writeFileSync(join(folder, 'voice.onnx'), 'no weights')],
    ['its tokens are missing', (folder: string) => unlinkSync(join(folder, 'tokens.txt'))],
  ])('leaves it to the built-in voice where %s', async (_, spoil) => {
    const first = open({ 'vits-humming': 0 }, spoil)
    const fallbacks = fallbackSpeechOut({ first, second: fakeSpeechOut({ builtIn: true }), now: () => 0 })
    expect(await fallbacks.speak({ text: 'Hello.', persona: 'examiner' })).toMatchObject({
      value: { engine: { builtIn: true } },
    })
    expect(fallbacks.description.builtIn).toBe(true)
  })
})

describe('who speaks for whom', () => {
  const piper = (name: string) => ({
    folder: name,
    name,
    bytes: 1,
    files: { kind: 'piper', model: 'm.onnx', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' } as const,
  })

  it('is one voice each, as far as there are as many', () => {
    const { examiner, consultant, companion } = speakersOf([piper('a'), piper('b')])
    expect([examiner.folder, consultant.folder, companion.folder]).toEqual(['a', 'b', 'a'])
  })

  it('is chosen by the name of the folder', () => {
    const { examiner, consultant } = speakersOf([piper('amy'), piper('examiner-alan')])
    expect([examiner.folder, consultant.folder]).toEqual(['examiner-alan', 'amy'])
  })
})
