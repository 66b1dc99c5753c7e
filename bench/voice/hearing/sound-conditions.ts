/** Transmission of a voice: unchanged, over a phone line of 8 kHz, or with people talking in the background. */
import { resample } from '../../../src/ports/speech-engines/decode/sound.ts'

const RATE = 16_000
const TELEPHONE = 8_000
const BABBLE_DECIBELS = 10

export const CONDITIONS = ['clean', 'telephone', 'babble'] as const
export type Condition = (typeof CONDITIONS)[number]

export function heardThrough(
  condition: Condition,
  sound: Float32Array,
  others: Float32Array[],
): Float32Array {
  if (condition === 'telephone') return overTelephone(sound)
  return condition === 'babble' ? amongOthers(sound, others) : sound
}

/** Half the samples, nothing below 300 Hz, and eight bits of a logarithm, as phone lines carry it. */
function overTelephone(sound: Float32Array): Float32Array {
  // The averaging of `resample` is what a line filter does, a little more gently.
  const half = Float32Array.from(
    { length: sound.length >> 1 },
    (_, i) => (sound[2 * i]! + sound[2 * i + 1]!) / 2,
  )
  const carried = highPass(half, 300, TELEPHONE).map(throughMuLaw)
  return resample(twice(carried), RATE)
}

const twice = (sound: Float32Array) =>
  Float32Array.from({ length: 2 * sound.length }, (_, i) =>
    i % 2 === 0 ? sound[i >> 1]! : (sound[i >> 1]! + (sound[(i >> 1) + 1] ?? 0)) / 2,
  )

function highPass(sound: Float32Array, from: number, rate: number): Float32Array {
  const keep = 1 / (1 + (2 * Math.PI * from) / rate)
  let before = 0
  let out = 0
  return sound.map((sample) => {
    out = keep * (out + sample - before)
    before = sample
    return out
  })
}

function throughMuLaw(sample: number): number {
  const most = 255
  const coded = Math.sign(sample) * (Math.log1p(most * Math.min(1, Math.abs(sample))) / Math.log1p(most))
  const carried = Math.round(coded * 127) / 127
  return (Math.sign(carried) * ((1 + most) ** Math.abs(carried) - 1)) / most
}

/** Several at once, none of them understood: ten decibels below who speaks. */
function amongOthers(sound: Float32Array, others: Float32Array[]): Float32Array {
  const babble = Float32Array.from({ length: sound.length }, (_, i) =>
    others.reduce((sum, other, n) => sum + other[(i + n * 7_919) % other.length]!, 0),
  )
  const scale = Math.sqrt(power(sound) / Math.max(1e-12, power(babble))) * 10 ** (-BABBLE_DECIBELS / 20)
  return sound.map((sample, i) => sample + babble[i]! * scale)
}

const power = (sound: Float32Array) => sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length
