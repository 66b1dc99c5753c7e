/** What the recogniser made of a sound, heard once at one pace. */
import type { Pace } from './paces.ts'

export type Word = { word: string; from: number; to: number }

export type Transcript = { text: string; words: Word[] }

/** What speaks for words that were heard. */
export type Signs = {
  /** By how much the words fit better than any sounds, in each hundredth of a second. */
  above: number
  /** The share of them that follow one another as they do in what is talked about. */
  expected: number
}

export type Hearing = Transcript & {
  pace: Pace
  /** Nothing where no words were heard. */
  signs?: Signs
  /** The likeliest of the short answers, where the recording is no longer than one, and by how much it fits better than any sounds. */
  short?: Transcript & { above: number }
}

export type How = {
  /** How much faster than it was said. A slower sound is a deeper one as well, as if a larger mouth had said it. */
  pace: Pace
  spokenSeconds: number
}
