/** Okapi BM25 over the passages of one document, in a form that can be kept and taken up again. */
import type { DocumentModel } from '#product/document-model.ts'
import { type PassagePlace, passagesOf, textOf } from './passages.ts'
import { searchWords } from './words-for-search.ts'

export type SearchIndex = {
  language: string
  passages: PassagePlace[]
  /** How many words each passage has. */
  lengths: number[]
  /** For each word: passage, how often, passage, how often… */
  words: Map<string, number[]>
}

export type Hit = { passage: number; score: number }

const K1 = 1.2
const B = 0.75

/** Pauses after every few passages, so that whoever builds it can let others have a turn. */
export function* buildIndex(model: DocumentModel, pauseAfter = 200): Generator<void, SearchIndex> {
  const index: SearchIndex = {
    language: model.language,
    passages: passagesOf(model),
    lengths: [],
    words: new Map(),
  }
  for (const [number, passage] of index.passages.entries()) {
    const counts = new Map<string, number>()
    const words = searchWords(textOf(model, passage), index.language)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      const list = index.words.get(word)
      if (list) list.push(number, count)
      else index.words.set(word, [number, count])
    }
    index.lengths.push(words.length)
    if (number % pauseAfter === pauseAfter - 1) yield
  }
  return index
}

export function searchIndex(index: SearchIndex, question: string, limit: number): Hit[] {
  const { lengths, words } = index
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1
  const scores = new Map<number, number>()
  for (const word of new Set(searchWords(question, index.language))) {
    const list = words.get(word) ?? []
    const weight = weightOf(list.length / 2, lengths.length)
    for (let at = 0; at < list.length; at += 2) {
      const passage = list[at]!
      const count = list[at + 1]!
      const norm = K1 * (1 - B + (B * lengths[passage]!) / average)
      scores.set(passage, (scores.get(passage) ?? 0) + (weight * count * (K1 + 1)) / (count + norm))
    }
  }
  return [...scores]
    .map(([passage, score]) => ({ passage, score }))
    .sort((a, b) => b.score - a.score || a.passage - b.passage)
    .slice(0, limit)
}

const weightOf = (holding: number, all: number) => Math.log(1 + (all - holding + 0.5) / (holding + 0.5))

/** The sentence of a passage that answers best: it is the one a page picture marks. */
export function bestSentence(
  index: SearchIndex,
  model: DocumentModel,
  place: PassagePlace,
  question: string,
): number | undefined {
  const asked = new Set(searchWords(question, index.language))
  let best: { at: number; worth: number } | undefined
  for (let at = place.from; at < place.to; at += 1) {
    const found = new Set(searchWords(model.sentences[at]!.text, index.language))
    let worth = 0
    for (const word of found)
      if (asked.has(word)) worth += weightOf((index.words.get(word)?.length ?? 0) / 2, index.lengths.length)
    if (!best || worth > best.worth) best = { at, worth }
  }
  return best?.at
}
