/** Each kind of work, done with the engines of this thread. */
import { joinSamples } from '#kit/join-arrays.ts'
import type { SpeechFound } from './decode/speech-in-sound.ts'
import type { LazyEngines } from './lazy-engines.ts'
import { SAMPLE_RATE } from './sample-rate.ts'
import type { BuiltInWork } from './work.ts'

/** Around the speech there is nothing to hear, but a word may fade in or out. */
const FADE_SECONDS = 0.3
const SHORTEST_SPEECH_SECONDS = 0.3
/** "Please repeat the question", spoken slowly, with a breath before and after. */
const LONGEST_ANSWER_SECONDS = 4
/** Among a few hundred answers one always fits somehow: a worse fit than this is none. */
const LEAST_ABOVE = 12
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

  async prepare() {
    await engines.openRecogniser()
    return true
  },

  async hear({ bytes }) {
    const decoded = await decode(bytes)
    if ('problem' in decoded) return decoded
    const speech = await speechIn(decoded.sound)
    if (speech.speechSeconds < SHORTEST_SPEECH_SECONDS) return { problem: 'unclear' }
    const sound = aroundSpeech(decoded.sound, speech)
    if (sound.length > LONGEST_ANSWER_SECONDS * SAMPLE_RATE) return { problem: 'no-short-answer' }
    const heard = (await engines.openRecogniser()).hear(sound, speech.speechSeconds)
    return heard && heard.above >= LEAST_ABOVE ? heard : { problem: 'no-short-answer' }
  },
})
