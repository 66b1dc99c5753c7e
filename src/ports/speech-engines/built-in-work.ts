/** Each kind of work, done with the engines of this thread. */
import { joinSamples } from '#kit/join-arrays.ts'
import type { HeardRecording, HearingOptions } from './built-in/hearing.ts'
import type { Recogniser } from './built-in/recogniser.ts'
import type { SpeechFound } from './decode/speech-in-sound.ts'
import type { LazyEngines } from './lazy-engines.ts'
import { SAMPLE_RATE } from './sample-rate.ts'
import { type BuiltInWork, Cancelled } from './work.ts'

/** Around the speech there is nothing to hear, but a word may fade in or out. */
const FADE_SECONDS = 0.3
const SHORTEST_SPEECH_SECONDS = 0.3
const SENTENCE_PAUSE = 3_200

/** Between two steps of a job: lets the thread receive a cancellation. */
type GoOn = () => Promise<void>

type Does = {
  [K in keyof BuiltInWork]: (input: BuiltInWork[K]['input'], goOn: GoOn) => Promise<BuiltInWork[K]['output']>
}

const decode = async (bytes: Uint8Array) =>
  (await import('./decode/decode-recording.ts')).decodeRecording(bytes)
const speechIn = async (sound: Float32Array) =>
  (await import('./decode/speech-in-sound.ts')).findSpeech(sound)

const aroundSpeech = (sound: Float32Array, { speechFrom, speechUntil }: SpeechFound): Float32Array =>
  sound.subarray(
    Math.max(0, Math.floor((speechFrom - FADE_SECONDS) * SAMPLE_RATE)),
    Math.ceil((speechUntil + FADE_SECONDS) * SAMPLE_RATE),
  )

async function listen(
  recogniser: Recogniser,
  sound: Float32Array,
  how: HearingOptions,
  goOn: GoOn,
): Promise<HeardRecording> {
  const steps = recogniser.hear(sound, how)
  try {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      await goOn()
    }
  } catch (error) {
    // Abort the hearing in progress.
    if (error instanceof Cancelled) steps.return({ pace: how.pace, text: '', words: [] })
    throw error
  }
}

export const builtInWork = (engines: LazyEngines): Does => ({
  async say({ sentences, voice, format }, goOn) {
    const flite = await engines.openFlite()
    const parts: Int16Array[] = []
    for (const sentence of sentences) {
      if (parts.length > 0) parts.push(new Int16Array(SENTENCE_PAUSE))
      parts.push(flite.speak(sentence, voice))
      await goOn()
    }
    const samples = joinSamples(parts)
    const bytes =
      format === 'opus'
        ? await (await import('./audio/opus.ts')).encodeOpus(samples)
        : (await engines.openMp3())(samples)
    return { bytes, seconds: samples.length / SAMPLE_RATE }
  },

  async examine({ bytes }) {
    const decoded = await decode(bytes)
    return 'problem' in decoded ? decoded : speechIn(decoded.sound)
  },

  async learn({ text, key, choices }) {
    return (await import('./built-in/grammar.ts')).grammarFrom(text, key, choices)
  },

  async prepare({ grammar }) {
    await engines.recogniserFor(grammar)
    return true
  },

  async hear({ bytes, grammar, pace }, goOn) {
    const decoded = await decode(bytes)
    if ('problem' in decoded) return decoded
    const speech = await speechIn(decoded.sound)
    if (speech.speechSeconds < SHORTEST_SPEECH_SECONDS) return { problem: 'unclear' }
    const recogniser = await engines.recogniserFor(grammar)
    const how = { pace, spokenSeconds: speech.speechSeconds }
    return listen(recogniser, aroundSpeech(decoded.sound, speech), how, goOn)
  },
})
