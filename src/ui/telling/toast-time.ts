import { seconds } from '#kit/time.ts'

const SHORTEST = seconds(2)
const LONGEST = seconds(5)
const PER_CHARACTER = 60

/** As long as its words take to read or as the caller asks, but between 2 s and 5 s. */
export function toastTime(words: string, wished = seconds(1) + words.length * PER_CHARACTER): number {
  return Math.min(LONGEST, Math.max(SHORTEST, wished))
}
