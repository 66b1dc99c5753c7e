/** Numbers are said as words, and small ones are written so. */
import { NUMBER_IN_WORDS, readNumberWords } from '#capabilities/study/index.ts'

const NUMBERS = new RegExp(`\\b${NUMBER_IN_WORDS}\\b`, 'gi')

export const inDigits = (text: string): string =>
  text.replace(NUMBERS, (words) => String(readNumberWords(words)))
