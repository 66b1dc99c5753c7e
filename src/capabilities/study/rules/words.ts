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

/** Words of asking, which say nothing of what is asked for. */
const ASKING = new Set(
  `tell give show explain please help want need find mean means talk get got go thing things
way ways use used using thesis dissertation document paper file something anything good best like look looks`
    .split(/\s+/)
    .map(stem),
)

/** What a question is about; all of its content words where it seems to be about nothing else. */
export function stemsAsked(question: string): string[] {
  const all = [...new Set(contentStems(question))]
  const about = all.filter((word) => !ASKING.has(word))
  return about.length > 0 ? about : all
}
