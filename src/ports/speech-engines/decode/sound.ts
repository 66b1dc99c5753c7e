import { SAMPLE_RATE } from '../sample-rate.ts'

/** The common format every recording is decoded to: one channel, 16,000 samples a second, from -1 to 1. */
export type Sound = Float32Array

/**
 * A recording may contain any float, and invalid samples must not reach the recogniser: a single NaN
 * stays in its adaptation to the microphone, and it recognises nothing any more.
 */
export function withinBounds(sound: Sound): Sound {
  return sound.map((sample) => (sample > 1 ? 1 : sample < -1 ? -1 : sample || 0))
}

/** Mixes several channels to one. */
export function mixDown(channels: Float32Array[]): Sound {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map(
    (sample, i) => (sample + others.reduce((sum, channel) => sum + channel[i]!, 0)) / channels.length,
  )
}

/** To 16 kHz. When downsampling, neighbours are averaged first, or frequencies above 8 kHz would alias into noise. */
export function resample(samples: Float32Array, from: number): Sound {
  if (from === SAMPLE_RATE) return samples
  const step = from / SAMPLE_RATE
  const reach = Math.max(1, step)
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const start = i * step
    const end = Math.min(samples.length, start + reach)
    let sum = 0
    let weight = 0
    for (let at = Math.floor(start); at < end; at += 1) {
      const share = Math.min(at + 1, end) - Math.max(at, start)
      sum += samples[at]! * share
      weight += share
    }
    return weight > 0 ? sum / weight : 0
  })
}
