/** Measures of a text. No figure can tell who wrote it, and none claims to. */
import { findMarks } from '../marks/find-marks.ts'
import { countWords, readProse } from '../text/read-prose.ts'
import { lengthsOf, meanOf, spread } from './sentence-lengths.ts'

export type Measures = {
  words: number
  /** Machine-typical phrases, per thousand words. */
  marksPerThousand: number
  sentenceLength: number
  sentenceSpread: number
  /** Flesch: 0 to 100, higher is easier. */
  readingEase: number
}

export function measure(text: string): Measures {
  const paragraphs = readProse(text)
  const prose = paragraphs.map((paragraph) => paragraph.text).join('\n\n')
  const words = countWords(prose)
  const lengths = lengthsOf(prose)
  const marks = paragraphs.flatMap((paragraph) => findMarks(paragraph)).filter(({ weight }) => weight > 0)
  const sentenceLength = meanOf(lengths)
  const ease = 206.835 - 1.015 * sentenceLength - 84.6 * (syllablesIn(prose) / Math.max(1, words))
  return {
    words,
    marksPerThousand: words === 0 ? 0 : (marks.length / words) * 1_000,
    sentenceLength,
    sentenceSpread: spread(lengths),
    readingEase: words === 0 ? 0 : Math.min(100, Math.max(0, ease)),
  }
}

/** Syllables as counted for readability: groups of vowels, without the silent e. */
const syllables = (word: string): number => {
  const sounded = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

const syllablesIn = (text: string): number =>
  (text.match(/[A-Za-z]+/g) ?? []).reduce((sum, word) => sum + syllables(word), 0)
