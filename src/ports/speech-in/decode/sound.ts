/** What every recording becomes before anybody listens to it: one channel, 16,000 samples a second, from -1 to 1. */
export type Sound = Float32Array
export const SAMPLE_RATE = 16_000

/**
 * A recording may hold any number, and what is no sound must not reach the recogniser: one sample that is not a
 * number stays in what it has learnt of the microphone, and it understands nobody any more.
 */
export function withinBounds(sound: Sound): Sound {
  return sound.map((sample) => (sample > 1 ? 1 : sample < -1 ? -1 : sample || 0))
}

/** One channel out of several. */
export function mixDown(channels: Float32Array[]): Sound {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map(
    (sample, i) => (sample + others.reduce((sum, channel) => sum + channel[i]!, 0)) / channels.length,
  )
}

/** To 16 kHz. Going down, neighbours are averaged first, or what lies above 8 kHz would come back as noise. */
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
