import { contentStems } from '#kit/text/content-stems.ts'
import { indexTexts } from '../text/index-texts.ts'
import type { HandbookEntry } from './handbook-format.ts'
import { questionStems, vocabularyOf } from './question-words.ts'

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

/** Where the words that the handbook knows are what an entry is about, that entry is meant. */
const ABOUT_ENOUGH = 0.6
const KNOWN_ENOUGH = 0.5

export function openHandbook(entries: readonly HandbookEntry[]): Handbook {
  const index = indexTexts(entries.map(searchable))
  const names = entries.map(({ title, keywords }) =>
    [title, ...keywords].map((name) => new Set(contentStems(name))),
  )
  const titles = names.map((all) => new Set(all.flatMap((name) => [...name])))
  const vocabulary = vocabularyOf(entries.map(searchable))
  const ids = new Map(entries.map((entry) => [entry.id, entry]))

  function hitFor(
    asked: readonly string[],
    { index: at, score, matched }: ReturnType<typeof index.find>[number],
  ): HandbookHit {
    const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + index.weightOf(stem), 0)
    const known = asked.filter((stem) => vocabulary.has(stem))
    const inTitle = known.filter((stem) => titles[at]!.has(stem))
    const about = weigh(inTitle) / Math.max(0.001, weigh(known))
    // A whole name of the entry in the question weighs more than words of several.
    const named = Math.max(
      0,
      ...names[at]!.map((name) => ([...name].every((stem) => asked.includes(stem)) ? name.size : 0)),
    )
    const boost = 1 + about + named / Math.max(1, known.length)
    const isMeant = about >= ABOUT_ENOUGH && known.length >= asked.length * KNOWN_ENOUGH
    const share = matched / Math.max(1, asked.length)
    return { entry: entries[at]!, score: score * boost, covered: isMeant ? Math.max(share, about) : share }
  }

  return {
    entries,
    byId: (id) => ids.get(id),
    find(question, limit = 5) {
      const asked = questionStems(question, vocabulary)
      return index
        .findStems(asked, 20)
        .map((hit) => hitFor(asked, hit))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}
