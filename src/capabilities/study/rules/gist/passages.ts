/** Finds where a document speaks of something. A passage is a paragraph; its best sentence is the evidence. */

import { contentStems } from '#capabilities/documents/rules/content-stems.ts'
import { type Evidence, evidenceOf } from '../document/evidence.ts'
import type { Reading, ReadSentence } from '../document/reading.ts'
import { indexTexts } from '../text/bm25.ts'
import { kinOf } from '../text/query-kin.ts'
import { stemsAsked } from '../text/words.ts'

type Passage = {
  evidence: Evidence
  /** The sentences round it, in their order, for whoever wants to read on. */
  context: Evidence[]
  sectionTitle: string
  score: number
  /** Share of the question's content words that the passage holds. */
  covered: number
}

/** What the built-in answerer needs of a search; the documents capability may bring a better one. */
export type PassageSearch = { find(question: string, limit?: number): Passage[] }

const WINDOW = 5

export function searchPassages(reading: Reading): PassageSearch {
  const titles = new Map(reading.sections.map(({ id, title }) => [id, title]))
  const windows = windowsOf(
    reading.sentences.filter(({ kind, role }) => kind !== 'reference' && role !== 'references'),
  )
  const index = indexTexts(
    windows.map(
      (window) => `${titles.get(window[0]!.section) ?? ''} ${window.map(({ text }) => text).join(' ')}`,
    ),
  )

  return {
    find(question, limit = 5) {
      const groups = stemsAsked(question).map(
        (asked) => new Set([asked, ...kinOf(asked).flatMap(contentStems)]),
      )
      const wanted = new Set(groups.flatMap((group) => [...group]))
      const worth = ({ text }: ReadSentence) =>
        [...new Set(contentStems(text))].reduce(
          (sum, stem) => sum + (wanted.has(stem) ? index.weightOf(stem) : 0),
          0,
        )
      const widened = `${question} ${stemsAsked(question).flatMap(kinOf).join(' ')}`

      return index.find(widened, limit).map(({ index: at, score }) => {
        const window = windows[at]!
        const best = window.reduce((a, b) => (worth(b) > worth(a) ? b : a))
        const sectionTitle = titles.get(best.section) ?? ''
        const held = new Set(contentStems(`${sectionTitle} ${window.map(({ text }) => text).join(' ')}`))
        const covered = groups.filter((group) => [...group].some((stem) => held.has(stem))).length
        return {
          evidence: evidenceOf(best),
          context: window.map(evidenceOf),
          sectionTitle,
          score,
          covered: covered / Math.max(1, groups.length),
        }
      })
    },
  }
}

function windowsOf(sentences: readonly ReadSentence[]): ReadSentence[][] {
  const windows: ReadSentence[][] = []
  for (const sentence of sentences) {
    const last = windows.at(-1)
    if (last && last[0]!.block === sentence.block && last.length < WINDOW) last.push(sentence)
    else windows.push([sentence])
  }
  return windows
}
