/** How the prose reads: length of sentences and paragraphs, passives and reading ease, by part of the document. */
import type { SectionRole } from '#product/document-model.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { countSyllables, isPassive } from './word-shapes.ts'

export type PartReadability = {
  role: SectionRole
  sentences: number
  words: number
  wordsPerSentence: number
  passive: number
  /** Flesch: 60 and more is easy, 30 and less is hard; research is seldom above 50. */
  readingEase: number
}

export type Readability = {
  whole: PartReadability | null
  parts: PartReadability[]
  long: { sentence: ReadSentence; words: number }[]
  longParagraphs: { first: ReadSentence; words: number }[]
  wordsPerPage: number
}

export const LONG_SENTENCE = 40
/** Longer than any real sentence: a list or a table that extraction ran together. */
const RUN_TOGETHER = 150
const LEAST_IN_PART = 5
const NOT_READ: ReadonlySet<SectionRole> = new Set(['front-matter', 'references', 'appendix'])
const PAGE_WORDS = { usual: 330, least: 300, most: 500 }

type Measured = { sentence: ReadSentence; words: number; syllables: number; isPassive: boolean }

export function readabilityOf(reading: ReadDocument): Readability {
  const measured = reading.sentences.filter(isRead).flatMap((sentence) => measure(sentence) ?? [])
  const paragraphs = Map.groupBy(
    measured.filter(({ sentence }) => sentence.kind === 'paragraph'),
    ({ sentence }) => sentence.block,
  )
  const words = measured.reduce((sum, each) => sum + each.words, 0)
  const wordsPerPage = pageOf(words, reading.pages)
  return {
    whole: sumUp('other', measured),
    parts: [...Map.groupBy(measured, ({ sentence }) => sentence.role)].flatMap(([role, of]) =>
      of.length < LEAST_IN_PART ? [] : (sumUp(role, of) ?? []),
    ),
    long: measured
      .filter((each) => each.words > LONG_SENTENCE)
      .sort((a, b) => b.words - a.words)
      .map(({ sentence, words: of }) => ({ sentence, words: of })),
    longParagraphs: [...paragraphs.values()]
      .map((of) => ({ first: of[0]!.sentence, words: of.reduce((sum, each) => sum + each.words, 0) }))
      .filter(({ words: of }) => of > wordsPerPage)
      .sort((a, b) => b.words - a.words),
    wordsPerPage,
  }
}

const isRead = (sentence: ReadSentence) =>
  isProse(sentence) && !NOT_READ.has(sentence.role) && /[.!?:;]["'”’)\]]*$/.test(sentence.text)

const pageOf = (words: number, pages: number) =>
  pages < 4
    ? PAGE_WORDS.usual
    : Math.round(Math.min(PAGE_WORDS.most, Math.max(PAGE_WORDS.least, words / pages)))

/** Text in brackets, a citation or a result, is not read as part of the sentence. */
function measure(sentence: ReadSentence): Measured | null {
  const words =
    sentence.text.replace(/\s?[([][^()[\]]*[)\]]/g, '').match(/\p{L}[\p{L}'’-]*|\d[\d.,]*/gu) ?? []
  if (words.length < 3 || words.length > RUN_TOGETHER) return null
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return { sentence, words: words.length, syllables, isPassive: isPassive(sentence.text) }
}

function sumUp(role: SectionRole, of: readonly Measured[]): PartReadability | null {
  if (of.length === 0) return null
  const words = of.reduce((sum, each) => sum + each.words, 0)
  const syllables = of.reduce((sum, each) => sum + each.syllables, 0)
  const wordsPerSentence = words / of.length
  return {
    role,
    sentences: of.length,
    words,
    wordsPerSentence: Math.round(10 * wordsPerSentence) / 10,
    passive: of.filter((each) => each.isPassive).length / of.length,
    readingEase: Math.round(206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words)),
  }
}
