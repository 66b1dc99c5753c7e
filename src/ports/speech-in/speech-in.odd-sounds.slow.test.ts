/** Sounds no student means as an answer, and microphone artefacts: shown and asked back, or skipped, and never answered. */
import { afterAll, describe, expect, it } from 'vitest'
import { joinSamples } from '#kit/join-arrays.ts'
import { noise, record, silence } from '../../../tests/speech/recordings.ts'
import { engineThreads } from '../speech-engines/engine-threads.ts'
import { openFlite } from '../speech-engines/flite/flite.ts'
import { soundswallowerSpeechIn } from './speech-in.soundswallower.ts'

const RATE = 16_000
/** The threshold at which the rooms ask back: the number is in their own specification, above the ports. */
const EVENLY_LIKELY = 0.5

const pool = engineThreads({ threads: 1 })
afterAll(() => pool.close())
const recogniser = soundswallowerSpeechIn({ pool })
const flite = openFlite()

const bounded = (sample: number) => Math.max(-32_768, Math.min(32_767, Math.round(sample)))
const inRoom = (sound: Int16Array) => joinSamples([silence(1), sound, silence(1)])
const louder = (sound: Int16Array, by: number) => sound.map((sample) => bounded(sample * by))
const mixed = (one: Int16Array, other: Int16Array) =>
  one.map((sample, i) => bounded(sample + (other[i % other.length] ?? 0)))

const chords = Int16Array.from({ length: 4 * RATE }, (_, i) => {
  const t = i / RATE
  const fading = Math.exp(-3 * (t % 0.5))
  return [220, 277, 330].reduce((sum, pitch) => sum + 4_000 * fading * Math.sin(2 * Math.PI * pitch * t), 0)
})
const bursts = (times: number, seconds: number) =>
  joinSamples(
    Array.from({ length: times }, () =>
      joinSamples([noise(1, -15).subarray(0, seconds * RATE), silence(0.2)]),
    ),
  )
/** Breath without a voice: the loudness of a sentence, without its pitch. */
function whispered(sound: Int16Array): Int16Array {
  const breath = noise(Math.ceil(sound.length / RATE), -30)
  return sound.map((_, i) => {
    const near = sound.subarray(Math.max(0, i - 80), i + 80)
    const loud = near.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768
    return bounded((breath[i] ?? 0) * loud)
  })
}

const one = flite.speak('The sample was one hundred and twenty teachers from nine schools.', 'rms')
const other = flite.speak('My supervisor asked me to rewrite the problem statement.', 'slt')

describe('the built-in ear does not believe what it makes of', () => {
  it.each([
    ['another language', flite.speak('Mwahpolay nee mookwai. Nah let ah ameepoosho yah boo fee.', 'rms')],
    ['two who speak at once', mixed(one, other)],
    ['music', chords],
    ['a cough', bursts(1, 0.3)],
    ['laughter', bursts(7, 0.12)],
    ['a whisper', whispered(one)],
    [
      'a microphone that is far too loud',
      louder(flite.speak('My supervisor travelled to Kasama.', 'slt'), 60),
    ],
  ])('%s', async (_, sound) => {
    const heard = await recogniser.hear({ bytes: await record(inRoom(sound)) })
    if (heard.ok) expect(heard.value.sure, heard.value.text).toBeLessThan(EVENLY_LIKELY)
    else expect(heard.problem.code).toMatch(/unclear|no-short-answer/)
  })
})
