import { seconds } from '#kit/time.ts'

const SHORTEST = seconds(2)
const LONGEST = seconds(5)
const PER_CHARACTER = 60

/** Long enough to be read at leisure, never shorter than 2 s, never longer than 5 s. */
export function toastTime(words: string): number {
  return Math.min(LONGEST, Math.max(SHORTEST, seconds(1) + words.length * PER_CHARACTER))
}
