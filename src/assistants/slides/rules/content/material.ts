/** What a deck is made from: a document's facts and sentences, its tables, and what of them is on a slide already. */

import type { ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import type { BookOfFacts } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { Fact } from '#capabilities/study/rules/facts/fact.ts'
import { headingsOf } from '#capabilities/study/rules/facts/headings-of.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Point, Source } from '../deck/deck.ts'
import { bare, wordsIn } from '../words/clean.ts'
import { shortened, standsAlone } from '../words/shorten.ts'
import { hasVerb } from '../words/verbs.ts'
import type { Asset } from './assets.ts'

/** In words, for a line of the fullest format; the others shorten it further. */
export const LONGEST_POINT = 20
const SHORTEST_SENTENCE = 6
const LONGEST_SENTENCE = 100
const SHORTEST_LINE = 4

export type Material = {
  study: OpenStudy
  book: BookOfFacts
  assets: readonly Asset[]
  /** Ids of sentences that are on a slide. */
  used: Set<string>
  /** What is on a slide, and what kind of statement it is: the same said again goes with it. */
  taken: { point: Point; family: string }[]
  /** In small letters: a heading is no line. */
  headings: ReadonlySet<string>
}

export const openMaterial = (study: OpenStudy, assets: readonly Asset[]): Material => ({
  study,
  book: study.facts(),
  assets,
  used: new Set(),
  taken: [],
  headings: new Set(headingsOf(study.reading).map(plainWords)),
})

export const plainWords = (text: string): string =>
  bare(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const sourceOf = ({
  id,
  page,
  within,
  text,
}: Pick<ReadSentence, 'id' | 'page' | 'within' | 'text'>): Source => ({
  sentenceId: id,
  page,
  ...(within && { within }),
  quote: text,
})

export const sourceOfFact = ({ evidence }: Fact): Source => ({
  sentenceId: evidence.sentenceId,
  page: evidence.page,
  ...(evidence.within && { within: evidence.within }),
  quote: evidence.quote,
})

/** Nothing where the sentence does not come down to a line that says the same. */
export function pointFrom(source: Source, head?: string, limit = LONGEST_POINT): Point | undefined {
  const words = wordsIn(source.quote)
  if (words < SHORTEST_SENTENCE || words > LONGEST_SENTENCE) return undefined
  const text = shortened(source.quote, limit)
  return text && isSayable(text) ? { text, ...(head && { head }), sources: [source] } : undefined
}

const isSayable = (text: string): boolean =>
  wordsIn(text) >= SHORTEST_LINE &&
  hasVerb(text) &&
  !SPEAKS_OF_PAGE.test(text) &&
  !BROKEN.test(text) &&
  !/^(?:and|but|or|however|therefore|moreover|thus)\b/i.test(text) &&
  standsAlone(text)

/** About the text and not about the study. */
const SPEAKS_OF_PAGE =
  /^(?:for example|for instance|as (?:mentioned|stated|discussed|noted|described|explained))\b|\b(?:this|the (?:next|following|previous|above|below)) (?:chapter|section|table|figure|chart|graph|paragraph)\b|\b(?:chapter|section) (?:\d|one|two|three|four|five|six)\b|^(?:table|figure|fig\.|chapter|appendix)\s*[\d.]+|\b(?:tables?|figures?) [\d.]+[a-z]?\b|\bthe (?:table|figure) (?:above|below)\b/i
/** Torn or garbled in the file: formulas, rows of dots, signs that could not be read. */
const BROKEN =
  /\.{4,}|_{3,}|\ufffd|[=<>]{2,}|\b\p{L}(?: \p{L}){4,}\b|[^\p{L}\p{N}\s.,;:!?'’‘“”"()[\]%&/\-–—+=<>≤≥±×°²³$£€@#*χβαμσρηκΔ→·•]{2,}/u
