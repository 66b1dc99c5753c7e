/** What was read in the picture of a page. It crosses from process to process and lies on the disk between two tries. */
import type { Turn } from '../pdf/letter.ts'

export type RecognisedWord = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** 0 to 100. */
  sure: number
}

export type RecognisedLine = {
  /** Where its first letter stands. */
  baseline: { x: number; y: number }
  /** From the deepest letter to the highest one, in pixels. */
  height: number
  words: RecognisedWord[]
}

/** Places are pixels of the picture as it was read: upright, but not straightened. */
export type RecognisedPage = {
  page: number
  width: number
  height: number
  /** From the page as its picture shows it to the page as it is read. */
  turn: Turn
  /** How far its lines fall to the right; in radians. */
  slope: number
  /** Of all its letters; 0 where there are none. */
  sure: number
  lines: RecognisedLine[]
}

const LEAST_LETTERS = 12
const LEAST_SURE = 60

/** Noise, pictures and handwriting come out as few words, and as words nobody would swear to. */
export const holdsWords = ({ sure, lines }: RecognisedPage): boolean =>
  sure >= LEAST_SURE && lettersOf(lines) >= LEAST_LETTERS

export const lettersOf = (lines: readonly RecognisedLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0)

export function sureOf(lines: readonly RecognisedLine[]): number {
  let sum = 0
  for (const { words } of lines) for (const { text, sure } of words) sum += text.length * sure
  return Math.round(sum / Math.max(1, lettersOf(lines)))
}

export const wordsOfPage = ({ lines }: RecognisedPage): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')
