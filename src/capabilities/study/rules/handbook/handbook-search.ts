import { contentStems } from '#kit/text/content-stems.ts'
import { indexTexts } from '../text/index-texts.ts'
import { stemsAsked } from '../text/words.ts'
import type { HandbookEntry } from './handbook-format.ts'

type HandbookHit = {
  entry: HandbookEntry
  score: number /** Share of the question's words it contains. */
  covered: number
}
export type Handbook = {
  entries: readonly HandbookEntry[]
  byId(id: string): HandbookEntry | undefined
  find(question: string, limit?: number): HandbookHit[]
}

/** Title and keywords say what an entry is about; its text only mentions things. */
const searchable = (entry: HandbookEntry) => {
  const about = [entry.title, ...entry.keywords].join(' ')
  return `${entry.title} ${about} ${about} ${entry.sentences.join(' ')}`
}

export function openHandbook(entries: readonly HandbookEntry[]): Handbook {
  const index = indexTexts(entries.map(searchable))
  const titles = entries.map((entry) => new Set(contentStems(`${entry.title} ${entry.keywords.join(' ')}`)))
  const ids = new Map(entries.map((entry) => [entry.id, entry]))

  return {
    entries,
    byId: (id) => ids.get(id),
    find(question, limit = 5) {
      const asked = stemsAsked(question)
      const known = asked.filter((stem) => index.weightOf(stem) > 0)
      return index
        .find(question, 20)
        .map(({ index: at, score, matched }) => {
          const inTitle = known.filter((stem) => titles[at]!.has(stem))
          const boost = 1 + inTitle.length / Math.max(1, known.length)
          return { entry: entries[at]!, score: score * boost, covered: matched / Math.max(1, asked.length) }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}
