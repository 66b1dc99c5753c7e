/** The recogniser: PocketSphinx as WebAssembly. One utterance at a time, so one to a thread. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import createModule, { type Decoder, type Segment, type SoundSwallowerModule } from 'soundswallower'
import type { Grammar } from './grammar.ts'

export const SAMPLE_RATE = 16_000
/** Looks closely at every other hundredth of a second: a quarter less work, and as many words understood. */
const LOOKS_AT_EVERY = 2

export type Recognition = { text: string; words: { word: string; from: number; to: number }[] }

/** What the package's types leave out: a grammar can be built in memory, without a file. */
type Inside = SoundSwallowerModule & {
  _fsg_model_init(name: number, logarithms: number, weight: number, states: number): number
  _fsg_model_word_add(grammar: number, word: number): number
  _fsg_model_trans_add(grammar: number, from: number, to: number, likely: number, word: number): void
  _fsg_model_null_trans_add(grammar: number, from: number, to: number, likely: number): number
  _fsg_set_states(grammar: number, first: number, last: number): void
  _logmath_log(logarithms: number, probability: number): number
  _decoder_logmath(decoder: number): number
  _decoder_set_fsg(decoder: number, grammar: number): number
  _decoder_lookup_word(decoder: number, word: number): number
}
type WithHandle = Decoder & { cdecoder: number }

export type Recogniser = Awaited<ReturnType<typeof openRecogniser>>

export async function openRecogniser() {
  const folder = dirname(createRequire(import.meta.url).resolve('soundswallower'))
  const module = (await createModule({
    modelBase: `${join(folder, 'model')}/`,
    print() {},
    printErr() {},
  } as object)) as Inside
  const decoder = new module.Decoder({ samprate: SAMPLE_RATE, ds: LOOKS_AT_EVERY }) as WithHandle
  await decoder.initialize()
  let holds: string | undefined

  return {
    /** Its own `lookup_word` keeps what it finds for ever: 40 kB for every document it is asked about. */
    knows: (word: string) =>
      withText(module, word, (at) => {
        const sounds = module._decoder_lookup_word(decoder.cdecoder, at)
        if (sounds !== 0) module._free(sounds)
        return sounds !== 0
      }),
    /** Words that no dictionary has, with how they sound. */
    teach: (words: [word: string, sounds: string][]) => words.length > 0 && decoder.add_words(...words),
    listenFor(grammar: Grammar) {
      if (holds === grammar.key) return
      setGrammar(module, decoder, grammar)
      holds = grammar.key
    },
    start: () => decoder.start(),
    hear: (sound: Float32Array) => void decoder.process_audio(sound),
    soFar: () => decoder.get_text(),
    finish(): Recognition {
      decoder.stop()
      const text = decoder.get_text()
      const words = text ? wordsOf(decoder.get_alignment()) : []
      return { text, words }
    },
  }
}

const wordsOf = (whole: Segment) =>
  (whole.w ?? [])
    .filter(({ t }) => /^[a-z]/.test(t))
    .map(({ t, b, d }) => ({ word: t.replace(/\(\d+\)$/, ''), from: b, to: b + d }))

/**
 * State 0 is where anything may come; each word has a state of its own behind it, from which the
 * words that usually follow are reached, and state 0 again.
 */
function setGrammar(module: Inside, decoder: WithHandle, { words, alone, pairs, anything }: Grammar) {
  const logarithms = module._decoder_logmath(decoder.cdecoder)
  const weight = Number(decoder.get_config('lw'))
  const likely = (probability: number) => Math.round(module._logmath_log(logarithms, probability) * weight)
  const grammar = withText(module, 'document', (name) =>
    module._fsg_model_init(name, logarithms, weight, words.length + 1),
  )
  module._fsg_set_states(grammar, 0, 0)
  const after = (place: number) => place + 1
  const ids = words.map((word) => withText(module, word, (at) => module._fsg_model_word_add(grammar, at)))
  for (const [place, id] of ids.entries()) {
    module._fsg_model_trans_add(grammar, 0, after(place), likely(alone[place]!), id)
    module._fsg_model_null_trans_add(grammar, after(place), 0, likely(anything))
  }
  for (const [from, to, probability] of pairs)
    module._fsg_model_trans_add(grammar, after(from), after(to), likely(probability), ids[to]!)
  if (module._decoder_set_fsg(decoder.cdecoder, grammar) < 0)
    throw new Error('The recogniser did not take the grammar.')
}

function withText<Value>(module: Inside, text: string, use: (at: number) => Value): Value {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const at = module._malloc(bytes.length)
  module.HEAPU8.set(bytes, at)
  try {
    return use(at)
  } finally {
    module._free(at)
  }
}
