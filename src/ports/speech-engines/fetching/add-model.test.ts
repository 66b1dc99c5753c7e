import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeSomeModel } from '../../../../tests/speech/small-models.ts'
import { type AddOptions, addModel, type ModelSource } from './add-model.ts'
import { fakeFileHost } from './file-host.fake.ts'
import { changedFiles, keptModel, unfinishedIn } from './kept-models.ts'
import type { ListedModel } from './model-list.ts'

const below = mkdtempSync(join(tmpdir(), 'weekbe4-fetching-'))
afterAll(() => rmSync(below, { recursive: true }))

const ENCODER = Buffer.alloc(300_000, 'encoder ')
const TOKENS = Buffer.from('hello 1\n')
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const EAR: ListedModel = {
  name: 'small-ear',
  use: 'ear',
  language: 'English',
  licence: 'CC0',
  worth: 'a test',
  megabytes: 1,
  memory: { megabytes: 1, measured: false },
  files: [
    { from: 'https://hub.example/ear/encoder.onnx', to: 'encoder.onnx', sha256: sumOf(ENCODER) },
    { from: 'https://hub.example/ear/tokens.txt', to: 'tokens.txt' },
  ],
}

let models: string
let folder: string
let host: Awaited<ReturnType<typeof fakeFileHost>>
beforeEach(async () => {
  models = mkdtempSync(join(below, 'models-'))
  folder = join(models, 'small-ear')
  host = await fakeFileHost({ '/ear/encoder.onnx': ENCODER, '/ear/tokens.txt': TOKENS })
})
afterEach(() => host.stop())

const add = (options: AddOptions = {}, source: ModelSource = { mirror: host.url }, model = EAR) =>
  addModel(models, model, source, options)

async function refusal(...how: Parameters<typeof add>): Promise<string> {
  const added = await add(...how)
  expect(existsSync(folder) && keptModel(folder)).toBeFalsy()
  return added.ok ? 'it was added' : added.problem.message
}

describe('over the line', () => {
  it('comes once, with its checksums kept', async () => {
    expect(await add()).toEqual({ ok: true, value: 'added' })
    expect(readFileSync(join(folder, 'encoder.onnx'))).toEqual(ENCODER)
    expect(keptModel(folder)).toMatchObject({
      model: 'small-ear',
      listed: ['encoder.onnx'],
      files: { 'tokens.txt': { bytes: TOKENS.length, sha256: sumOf(TOKENS) } },
    })
    expect(unfinishedIn(models)).toEqual([])
    expect(await add()).toEqual({ ok: true, value: 'was there' })
    expect(host.asked).toHaveLength(2)
  })

  it('says how far it is', async () => {
    const told: [string, number, number | undefined][] = []
    await add({ onProgress: (...progress) => told.push(progress) })
    expect(told).toContainEqual(['encoder.onnx', ENCODER.length, ENCODER.length])
  })

  it('goes on where the line broke', async () => {
    host.stallsAfter = 100_000
    const onProgress = (_: string, have: number) => {
      if (have === 100_000 || have === 200_000) host.cut()
    }
    expect(await add({ onProgress })).toEqual({ ok: true, value: 'added' })
    expect(host.asked.slice(0, 3).map(({ range }) => range)).toEqual([
      undefined,
      'bytes=100000-',
      'bytes=200000-',
    ])
    expect(readFileSync(join(folder, 'encoder.onnx'))).toEqual(ENCODER)
  })

  it('leaves half a download for the next time, and never fetches what is whole', async () => {
    const model = { ...EAR, files: [...EAR.files].reverse() }
    await host.stop()
    host = await fakeFileHost({ '/ear/encoder.onnx': ENCODER, '/ear/tokens.txt': TOKENS })
    const files = host.files
    host.files = { '/ear/tokens.txt': TOKENS }
    expect(await refusal({}, undefined, model)).toMatch(/^encoder\.onnx is not at 127\.0\.0\.1:\d+ \(404\)/)
    expect(unfinishedIn(models)).toEqual(['small-ear'])
    host.files = files
    expect(await add({}, undefined, model)).toMatchObject({ ok: true })
    expect(host.asked.map(({ path, range }) => `${path} ${range}`)).toEqual([
      '/ear/tokens.txt undefined',
      '/ear/encoder.onnx undefined',
      `/ear/tokens.txt bytes=${TOKENS.length}-`,
      '/ear/encoder.onnx undefined',
    ])
  })

  it('keeps what has come where the line never lasts', async () => {
    host.breaks = 99
    mkdirSync(join(models, '.unfinished', 'small-ear'), { recursive: true })
    writeFileSync(join(models, '.unfinished', 'small-ear', 'encoder.onnx'), ENCODER.subarray(0, 200_000))
    expect(await refusal()).toMatch(/^127\.0\.0\.1:\d+ cannot be reached from this machine/)
    host.breaks = 0
    expect(await add()).toMatchObject({ ok: true })
    expect(host.asked.some(({ range }) => range === 'bytes=200000-')).toBe(true)
  })

  it('gives a silent line up', async () => {
    host.stallsAfter = 0
    expect(await refusal({ stalledAfter: 30 })).toMatch(/^The line to .* broke: .* encoder\.onnx are here\./)
  })

  it('never puts a file together from two versions', async () => {
    const unfinished = join(models, '.unfinished', 'small-ear')
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'encoder.onnx'), Buffer.alloc(100_000, 'older '))
    writeFileSync(join(unfinished, 'encoder.onnx.version'), '"0"')
    expect(await add()).toMatchObject({ ok: true })
    expect(host.asked[0]?.range).toBe('bytes=100000-')
    expect(readFileSync(join(folder, 'encoder.onnx'))).toEqual(ENCODER)
    expect(readdirSync(folder).sort()).toEqual(['encoder.onnx', 'fetched.json', 'tokens.txt'])
  })

  it('throws away what has another checksum', async () => {
    host.files['/ear/encoder.onnx'] = Buffer.from('a page that says: log in first')
    expect(await refusal()).toMatch(
      /^encoder\.onnx from .* is not what it should be: its SHA-256 is [0-9a-f]{12}… and not /,
    )
    expect(unfinishedIn(models)).toEqual([])
  })

  it('says that there is no line, and what helps', async () => {
    const source = { mirror: host.url }
    await host.stop()
    expect(await refusal({}, source)).toMatch(
      /cannot be reached from this machine \(ECONNREFUSED\)\. Name a mirror with --mirror or a proxy in HTTPS_PROXY, or .* with --from\.$/,
    )
  })
})

