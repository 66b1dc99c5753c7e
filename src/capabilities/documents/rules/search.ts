/**
 * Search this document one document: passages ranked by BM25 over stems. The index is plain data, so it is
 * built once, kept as JSON beside the document, and used on either side.
 */

import { fulness, rarity } from '#kit/text/bm25.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import type { DocumentModel, SectionPlace, Sentence } from '#product/document-model.ts'

/** A passage is about this many words: long enough to answer, short enough to read. */
const PASSAGE_WORDS = 90
const HEADING_WEIGHT = 2

export type DocumentPassage = {
  page: number
  within?: SectionPlace
  section: string
  sentences: string[]
  text: string
}

export type SearchIndex = {
  version: 1
  passages: DocumentPassage[]
  /** Stems of each passage. */
  lengths: number[]
  /** For each stem: passage, times, passage, times… */
  postings: Record<string, number[]>
}

type Searchable = Pick<DocumentModel, 'blocks' | 'sections' | 'sentences'>

export type SearchHit = DocumentPassage & { score: number; bestSentence: string }

export function buildSearchIndex(model: Searchable): SearchIndex {
  const building = buildInSteps(model)
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
  }
}

/** Pauses after every few passages, so that a server can let others have a turn. */
export function* buildInSteps(model: Searchable, pauseAfter = 100): Generator<void, SearchIndex> {
  const passages = passagesOf(model)
  const titles = new Map(model.sections.map(({ id, title }) => [id, title]))
  // No prototype: a document may well hold the word 'constructor'.
  const postings: Record<string, number[]> = Object.create(null)
  const lengths: number[] = []
  for (const [at, passage] of passages.entries()) {
    const stems = contentStems(passage.text)
    const counts = countOf(stems)
    // A section title describes its passages, so its words count for them.
    for (const word of new Set(contentStems(titles.get(passage.section) ?? '')))
      counts.set(word, (counts.get(word) ?? 0) + HEADING_WEIGHT)
    for (const [word, times] of counts) {
      const places = postings[word] ?? []
      places.push(at, times)
      postings[word] = places
    }
    lengths.push(stems.length)
    if (at % pauseAfter === pauseAfter - 1) yield
  }
  return { version: 1, passages, lengths, postings }
}

export function search(index: SearchIndex, query: string, most = 10): SearchHit[] {
  const { passages, lengths, postings } = index
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1
  const words = [...new Set(contentStems(query))]
  const scores = new Map<number, number>()
  for (const word of words) {
    const places = Object.hasOwn(postings, word) ? postings[word]! : []
    const worth = rarity(places.length / 2, passages.length)
    for (let at = 0; at < places.length; at += 2) {
      const passage = places[at]!
      const weight = fulness(places[at + 1]!, lengths[passage]!, average)
      scores.set(passage, (scores.get(passage) ?? 0) + worth * weight)
    }
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([at, score]) => ({ ...passages[at]!, score, bestSentence: bestSentence(passages[at]!, words) }))
}

/** Sentences one after the other, never across a section: a passage has one subject and begins on one page. */
function passagesOf({ blocks, sentences }: Searchable): DocumentPassage[] {
  const byBlock = Map.groupBy(sentences, ({ block }) => block)
  const passages: DocumentPassage[] = []
  let open: DocumentPassage | undefined
  let words = 0
  for (const block of blocks) {
    if (block.kind === 'heading') open = undefined
    if (block.kind === 'table') {
      passages.push({
        page: block.page,
        ...(block.within && { within: block.within }),
        section: block.section,
        sentences: [],
        text: block.text.replace(/\s+/g, ' '),
      })
      continue
    }
    for (const sentence of byBlock.get(block.id) ?? []) {
      if (!open || words >= PASSAGE_WORDS || open.section !== block.section) {
        const { section, within } = block
        open = { page: sentence.page, ...(within && { within }), section, sentences: [], text: '' }
        words = 0
        passages.push(open)
      }
      add(open, sentence)
      words += sentence.text.split(' ').length
    }
  }
  return passages
}

function add(passage: DocumentPassage, { id, text }: Sentence): void {
  passage.sentences.push(id)
  // One sentence a line: the lines and the ids go together.
  passage.text += passage.text ? `\n${text}` : text
}

function bestSentence({ sentences, text }: DocumentPassage, words: string[]): string {
  const wanted = new Set(words)
  let best = 0
  let most = -1
  text.split('\n').forEach((line, at) => {
    const hits = new Set(contentStems(line).filter((word) => wanted.has(word))).size
    if (hits > most) [best, most] = [at, hits]
  })
  return sentences[best] ?? ''
}
