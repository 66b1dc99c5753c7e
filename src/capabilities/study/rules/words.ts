import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? []

/** Compounds count as their parts too: "cross-sectional" is found by "sectional" and by "cross sectional". */
export function contentStems(text: string): string[] {
  const stems: string[] = []
  for (const word of wordsOf(text))
    for (const part of word.split(/['’-]/))
      if (part.length > 1 && !STOP_WORDS.has(part)) stems.push(stem(part))
  return stems
}

export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length
