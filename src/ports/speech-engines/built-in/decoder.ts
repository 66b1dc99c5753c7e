/**
 * One decoder of PocketSphinx as WebAssembly, with the functions its package leaves out: word networks
 * built in memory, and scores.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import createModule, { type Decoder as Packaged, type SoundSwallowerModule } from 'soundswallower'
import { SAMPLE_RATE } from '../sample-rate.ts'

/** Examines every other hundredth of a second closely: a quarter less work, and as many words recognised. */
const LOOKS_AT_EVERY = 2

const NO_NOISE = 1e-40
/** Suffixes of alternative pronunciations: the dictionary has at most these for a word. */
const OTHER_WAYS = ['(2)', '(3)', '(4)']

type DecoderInternals = SoundSwallowerModule & {
  _fsg_model_init(name: number, logarithms: number, weight: number, states: number): number
  _fsg_model_word_add(network: number, word: number): number
  _fsg_model_trans_add(network: number, from: number, to: number, likely: number, word: number): void
  _fsg_model_null_trans_add(network: number, from: number, to: number, likely: number): number
  _fsg_set_states(network: number, first: number, last: number): void
  _logmath_log(logarithms: number, probability: number): number
  _decoder_logmath(decoder: number): number
  _decoder_set_fsg(decoder: number, network: number): number
  _decoder_lookup_word(decoder: number, word: number): number
  _decoder_add_word(decoder: number, word: number, sounds: number, setUpAnew: number): number
  _decoder_hyp(decoder: number, score: number): number
}
type WithHandle = Packaged & { cdecoder: number }

/** States from 0 on, with words or nothing on the transitions. */
export type Network = {
  states: number
  last: number
  words: readonly string[]
  steps: Iterable<{ from: number; to: number; likely: number; word?: number }>
}

export async function openModule(): Promise<DecoderInternals> {
  const folder = dirname(createRequire(import.meta.url).resolve('soundswallower'))
  return (await createModule({
    modelBase: `${join(folder, 'model')}/`,
    print() {},
    printErr() {},
  } as object)) as DecoderInternals
}

export async function openDecoder(module: DecoderInternals, { dictionary }: { dictionary: boolean }) {
  const packaged = new module.Decoder({ samprate: SAMPLE_RATE, ds: LOOKS_AT_EVERY }) as WithHandle
  if (!dictionary) {
    // The dictionary is most of a decoder's size: without it another one takes six megabytes.
    packaged.unset_config('dict')
    // Otherwise most of a long answer would count as noise around a short one.
    packaged.set_config('fillprob', NO_NOISE)
  }
  // Searching alternative pronunciations at every state is five sixths of the work of setting a network
  // up, so they are passed in.
  packaged.set_config('fsgusealtpron', 0)
  await packaged.initialize()
  const scoreAt = module._malloc(4)

  /** Its own `lookup_word` leaks its results: 40 kB for every document. */
  const soundsOf = (word: string): string | undefined =>
    withText(module, word, (at) => {
      const found = module._decoder_lookup_word(packaged.cdecoder, at)
      if (found === 0) return undefined
      const sounds = textAt(module, found)
      module._free(found)
      return sounds
    })

  /** A word itself, and as "word(2)". */
  const waysToSay = (word: string): string[] => {
    const known = [word]
    for (const way of OTHER_WAYS) {
      if (soundsOf(word + way) === undefined) break
      known.push(word + way)
    }
    return known
  }

  return {
    packaged,
    soundsOf,
    waysToSay,
    /** Words in no dictionary, with their pronunciation. They count from the next network on. */
    teach: (words: readonly (readonly [word: string, sounds: string])[]) => {
      for (const [word, sounds] of words) teachOne(module, packaged, word, sounds)
    },
    listenFor: (network: Network) => setNetwork(module, packaged, network, waysToSay),
    hear: (sound: Float32Array) => void packaged.process_audio(sound),
    /** The recognised text and how well the sound fits it: a sum over time, in logarithms. Nothing where nothing fits. */
    result(): { text: string; score: number } | undefined {
      const text = packaged.get_text()
      module._decoder_hyp(packaged.cdecoder, scoreAt)
      return text ? { text, score: module.HEAP32[scoreAt >> 2]! } : undefined
    },
  }
}

/** Its own `add_words` sets up the current network once more, for a network that is about to be replaced. */
function teachOne(module: DecoderInternals, decoder: WithHandle, word: string, sounds: string) {
  const place = withText(module, word, (spelt) =>
    withText(module, sounds, (said) => module._decoder_add_word(decoder.cdecoder, spelt, said, 0)),
  )
  if (place < 0) throw new Error('The recogniser did not take a word.')
}

function setNetwork(
  module: DecoderInternals,
  decoder: WithHandle,
  { states, last, words, steps }: Network,
  waysToSay: (word: string) => string[],
) {
  const logarithms = module._decoder_logmath(decoder.cdecoder)
  const weight = Number(decoder.get_config('lw'))
  const log = (probability: number) => Math.round(module._logmath_log(logarithms, probability) * weight)
  const network = withText(module, 'document', (name) =>
    module._fsg_model_init(name, logarithms, weight, states),
  )
  module._fsg_set_states(network, 0, last)
  const add = (word: string) => withText(module, word, (at) => module._fsg_model_word_add(network, at))
  const ids = words.map((word) => waysToSay(word).map(add))
  for (const { from, to, likely, word } of steps)
    if (word === undefined) module._fsg_model_null_trans_add(network, from, to, log(likely))
    else for (const id of ids[word]!) module._fsg_model_trans_add(network, from, to, log(likely), id)
  if (module._decoder_set_fsg(decoder.cdecoder, network) < 0)
    throw new Error('The recogniser did not take the words.')
}

function textAt({ HEAPU8 }: DecoderInternals, from: number): string {
  return new TextDecoder().decode(HEAPU8.subarray(from, HEAPU8.indexOf(0, from)))
}

function withText<Value>(module: DecoderInternals, text: string, use: (at: number) => Value): Value {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const at = module._malloc(bytes.length)
  module.HEAPU8.set(bytes, at)
  try {
    return use(at)
  } finally {
    module._free(at)
  }
}
