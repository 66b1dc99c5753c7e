/** The features used to classify a document: its opening, its lines, its headings, its shape. */
import type { SectionRole } from '#product/document-model.ts'
import { isProse, type ReadDocument } from '../document/reading.ts'
import { findCitations } from '../text/citations.ts'
import { countWords } from '../text/words.ts'

export type DocumentLook = {
  /** Title, headings and text of about the first page. */
  opening: string
  /** The first lines, unchanged. */
  firstLines: string[]
  /** Headings, and short lines that may be meant as headings. */
  labels: string[]
  text: string
  words: number
  sentences: string[]
  listItems: number
  roles: ReadonlySet<SectionRole>
  references: number
  /** The number of citations, and per 1,000 words. */
  citations: number
  citationDensity: number
}

/** Reading a whole thesis just to classify it would be wasteful: its first pages and headings are enough. */
const MOST_SENTENCES = 400
const TABLE_LETTERS = 1500
const OPENING_LETTERS = 1500
const LABEL_WORDS = 6

/** Raised numbers of sources, flat behind their word: "in most districts.12,13". */
const RAISED = /\p{Ll}{4,}[.,;]?(?:[1-9]\d{0,2})(?:[,–-][1-9]\d{0,2})*(?=\s+\p{Lu}|$)/u

export function lookAt(reading: ReadDocument): DocumentLook {
  const sentences = reading.sentences.slice(0, MOST_SENTENCES)
  const titles = reading.sections.map(({ title }) => title).filter(Boolean)
  const lines = sentences.map(({ text }) => text)
  const tables = reading.blocks
    .filter(({ kind }) => kind === 'table')
    .slice(0, 20)
    .map((table) => table.text.slice(0, TABLE_LETTERS))
  const text = [...lines, ...tables].join('\n')
  const words = Math.max(1, countWords(text))
  const citations = sentences
    .filter(isProse)
    .reduce((sum, { text }) => sum + (findCitations(text).length > 0 || RAISED.test(text) ? 1 : 0), 0)
  const filled = new Set(reading.sentences.map(({ section }) => section))
  return {
    opening: [reading.title, ...titles.slice(0, 3), ...lines].join('\n').slice(0, OPENING_LETTERS),
    firstLines: [reading.title, ...titles.slice(0, 2), ...lines.slice(0, 14)],
    labels: [
      ...titles,
      ...lines.filter((line) => countWords(line) <= LABEL_WORDS && !/[.!?]$/.test(line)),
    ].map((label) => label.trim()),
    text,
    words,
    sentences: lines,
    listItems: sentences.filter(({ kind }) => kind === 'list-item').length,
    roles: new Set(
      reading.sections
        .filter(({ id }) => filled.has(id))
        .map(({ role, id }) => (role === 'other' ? (reading.roleOf.get(id) ?? role) : role)),
    ),
    references: [...reading.sentences, ...reading.blocks].filter(
      ({ kind, role }) => kind === 'reference' || (role === 'references' && kind !== 'heading'),
    ).length,
    citations,
    citationDensity: (1000 * citations) / words,
  }
}