describe('the disk', () => {
  it('is asked for room first', async () => {
    expect(await refusal({ freeBytes: () => 12e6 })).toBe(
      'The disk has 12 MB free, and encoder.onnx needs 0.3 MB and some room beside it. Make room and run the same command again.',
    )
  })

  it.skipIf(!existsSync('/dev/full'))('may fill up meanwhile', async () => {
    const unfinished = join(models, '.unfinished', 'small-ear')
    mkdirSync(unfinished, { recursive: true })
    symlinkSync('/dev/full', join(unfinished, 'encoder.onnx'))
    expect(await refusal()).toBe(
      'The disk is full: encoder.onnx could not be written. Make room and run the same command again.',
    )
  })

  it('keeps the folder of somebody else', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'holiday.jpg'), 'sun')
    expect(await refusal()).toBe(
      `The folder ${folder} is there and was not made by this command. Move it away, or name it in SPEECH_MODELS and use it as it is.`,
    )
    expect(readdirSync(folder)).toEqual(['holiday.jpg'])
  })
})

describe('without a line', () => {
  let carried: string
  beforeEach(() => {
    carried = mkdtempSync(join(below, 'carried-'))
    mkdirSync(join(carried, 'whisper'))
    writeFileSync(join(carried, 'whisper', 'encoder.onnx'), ENCODER)
    writeFileSync(join(carried, 'tokens.txt'), TOKENS)
  })

  it('comes from a folder, also from one below', async () => {
    expect(await add({}, { folder: carried })).toMatchObject({ ok: true, value: 'added' })
    expect(host.asked).toEqual([])
    expect(readFileSync(join(folder, 'tokens.txt'))).toEqual(TOKENS)
  })

  it('is never put together from two models that are carried side by side', async () => {
    writeFileSync(join(carried, 'tokens.txt'), 'another 1\n')
    writeFileSync(join(carried, 'whisper', 'tokens.txt'), TOKENS)
    expect(await add({}, { folder: carried })).toMatchObject({ ok: true })
    expect(readFileSync(join(folder, 'tokens.txt'))).toEqual(TOKENS)
  })

  it('says what the folder lacks', async () => {
    rmSync(join(carried, 'tokens.txt'))
    expect(await refusal({}, { folder: carried })).toBe(
      `${carried} holds no tokens.txt. It is published at https://hub.example/ear/tokens.txt.`,
    )
    expect(await refusal({}, { folder: '/nowhere/at/all' })).toBe('There is no folder /nowhere/at/all.')
  })

  it('takes nothing with another checksum', async () => {
    writeFileSync(join(carried, 'whisper', 'encoder.onnx'), 'something else')
    expect(await refusal({}, { folder: carried })).toMatch(
      /is not what it should be: .* Nothing was taken from it\.$/,
    )
  })
})

