/**
 * The models that `npm run models` can fetch, each from its public address. A checksum stands here only for a file that was
 * held in hand; every other file is fetched once, and what came is what later checks compare with.
 */

export type ListedFile = {
  from: string
  /** The name in the model's folder; an archive is unpacked there instead. */
  to: string
  bytes?: number
  sha256?: string
  /** For an archive: how many of its own folders are left away. */
  unpack?: 0 | 1
}

export type ListedModel = {
  name: string
  use: 'ear' | 'voice'
  language: string
  licence: string
  /** What it is good for, in the list. */
  worth: string
  /** To fetch. */
  megabytes: number
  /** In its process while it works. */
  memory: { megabytes: number; measured: boolean }
  /** Piper's own form lacks what the runtime library reads beside the weights. */
  form?: 'piper'
  files: readonly ListedFile[]
}

const HUB = 'https://huggingface.co'
const ARCHIVES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models'
const PIPER_VOICES = `${HUB}/rhasspy/piper-voices/resolve/v1.0.0`
const SOUNDS_OF_WORDS: ListedFile = { from: `${ARCHIVES}/espeak-ng-data.tar.bz2`, to: '', unpack: 0 }

const fromHub = (repository: string, names: readonly string[]): ListedFile[] =>
  names.map((to) => ({ from: `${HUB}/csukuangfj/${repository}/resolve/main/${to}`, to }))

const whisperFiles = (size: string): ListedFile[] =>
  fromHub(`sherpa-onnx-whisper-${size}`, [
    `${size}-encoder.int8.onnx`,
    `${size}-decoder.int8.onnx`,
    `${size}-tokens.txt`,
  ])

const WHISPER = { use: 'ear', licence: 'MIT (OpenAI)' } as const

export const LISTED_MODELS: readonly ListedModel[] = [
  {
    ...WHISPER,
    name: 'whisper-tiny.en',
    language: 'English',
    worth: 'the smallest machine',
    megabytes: 103,
    memory: { megabytes: 320, measured: true },
    files: whisperFiles('tiny.en'),
  },
  {
    ...WHISPER,
    name: 'whisper-base.en',
    language: 'English',
    worth: 'a good first choice',
    megabytes: 160,
    memory: { megabytes: 435, measured: false },
    files: whisperFiles('base.en'),
  },
  {
    ...WHISPER,
    name: 'whisper-base',
    language: 'many languages, heard as English',
    worth: 'where students mix languages',
    megabytes: 160,
    memory: { megabytes: 435, measured: true },
    files: whisperFiles('base'),
  },
  {
    ...WHISPER,
    name: 'whisper-small.en',
    language: 'English',
    worth: 'larger, for four cores or more; not tried here',
    megabytes: 375,
    memory: { megabytes: 1_000, measured: false },
    files: whisperFiles('small.en'),
  },
  {
    name: 'moonshine-base-en',
    use: 'ear',
    language: 'English',
    licence: 'MIT (Moonshine AI)',
    worth: 'the fewest wrong words of those tried, accents too; more memory',
    megabytes: 141,
    memory: { megabytes: 1_000, measured: false },
    files: ['encoder_model.ort', 'decoder_model_merged.ort', 'tokens.txt'].map((to) => ({
      from: `${HUB}/csukuangfj2/sherpa-onnx-moonshine-base-en-quantized-2026-02-27/resolve/main/${to}`,
      to,
    })),
  },
  {
    name: 'piper-joe',
    use: 'voice',
    language: 'English (United States)',
    licence: 'CC0 (recordings); GPL-3.0 (espeak-ng-data)',
    worth: 'a man; the quickest kind of voice',
    megabytes: 71,
    memory: { megabytes: 255, measured: true },
    form: 'piper',
    files: [
      {
        from: `${PIPER_VOICES}/en/en_US/joe/medium/en_US-joe-medium.onnx`,
        to: 'en_US-joe-medium.onnx',
        bytes: 63_201_294,
        sha256: '58afce0321b8d9c46d7cdf9c16500cc55a793b4220212dba6b70fb788b3baf06',
      },
      {
        from: `${PIPER_VOICES}/en/en_US/joe/medium/en_US-joe-medium.onnx.json`,
        to: 'en_US-joe-medium.onnx.json',
        bytes: 4_794,
        sha256: '3d6d5410b3795cb1950595247ef8f06190719e6fdbfa3a2356d8ec368e1aad33',
      },
      SOUNDS_OF_WORDS,
    ],
  },
  {
    name: 'piper-cori',
    use: 'voice',
    language: 'English (Britain)',
    licence: 'public domain (recordings); GPL-3.0 (espeak-ng-data)',
    worth: 'a woman; beside another voice the examiners are told apart',
    megabytes: 72,
    memory: { megabytes: 255, measured: false },
    form: 'piper',
    files: [
      {
        from: `${PIPER_VOICES}/en/en_GB/cori/medium/en_GB-cori-medium.onnx`,
        to: 'en_GB-cori-medium.onnx',
      },
      {
        from: `${PIPER_VOICES}/en/en_GB/cori/medium/en_GB-cori-medium.onnx.json`,
        to: 'en_GB-cori-medium.onnx.json',
      },
      SOUNDS_OF_WORDS,
    ],
  },
  {
    name: 'kokoro-en',
    use: 'voice',
    language: 'English',
    licence: 'Apache-2.0; GPL-3.0 (espeak-ng-data)',
    worth: 'eleven people in one model, the most natural; four cores or more',
    megabytes: 103,
    memory: { megabytes: 350, measured: true },
    files: [{ from: `${ARCHIVES}/kokoro-int8-en-v0_19.tar.bz2`, to: '', unpack: 1 }],
  },
]

export const listedModel = (name: string): ListedModel | undefined =>
  LISTED_MODELS.find((model) => model.name === name)

/** What is proposed to a machine with nothing. */
export const FIRST_MODELS = ['whisper-base.en', 'piper-joe'] as const
