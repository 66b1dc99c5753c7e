import { stem } from '#kit/stem.ts'
import { STOP_WORDS } from '#kit/stop-words.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text as the index knows them. Only English is stemmed; other languages are taken as written. */
export function searchWords(text: string, language: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? []
  const english = language === 'en' || language === 'und'
  if (!english) return words
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem)
}
