/** Does one piece of work with the engines of this thread. */
import { setImmediate as breathe } from 'node:timers/promises'
import { joinSamples } from '#kit/join-arrays.ts'
import type { Grammar } from '../speech-in/built-in/grammar.ts'
import type { Recogniser } from '../speech-in/built-in/recogniser.ts'
import type { Flite } from '../speech-out/flite/flite.ts'
import type { BuiltInWork } from './work.ts'

type Kind = keyof BuiltInWork

const BLOCK = 8_000
/** Round the speech there is nothing to hear, but a word may fade in or out. */
const FADE_SECONDS = 0.3
const SHORTEST_SPEECH_SECONDS = 0.3
const SENTENCE_PAUSE = 3_200
/** What a recogniser was taught it never forgets; after the names of many theses a new one takes its place. */
const MOST_TAUGHT = 20_000

class Cancelled extends Error {}

export function createWorkshop() {
  const active = new Set<number>()
  const cancelled = new Set<number>()
  let flite: Promise<Flite> | undefined
  let mp3: Promise<(samples: Int16Array) => Uint8Array> | undefined
  let recogniser: Promise<Recogniser> | undefined
  let taught = 0

  const openFlite = () =>
    (flite ??= import('../speech-out/flite/flite.ts').then(({ openFlite }) => openFlite()))
  const openMp3 = () => (mp3 ??= import('../speech-out/audio/mp3.ts').then(({ openMp3 }) => openMp3()))
  const decode = async (bytes: Uint8Array) =>
    (await import('../speech-in/decode/decode-recording.ts')).decodeRecording(bytes)
  const speechIn = async (sound: Float32Array) =>
    (await import('../speech-in/decode/speech-in-sound.ts')).findSpeech(sound)

  function openRecogniser(): Promise<Recogniser> {
    if (taught > MOST_TAUGHT) recogniser = undefined
    if (!recogniser) taught = 0
    recogniser ??= import('../speech-in/built-in/recogniser.ts').then(({ openRecogniser }) =>
      openRecogniser(),
    )
    return recogniser
  }

  async function listenerFor(grammar: Grammar): Promise<Recogniser> {
    const listener = await openRecogniser()
    const { soundsOfWords } = await import('../speech-in/built-in/sounds-of-words.ts')
    const unknown = grammar.words.filter((word) => !listener.knows(word))
    if (unknown.length > 0) listener.teach(soundsOfWords(unknown, await openFlite()))
    taught += unknown.length
    listener.listenFor(grammar)
    return listener
  }

  async function goOn(id: number) {
    await breathe()
    if (cancelled.has(id)) throw new Cancelled()
  }

  const does: {
    [K in Kind]: (id: number, input: BuiltInWork[K]['input']) => Promise<BuiltInWork[K]['output']>
  } = {
    async say(id, { sentences, voice, format }) {
      const speaker = await openFlite()
      const parts: Int16Array[] = []
      for (const sentence of sentences) {
        if (parts.length > 0) parts.push(new Int16Array(SENTENCE_PAUSE))
        parts.push(speaker.speak(sentence, voice))
        await goOn(id)
      }
      const samples = joinSamples(parts)
      const bytes =
        format === 'opus'
          ? await (await import('../speech-out/audio/opus.ts')).encodeOpus(samples)
          : (await openMp3())(samples)
      return { bytes, seconds: samples.length / 16_000 }
    },

    async examine(_, { bytes }) {
      const decoded = await decode(bytes)
      return 'problem' in decoded ? decoded : speechIn(decoded.sound)
    },

    async learn(_, { text, key, choices }) {
      return (await import('../speech-in/built-in/grammar.ts')).grammarFrom(text, key, choices)
    },

    async prepare(_, { grammar }) {
      await listenerFor(grammar)
      return true
    },

    async hear(id, { bytes, grammar }) {
      const decoded = await decode(bytes)
      if ('problem' in decoded) return decoded
      const speech = await speechIn(decoded.sound)
      if (speech.speechSeconds < SHORTEST_SPEECH_SECONDS) return { problem: 'unclear' }
      const listener = await listenerFor(grammar)
      const sound = decoded.sound.subarray(
        Math.max(0, Math.floor((speech.speechFrom - FADE_SECONDS) * 16_000)),
        Math.ceil((speech.speechUntil + FADE_SECONDS) * 16_000),
      )
      try {
        listener.start()
        for (let at = 0; at < sound.length; at += BLOCK) {
          listener.hear(sound.subarray(at, at + BLOCK))
          await goOn(id)
        }
        return { ...listener.finish(sound, speech.speechSeconds), speech }
      } catch (error) {
        if (error instanceof Cancelled) listener.drop()
        throw error
      }
    },
  }

  return {
    cancel(id: number) {
      if (active.has(id)) cancelled.add(id)
    },
    async perform(
      id: number,
      kind: Kind,
      input: BuiltInWork[Kind]['input'],
    ): Promise<BuiltInWork[Kind]['output']> {
      active.add(id)
      try {
        // The kind decides the input; the compiler cannot follow the pair through a message.
        return await does[kind](id, input as never)
      } catch (error) {
        // Nobody knows how an engine was left that failed: whoever comes next finds a new one.
        if (!(error instanceof Cancelled)) flite = mp3 = recogniser = undefined
        throw error
      } finally {
        active.delete(id)
        cancelled.delete(id)
      }
    },
  }
}
