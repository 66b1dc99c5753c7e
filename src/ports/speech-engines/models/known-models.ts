/**
 * Models are recognised by the names of their files, as the archives of sherpa-onnx lay them out. Nothing
 * is opened here; whether a model is what its name says shows when it is loaded.
 */

/** File names relative to the folder they were found in. */
export type RecogniserFiles =
  | { kind: 'whisper'; encoder: string; decoder: string; tokens: string }
  | { kind: 'moonshine'; encoder: string; mergedDecoder: string; tokens: string }
  | { kind: 'zipformer'; encoder: string; decoder: string; joiner: string; tokens: string }

export type VoiceFiles =
  | { kind: 'piper'; model: string; tokens: string; dataDir: string }
  | { kind: 'kokoro'; model: string; voices: string; tokens: string; dataDir: string; lexicon?: string }
  | { kind: 'vits'; model: string; tokens: string; lexicon: string }

const SOUNDS_OF_WORDS = 'espeak-ng-data'
const ENGLISH_WORDS = ['lexicon-us-en.txt', 'lexicon-gb-en.txt']

/** Of two sizes of a model the small one: it recognises as well, in half the memory. */
const oneOf = (names: readonly string[], pattern: RegExp): string | undefined => {
  const all = names.filter((name) => pattern.test(name)).sort()
  return all.find((name) => name.includes('.int8.')) ?? all[0]
}

export function recogniserIn(names: readonly string[]): RecogniserFiles | undefined {
  const tokens = names.find((name) => name === 'tokens.txt')
  const encode = oneOf(names, /^encoder_model\.ort$/)
  const mergedDecoder = oneOf(names, /^decoder_model_merged\.ort$/)
  if (encode && mergedDecoder && tokens) return { kind: 'moonshine', encoder: encode, mergedDecoder, tokens }

  const joiner = oneOf(names, /^joiner.*\.onnx$/)
  const encoder = oneOf(names, /^encoder.*\.onnx$/)
  const decoder = oneOf(names, /^decoder.*\.onnx$/)
  if (joiner && encoder && decoder && tokens) return { kind: 'zipformer', encoder, decoder, joiner, tokens }

  const size = names.map((name) => /^(.+)-tokens\.txt$/.exec(name)?.[1]).find((found) => found !== undefined)
  const part = (what: string) =>
    oneOf(
      names.filter((name) => name.startsWith(`${size}-${what}`)),
      /\.onnx$/,
    )
  const [listens, writes] = [part('encoder'), part('decoder')]
  if (size && listens && writes)
    return { kind: 'whisper', encoder: listens, decoder: writes, tokens: `${size}-tokens.txt` }
  return undefined
}

export function voiceIn(names: readonly string[]): VoiceFiles | undefined {
  const has = (name: string) => names.includes(name)
  const model = oneOf(names, /\.onnx$/)
  if (!model || !has('tokens.txt')) return undefined
  const common = { model, tokens: 'tokens.txt' }
  if (has('voices.bin') && has(SOUNDS_OF_WORDS)) {
    const lexicon = ENGLISH_WORDS.find(has)
    return {
      ...common,
      kind: 'kokoro',
      voices: 'voices.bin',
      dataDir: SOUNDS_OF_WORDS,
      ...(lexicon && { lexicon }),
    }
  }
  if (has(SOUNDS_OF_WORDS)) return { ...common, kind: 'piper', dataDir: SOUNDS_OF_WORDS }
  if (has('lexicon.txt')) return { ...common, kind: 'vits', lexicon: 'lexicon.txt' }
  return undefined
}
