/** The passages of a book that answer a question, each with its place. */
import type { Place } from '#product/place.ts'
import { search } from '../rules/search.ts'
import type { StoredDocument } from './stored-document.ts'

export type FoundPassage = Place & {
  section: string
  text: string
  /** Ids; empty if a table was found. */
  sentences: string[]
  /** The one that answers best. */
  best: string | undefined
  score: number
}

export function passagesIn(
  { model, index }: StoredDocument,
  question: string,
  limit: number,
): FoundPassage[] {
  const titles = new Map(model.sections.map((section) => [section.id, section.title]))
  const sentencesById = new Map(model.sentences.map((sentence) => [sentence.id, sentence]))
  const places = new Map(model.blocks.map((block) => [block.id, block.within]))
  const withinOf = (sentence: string) => places.get(sentence.replace(/\.\d+$/, ''))
  return search(index, question, limit).map(
    ({ bestSentence, section, sentences, text, score, ...first }) => ({
      page: sentencesById.get(bestSentence)?.page ?? first.page,
      within: withinOf(bestSentence) ?? first.within,
      recognised: sentencesById.get(bestSentence)?.recognised,
      section: titles.get(section) ?? '',
      text: text.replaceAll('\n', ' '),
      sentences,
      best: bestSentence || undefined,
      score: Math.round(score * 1000) / 1000,
    }),
  )
}
