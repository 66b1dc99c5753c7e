/** The recogniser's result for a sound, heard once at one pace. */
import type { Pace } from './paces.ts'

export type Word = { word: string; from: number; to: number }

export type Transcript = { text: string; words: Word[] }

/** Evidence for the recognised words. */
export type Signs = {
  /** How much better the words fit than the best sequence of sounds, per hundredth of a second. */
  above: number
  /** The share of them that follow one another as they do in the document. */
  expected: number
}

export type HeardRecording = Transcript & {
  pace: Pace
  /** Absent where no words were recognised. */
  signs?: Signs
  /** The likeliest short answer, if the recording is short enough, and how much better it fits than the best sequence of sounds. */
  short?: Transcript & { above: number }
}

export type HearingOptions = {
  /** Playback speed relative to speech. A slower sound is also deeper, as if from a larger vocal tract. */
  pace: Pace
  spokenSeconds: number
}
