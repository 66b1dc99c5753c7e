/** One moment of sound in the three measures that the two rules of silence need. */
import { SILENCE } from '../spec.ts'

export type Loudness = {
  /** The mean of the frequency bins in decibels, as the specification measures. */
  decibels: number
  /** The mean of the frequency bins as bytes. */
  byteLevel: number
  /** The loudness of the wave in decibels of full scale. */
  level: number
}

const SILENT = -100

export function measureLoudness(bins: Float32Array, bytes: Uint8Array, wave: Float32Array): Loudness {
  // An analyser says "minus infinity" for a bin that holds nothing.
  const decibels = mean(bins.map((bin) => Math.max(SILENT, bin)))
  const power = mean(wave.map((sample) => sample * sample))
  return { decibels, byteLevel: mean(bytes), level: Math.max(SILENT, 10 * Math.log10(power + 1e-12)) }
}

/** The rule of the specification: both measures must be low. */
export const isSilent = ({ decibels, byteLevel }: Loudness): boolean =>
  decibels < SILENCE.belowDecibels && byteLevel < SILENCE.belowByteLevel

function mean(values: Float32Array | Uint8Array): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? SILENT : sum / values.length
}
