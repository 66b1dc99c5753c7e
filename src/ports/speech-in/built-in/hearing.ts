/** What the recogniser made of a sound, heard once at one pace. */

export type Word = { word: string; from: number; to: number }

export type Transcript = { text: string; words: Word[] }

export type Hearing = Transcript & {
  pace: number
  /** By how much the words fit better than any sounds, in each hundredth of a second. Only where it was listened to closely. */
  above?: number
  /** The likeliest of the short answers, where the recording is no longer than one. */
  short?: Transcript & { sure: number }
}

export type How = {
  /** How much faster than it was said. A slower sound is a deeper one as well, as if a larger mouth had said it. */
  pace: number
  /** With what tells how well the words fit, and with the short answers: a third more work. */
  closely: boolean
  spokenSeconds: number
}
