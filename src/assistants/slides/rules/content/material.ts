/** The material of a deck: a document's facts, sentences and tables, and which of them are used already. */

import { headingsOf } from '#capabilities/study/facts.index.ts'
import {
  type BookOfFacts,
  evidenceOf,
  type Fact,
  type FactKind,
  type OpenStudy,
  type ReadSentence,
  shownOf,
} from '#capabilities/study/index.ts'
import type { Point, SlideSource } from '../deck/deck.ts'
import { withoutLead, wordCount } from '../words/clean.ts'
import { shortened, standsAlone } from '../words/shorten.ts'
import { hasVerb } from '../words/verbs.ts'
import type { Asset } from './assets.ts'
import { coreWords } from './salience.ts'

/** In words, for a line of the fullest format; the others shorten it further. */
export const LONGEST_POINT = 20
/** A sentence that cannot be shortened is shown whole up to this length. */
const WHOLE_SENTENCE = 27
const SHORTEST_SENTENCE = 6
const LONGEST_SENTENCE = 100
const SHORTEST_LINE = 4

export type Material = {
  study: OpenStudy
  book: BookOfFacts
  assets: readonly Asset[]
  /** Ids of sentences that are on a slide. */
  used: Set<string>
  /** Points on slides, and the kind of statement: repetitions are merged into them. */
  taken: { point: Point; family: string }[]
  /** The shortened line of each sentence, cached because every slide asks again. */
  lines: Map<string, string | undefined>
  /** In lower case: a heading is no line. */
  headings: ReadonlySet<string>
  sentences: ReadonlyMap<string, ReadSentence>
  /** Sentences that state the work's intentions: shown under that label only. */
  wishes: ReadonlySet<string>
  /** The words that describe the work's subject. */
  core: ReadonlySet<string>
}

export const openMaterial = (study: OpenStudy, assets: readonly Asset[]): Material => ({
  study,
  book: study.facts(),
  assets,
  used: new Set(),
  taken: [],
  lines: new Map(),
  headings: new Set(headingsOf(study.reading).map(plainWords)),
  sentences: new Map(study.reading.sentences.map((sentence) => [sentence.id, sentence])),
  wishes: new Set(
    SETS_OUT.flatMap((kind) => shownOf(study.facts(), kind).map(({ evidence }) => evidence.sentenceId)),
  ),
  core: coreWords([
    study.facts().title,
    ...study.reading.sentences.filter(({ role }) => role === 'abstract').map(({ text }) => text),
    ...SETS_OUT.flatMap((kind) => shownOf(study.facts(), kind).map(({ evidence }) => evidence.quote)),
  ]),
})

/** The kinds of fact that state a work's intentions. */
const SETS_OUT: readonly FactKind[] = ['aim', 'objective', 'question', 'hypothesis']

export const plainWords = (text: string): string =>
  withoutLead(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const sourceOf: (sentence: Parameters<typeof evidenceOf>[0]) => SlideSource = evidenceOf

export const sourceOfFact = ({ evidence }: Fact): SlideSource => ({ ...evidence })

/** Undefined when the sentence cannot be shortened to a line with the same meaning. */
export function pointFrom(
  { lines }: Pick<Material, 'lines'>,
  source: SlideSource,
  head?: string,
  limit = LONGEST_POINT,
): Point | undefined {
  const key = `${limit} ${source.quote}`
  if (!lines.has(key)) lines.set(key, lineFrom(source.quote, limit))
  const text = lines.get(key)
  return text ? { text, ...(head && { head }), sources: [source] } : undefined
}

function lineFrom(quote: string, limit: number): string | undefined {
  const words = wordCount(quote)
  if (words < SHORTEST_SENTENCE || words > LONGEST_SENTENCE) return undefined
  // Words that introduce a list or broken figures may be kept without them.
  const limits = [limit, ...(limit === LONGEST_POINT ? [WHOLE_SENTENCE, ...SHORTER] : [])]
  for (const one of limits) {
    const text = shortened(quote, one)
    if (text && isSayable(text)) return text
  }
  return undefined
}
const SHORTER = [17, 14, 12]

const isSayable = (text: string): boolean =>
  wordCount(text) >= SHORTEST_LINE &&
  (hasVerb(text) || SAYS_WHAT_IT_IS.test(text)) &&
  !SPEAKS_OF_PAGE.test(text) &&
  !BROKEN.test(text) &&
  !ANNOUNCES.test(text) &&
  !ENDS_IN_ASIDE.test(text) &&
  !/^(?:(?:and|but|or|however|therefore|moreover|thus|whether)\b|i\.e\b|e\.g\b)/i.test(text) &&
  standsAlone(text)

/** 'Recall: the share of those who left that the model found' needs no verb. */
const SAYS_WHAT_IT_IS = /^\p{Lu}[\p{L} /()-]{2,40}: (?:the|an?) (?:\S+ ){5,}/iu

/** About the text, not the study. */
const SPEAKS_OF_PAGE =
  /^(?:for example|for instance|as (?:mentioned|stated|discussed|noted|described|explained))\b|\b(?:this|the (?:next|following|previous|above|below|upcoming|coming|last|preceding)) (?:chapter|section|table|figure|chart|graph|paragraph)\b|^the (?:chapter|section)\b|\b(?:chapter|section) (?:\d|one|two|three|four|five|six)\b|^(?:table|figure|fig\.|chapter|appendix)\s*[\d.]+|\b(?:tables?|figures?|fig\.?)\s?[\d.]+[a-z]?\b|\bthe (?:table|figure) (?:above|below)\b/i
/** Announces content it does not contain. */
const ANNOUNCES =
  /^the following\b|\b(?:as follows|the following(?: \p{L}+){0,3}|these (?:are|include)|(?:is|are|were|was|will be) (?:presented|discussed|described|defined|outlined|explained|listed|summari[sz]ed|given|shown)(?: below| above| here)?)$/iu
/** 'The survey that was carefully conducted': a subject without a statement. */
const ENDS_IN_ASIDE =
  /^(?:the|an?|this|these|those)\s+(?:[\p{L}-]+\s+){1,5}(?:that|which|who)\s+(?:was|were|is|are|has|have|had)\s+(?:been\s+)?(?:\p{L}+ly\s+)?\p{L}+(?:ed|en|wn|ught|ade)$/iu
/** Broken or garbled in the file: formulas, rows of dots, unreadable characters. */
const BROKEN =
  /\.{4,}|_{3,}|[\ufffd\ue000-\uf8ff]|[=<>]{2,}|\b\p{L}(?: \p{L}){4,}\b|[^\p{L}\p{N}\s.,;:!?'’‘“”"()[\]%&/\-–—+=<>≤≥±×°²³$£€@#*χβαμσρηκΔ→·•]{2,}/u
