/** The text recognised in the picture of a page. It is passed between processes and stored on disk between two attempts. */
import type { PageTurn } from '../letter.ts'

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
  /** The position of its first letter. */
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
  /** From the page as its picture shows it to the page as read. */
  turn: PageTurn
  /** Slope of its lines to the right; in radians. */
  slope: number
  /** Mean over all its letters; 0 where there are none. */
  sure: number
  lines: RecognisedLine[]
}

const LEAST_LETTERS = 12
const LEAST_SURE = 60

/** Noise, pictures and handwriting come out as few words, and as words of low confidence. */
export const holdsWords = ({ sure, lines }: RecognisedPage): boolean =>
  sure >= LEAST_SURE && letterCount(lines) >= LEAST_LETTERS

export const letterCount = (lines: readonly RecognisedLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0)

export function sureOf(lines: readonly RecognisedLine[]): number {
  let sum = 0
  for (const { words } of lines) for (const { text, sure } of words) sum += text.length * sure
  return Math.round(sum / Math.max(1, letterCount(lines)))
}

export const wordsOfPage = ({ lines }: RecognisedPage): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')
