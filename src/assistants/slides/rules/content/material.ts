/** What a deck is made from: a document's facts and sentences, its tables, and what of them is on a slide already. */

import { isProse, type ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import { type BookOfFacts, shownOf } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { Fact, FactKind } from '#capabilities/study/rules/facts/fact.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { SectionPart, SectionRole } from '#product/document-model.ts'
import type { Point, Source } from '../deck/deck.ts'
import { bare, wordsIn } from '../words/clean.ts'
import { shortened, standsAlone } from '../words/shorten.ts'
import { hasVerb } from '../words/verbs.ts'
import type { Asset } from './assets.ts'

/** In words, for a line of the fullest format; the others shorten it further. */
export const LONGEST_POINT = 20
const SHORTEST_SENTENCE = 6
const LONGEST_SENTENCE = 60

export type Material = {
  study: OpenStudy
  book: BookOfFacts
  assets: readonly Asset[]
  /** Ids of sentences that are on a slide. */
  used: Set<string>
}

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
  if (!isSayable(source.quote)) return undefined
  const text = shortened(source.quote, limit)
  return text ? { text, ...(head && { head }), sources: [source] } : undefined
}

const isSayable = (text: string): boolean => {
  const words = wordsIn(text)
  return (
    words >= SHORTEST_SENTENCE &&
    words <= LONGEST_SENTENCE &&
    hasVerb(text) &&
    !SPEAKS_OF_PAGE.test(bare(text)) &&
    !BROKEN.test(text) &&
    !/^(?:and|but|or|however|therefore|moreover|thus)\b/i.test(bare(text)) &&
    standsAlone(text)
  )
}
/** About the text and not about the study. */
const SPEAKS_OF_PAGE =
  /^(?:for example|for instance|as (?:mentioned|stated|discussed|noted|described|explained)|there (?:is|are) also)\b|\b(?:this|the (?:next|following|previous|above|below)) (?:chapter|section|table|figure|chart|graph|paragraph)\b|\b(?:chapter|section) (?:\d|one|two|three|four|five|six)\b|^(?:table|figure|fig\.|chapter|appendix)\s*[\d.]+|\b(?:tables?|figures?) [\d.]+[a-z]?\b|\bthe (?:table|figure) (?:above|below)\b/i
/** Torn or garbled in the file: formulas, rows of dots, signs that could not be read. */
const BROKEN =
  /\.{4,}|_{3,}|\ufffd|[=<>]{2,}|\b\p{L}(?: \p{L}){4,}\b|[^\p{L}\p{N}\s.,;:!?'’‘“”"()[\]%&/\-–—+=<>≤≥±×°²³$£€@#*χβαμσρηκΔ→·•]{2,}/u

/** Takes up to `most` facts of these kinds that no slide has yet, surest and shortest first, and marks them as used. */
export function takeFacts(
  material: Material,
  kinds: readonly FactKind[],
  most: number,
  { head, wants }: { head?: string; wants?: RegExp } = {},
): Point[] {
  const facts = kinds.flatMap((kind) => shownOf(material.book, kind))
  return take(material, facts.map(sourceOfFact), most, { ...(head && { head }), ...(wants && { wants }) })
}

const OUTSIDE: readonly SectionRole[] = ['front-matter', 'appendix', 'references']

/** And sentences of parts of the text, in the order of the document. */
export function takeSentences(
  material: Material,
  where: { roles?: readonly SectionRole[]; parts?: readonly (SectionPart | undefined)[]; wants?: RegExp },
  most: number,
  head?: string,
): Point[] {
  const sentences = material.study.reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      !OUTSIDE.includes(sentence.role) &&
      (!where.roles || where.roles.includes(sentence.role)) &&
      (!where.parts || where.parts.includes(sentence.part)) &&
      (!where.wants || where.wants.test(sentence.text)),
  )
  return take(material, sentences.map(sourceOf), most, head ? { head } : {})
}

function take(
  { used, study }: Material,
  sources: readonly Source[],
  most: number,
  { head, wants }: { head?: string; wants?: RegExp },
): Point[] {
  const taken: Point[] = []
  for (const source of sources) {
    if (taken.length >= most) break
    if (used.has(source.sentenceId) || (wants && !wants.test(source.quote))) continue
    const point = pointFrom(source, head)
    if (
      !point ||
      study.reading.sections.some(({ title }) => title === source.quote) ||
      taken.some((other) => isAlike(other.text, point.text))
    )
      continue
    taken.push(point)
    used.add(source.sentenceId)
  }
  return taken
}

const contentWords = (text: string): Set<string> =>
  new Set(
    bare(text)
      .toLowerCase()
      .match(/\p{L}{4,}|\d[\d.,]*/gu) ?? [],
  )

/** The same thing said twice. */
export function isAlike(a: string, b: string): boolean {
  const left = contentWords(a)
  const right = contentWords(b)
  const both = [...left].filter((word) => right.has(word)).length
  return both / Math.max(1, Math.min(left.size, right.size)) > 0.7
}
