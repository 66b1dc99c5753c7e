/**
 * The recogniser of short answers: PocketSphinx as WebAssembly, one recording at a time. A recording is taken for the
 * answer that fits it best where that fits much better than any sequence of sounds without words.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import createModule, { type Decoder, type SoundSwallowerModule } from 'soundswallower'
import { resample } from '../decode/sound.ts'
import { SAMPLE_RATE } from '../sample-rate.ts'
import { longestToSay, SHORT_ANSWERS } from './short-answers.ts'

const FRAMES_A_SECOND = 100
/** A short answer is the whole of what was said, not a part of it. */
const LEAST_OF_SPEECH = 0.5
/** Examines every other hundredth of a second closely: a quarter less work, and as many words recognised. */
const LOOKS_AT_EVERY = 2
/** Otherwise most of a long answer would count as noise around a short one. */
const NO_NOISE = 1e-40
/**
 * The recogniser works best for men: speakers with a smaller vocal tract are recognised when slowed down by an eighth,
 * which also makes the sound deeper. The better of both hearings counts.
 */
const PACES = [1, 0.88]

/** The phones of English, as the recogniser's model names them. */
const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  )
const wordOf = (phone: string) => `~${phone.toLowerCase()}`

const grammarOf = (rule: string) => `#JSGF V1.0; grammar heard; public <heard> = ${rule};`
const ANSWERS = grammarOf(SHORT_ANSWERS.join(' | '))
/** Any phone after any other: an upper bound for how well speech can fit. */
const SOUNDS = grammarOf(`(${PHONES.map(wordOf).join(' | ')})*`)

/** What choosing one of all answers takes off its score: the same for each, so it would weigh on the shortest most. */
const TO_CHOOSE = 385

type Fit = { text: string; score: number; seconds: number }
export type ShortAnswer = {
  text: string
  /** How much better it fits than the best sequence of sounds, per hundredth of a second. */
  above: number
}
export type Recogniser = Awaited<ReturnType<typeof openRecogniser>>

export async function openRecogniser() {
  const folder = dirname(createRequire(import.meta.url).resolve('soundswallower'))
  const module = (await createModule({
    modelBase: `${join(folder, 'model')}/`,
    print() {},
    printErr() {},
  } as object)) as SoundSwallowerModule & { _decoder_hyp(decoder: number, score: number): number }
  const decoder = new module.Decoder({
    samprate: SAMPLE_RATE,
    ds: LOOKS_AT_EVERY,
    fillprob: NO_NOISE,
  }) as Decoder & { cdecoder: number }
  await decoder.initialize()
  const scoreAt = module._malloc(4)
  decoder.add_words(...PHONES.map((phone): [string, string] => [wordOf(phone), phone]))

  /** The score is a sum over time, in logarithms. Nothing where nothing fits. */
  function fitOf(grammar: string, sound: Float32Array): Fit | undefined {
    decoder.set_grammar(grammar)
    decoder.start()
    decoder.process_audio(sound)
    decoder.stop()
    const text = decoder.get_text()
    if (!text) return undefined
    module._decoder_hyp(decoder.cdecoder, scoreAt)
    const words = (decoder.get_alignment().w ?? []).filter(({ t }) => /^[a-z~]/.test(t))
    return {
      text,
      score: module.HEAP32[scoreAt >> 2]!,
      seconds: words.reduce((sum, { d }) => sum + d, 0),
    }
  }

  function hearAt(pace: number, sound: Float32Array, spokenSeconds: number): ShortAnswer[] {
    const paced = resample(sound, SAMPLE_RATE * pace)
    const answer = fitOf(ANSWERS, paced)
    const anything = answer && fitOf(SOUNDS, paced)
    if (!answer || !anything || answer.seconds <= 0) return []
    const isAllThatWasSaid =
      answer.seconds * pace >= LEAST_OF_SPEECH * spokenSeconds && spokenSeconds <= longestToSay(answer.text)
    // Silence fits both equally, however long it lasts.
    const above = (answer.score + TO_CHOOSE - anything.score) / (answer.seconds * FRAMES_A_SECOND)
    return isAllThatWasSaid ? [{ text: answer.text, above }] : []
  }

  return {
    hear: (sound: Float32Array, spokenSeconds: number): ShortAnswer | undefined =>
      PACES.flatMap((pace) => hearAt(pace, sound, spokenSeconds)).sort((a, b) => b.above - a.above)[0],
  }
}
