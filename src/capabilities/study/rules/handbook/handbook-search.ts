import { contentStems } from '#kit/text/content-stems.ts'
import { indexTexts } from '../text/index-texts.ts'
import { isLight } from '../text/words.ts'
import type { HandbookEntry } from './handbook-format.ts'
import { everyStemAsked, questionStems, vocabularyOf } from './question-words.ts'
import { openWaysAsked } from './ways-asked.ts'

type HandbookHit = {
  entry: HandbookEntry
  score: number
  /** Share of the question's words it contains. */
  covered: number
  /** How much of the question is in its names, or in a way in which students ask for it. */
  named: number
}
export type Handbook = {
  entries: readonly HandbookEntry[]
  byId(id: string): HandbookEntry | undefined
  find(question: string, limit?: number): HandbookHit[]
}

/** Title and keywords say what an entry is about; its text only mentions things. */
const searchable = (entry: HandbookEntry) => {
  const about = [entry.title, ...entry.keywords, ...entry.asked].join(' ')
  return `${entry.title} ${about} ${about} ${entry.sentences.join(' ')}`
}

/** Where the words that the handbook knows are what an entry is about, that entry is meant. */
const ABOUT_ENOUGH = 0.6
const KNOWN_ENOUGH = 0.5
const UNKNOWN_WEIGHS = 5
const LIGHT_WEIGHS = 0.5
/** A question this near to a way in which students ask for an entry is asking for it. */
const NEAR_ENOUGH = 0.6
/** What being asked in such a way weighs beside the words in common. */
const NEAR_WEIGHS = 3

export function openHandbook(entries: readonly HandbookEntry[]): Handbook {
  const index = indexTexts(entries.map(searchable))
  const names = entries.map(({ title, keywords }) =>
    [title, ...keywords].map((name) => new Set(contentStems(name))),
  )
  const titles = names.map((all) => new Set(all.flatMap((name) => [...name])))
  const ways = openWaysAsked(entries.map(({ title, keywords, asked }) => [title, ...keywords, ...asked]))
  const texts = entries.map((entry) => new Set(contentStems(searchable(entry))))
  const vocabulary = vocabularyOf(entries.map(searchable))
  /** A word of any talk says little, also where the handbook has it; one that the handbook has not says that it may not be meant. */
  const weightOf = (stem: string) =>
    (vocabulary.has(stem) ? index.weightOf(stem) : UNKNOWN_WEIGHS) * (isLight(stem) ? LIGHT_WEIGHS : 1)
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const ids = new Map(entries.map((entry) => [entry.id, entry]))

  function hitFor(
    asked: readonly string[],
    { index: at, score }: ReturnType<typeof index.find>[number],
    near: number,
  ): HandbookHit {
    const known = asked.filter((stem) => vocabulary.has(stem))
    const inTitle = known.filter((stem) => titles[at]!.has(stem))
    const about = weigh(inTitle) / Math.max(0.001, weigh(known))
    // A whole name of the entry in the question weighs more than words of several.
    const named = Math.max(
      0,
      ...names[at]!.map((name) => ([...name].every((stem) => asked.includes(stem)) ? name.size : 0)),
    )
    const boost = 1 + about + named / Math.max(1, known.length) + NEAR_WEIGHS * near
    const isMeant = about >= ABOUT_ENOUGH && weigh(known) > weigh(asked) * KNOWN_ENOUGH
    const share = weigh(asked.filter((stem) => texts[at]!.has(stem))) / Math.max(0.001, weigh(asked))
    const covered = near >= NEAR_ENOUGH ? Math.max(share, near) : share
    return {
      entry: entries[at]!,
      score: score * boost,
      named: Math.max(near, weigh(inTitle) / Math.max(0.001, weigh(asked))),
      covered: isMeant ? Math.max(covered, about) : covered,
    }
  }

  return {
    entries,
    byId: (id) => ids.get(id),
    find(question, limit = 5) {
      const asked = questionStems(question, vocabulary)
      const near = ways.nearness(everyStemAsked(question, vocabulary))
      return index
        .findStems(asked, entries.length)
        .map((hit) => hitFor(asked, hit, near[hit.index]!))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}