const packsBzip2 = (() => {
  try {
    execFileSync('tar', ['-cjf', join(below, 'none.tar.bz2'), '-T', '/dev/null'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!packsBzip2)('an archive', () => {
  const VOICE: ListedModel = {
    ...EAR,
    name: 'small-voice',
    use: 'voice',
    files: [{ from: 'https://hub.example/voices/small-voice.tar.bz2', to: '', unpack: 1 }],
  }
  const archive = () => {
    const place = mkdtempSync(join(below, 'archive-'))
    mkdirSync(join(place, 'small-voice', 'data'), { recursive: true })
    writeFileSync(join(place, 'small-voice', 'model.onnx'), 'weights')
    writeFileSync(join(place, 'small-voice', 'data', 'en'), 'words')
    execFileSync('tar', ['-cjf', 'small-voice.tar.bz2', 'small-voice'], { cwd: place })
    return place
  }

  it('is unpacked, and every file of it is kept in mind', async () => {
    host.files['/voices/small-voice.tar.bz2'] = readFileSync(join(archive(), 'small-voice.tar.bz2'))
    expect(await add({}, undefined, VOICE)).toMatchObject({ ok: true })
    expect(Object.keys(keptModel(join(models, 'small-voice'))!.files)).toEqual(['data/en', 'model.onnx'])
  })

  it('may lie unpacked in the folder it is brought in', async () => {
    const place = archive()
    rmSync(join(place, 'small-voice.tar.bz2'))
    expect(await add({}, { folder: place }, VOICE)).toMatchObject({ ok: true })
    expect(readFileSync(join(models, 'small-voice', 'data', 'en'), 'utf8')).toBe('words')
  })

  it('that is none is told in a sentence', async () => {
    host.files['/voices/small-voice.tar.bz2'] = Buffer.from('not an archive')
    expect(await refusal({}, undefined, VOICE)).toMatch(/^small-voice\.tar\.bz2 cannot be unpacked/)
  })
})

it('a Piper voice gets what the runtime library reads beside the weights', async () => {
  const place = mkdtempSync(join(below, 'piper-'))
  writeSomeModel(join(place, 'joe.onnx'))
  const settings = {
    audio: { sample_rate: 22_050 },
    espeak: { voice: 'en-us' },
    num_speakers: 1,
    phoneme_id_map: { _: [0], ə: [59] },
  }
  writeFileSync(join(place, 'joe.onnx.json'), JSON.stringify(settings))
  const from = (to: string) => ({ from: `https://hub.example/${to}`, to })
  const voice: ListedModel = {
    ...EAR,
    name: 'joe',
    form: 'piper',
    files: [from('joe.onnx'), from('joe.onnx.json')],
  }
  expect(await add({}, { folder: place }, voice)).toMatchObject({ ok: true })
  expect(readFileSync(join(models, 'joe', 'tokens.txt'), 'utf8')).toBe('_ 0\nə 59\n')
  const written = readFileSync(join(models, 'joe', 'joe.onnx'), 'latin1')
  expect(written.startsWith(readFileSync(join(place, 'joe.onnx'), 'latin1'))).toBe(true)
  expect(written).toContain('sample_rate\x12\x0522050')
  expect(written).toContain('voice\x12\x05en-us')

  rmSync(join(models, 'joe'), { recursive: true })
  writeFileSync(join(place, 'joe.onnx.json'), '{}')
  expect(await refusal({}, { folder: place }, voice)).toMatch(
    /^joe\.onnx\.json is not the settings of a Piper voice/,
  )
})

it('what changed since it came is named', async () => {
  await add()
  const kept = keptModel(folder)!
  expect(await changedFiles(folder, kept)).toEqual([])
  writeFileSync(join(folder, 'encoder.onnx'), Buffer.alloc(300_000, 'another '))
  rmSync(join(folder, 'tokens.txt'))
  expect(await changedFiles(folder, kept)).toEqual([
    'encoder.onnx is not as it came',
    'tokens.txt is missing',
  ])
})
