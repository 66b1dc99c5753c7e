import { rarity } from '#kit/text/bm25.ts'
import { countOf } from '#kit/text/content-stems.ts'
import { isLight } from '../text/words.ts'
import type { HandbookEntry } from './handbook-format.ts'
import { inItsWords, questionStems, writtenOut } from './question-words.ts'
import { sameStems } from './same-words.ts'
import { openSpelling } from './spelling.ts'
import { openWaysAsked } from './ways-asked.ts'

type HandbookHit = {
  entry: HandbookEntry
  /** How much of the question it has: 1 for one of the ways in which students ask for it. */
  fit: number
  /** How likely it is meant, as a share: it fits, and no entry of another subject fits as well. */
  sure: number
}
export type Handbook = {
  entries: readonly HandbookEntry[]
  byId(id: string): HandbookEntry | undefined
  find(question: string, limit?: number): HandbookHit[]
}

/** What each kind of likeness counts. Learnt from the ways of asking, each held back in its turn. */
const COUNTS = { several: 0.42, letters: 0.28, text: 0.24, name: 0.06 }
/** And what makes it likely that the first entry is meant. */
const LIKELY = { fit: 6.6, ahead: 9, whole: 0.6, from: -4.7 }
/** A word of any talk says little; one that the handbook does not have says that it may not be meant. */
const LIGHT_COUNTS = 0.5
const UNKNOWN_COUNTS = 5
const ONLY_IN_TEXTS_COUNTS = 4
const RIVALS = 8

const nameOf = ({ title, keywords }: HandbookEntry) => [title, ...keywords]
const waysOf = (entry: HandbookEntry) => [...nameOf(entry), ...entry.asked]
const allOf = (entry: HandbookEntry) => [...waysOf(entry), ...entry.sentences]
const sameStemsOf = (texts: readonly string[]) => new Set(texts.flatMap(sameStems))
const likely = (of: number): number => 1 / (1 + Math.exp(-of))

export function openHandbook(entries: readonly HandbookEntry[]): Handbook {
  const names = entries.map((entry) => sameStemsOf(nameOf(entry)))
  const texts = entries.map((entry) => sameStemsOf(allOf(entry)))
  const named = countOf(entries.flatMap((entry) => [...sameStemsOf(waysOf(entry))]))
  const known = new Set(texts.flatMap((stems) => [...stems]))
  const ways = openWaysAsked(entries.map(waysOf))
  // Opened at the first question: both at once would hold a server for too long.
  let spelling: ReturnType<typeof openSpelling> | undefined
  const ids = new Map(entries.map((entry) => [entry.id, entry]))
  const leadsOn = (one: HandbookEntry, other: HandbookEntry) =>
    one.seeAlso.includes(other.id) || other.seeAlso.includes(one.id)

  const weightOf = (stem: string) => {
    const holding = named.get(stem)
    const weight = holding
      ? rarity(holding, entries.length)
      : known.has(stem)
        ? ONLY_IN_TEXTS_COUNTS
        : UNKNOWN_COUNTS
    return weight * (isLight(stem) ? LIGHT_COUNTS : 1)
  }

  function fitsOf(question: string) {
    spelling ??= openSpelling(entries.flatMap(allOf))
    const said = inItsWords(spelling(writtenOut(question)))
    const stems = questionStems(said)
    const near = ways.nearness(said)
    const weigh = (of: readonly string[]) => of.reduce((sum, stem) => sum + weightOf(stem), 0)
    const whole = Math.max(0.001, weigh(stems))
    return entries.flatMap((entry, at) => {
      const inText = stems.filter((stem) => texts[at]!.has(stem))
      if (inText.length === 0) return []
      const fit =
        COUNTS.several * near[at]!.several +
        COUNTS.letters * near[at]!.letters +
        COUNTS.text * (weigh(inText) / whole) +
        COUNTS.name * (weigh(stems.filter((stem) => names[at]!.has(stem))) / whole)
      return [{ entry, fit, isWhole: stems.length > 1 && inText.length === stems.length }]
    })
  }

  return {
    entries,
    byId: (id) => ids.get(id),
    find(question, limit = 5) {
      const found = fitsOf(question).sort((a, b) => b.fit - a.fit)
      const rivals = found.slice(0, RIVALS)
      return found.slice(0, limit).map(({ entry, fit, isWhole }) => {
        const rival = rivals.find((other) => other.entry !== entry && !leadsOn(entry, other.entry))
        return {
          entry,
          fit,
          sure: likely(
            LIKELY.from +
              (isWhole ? LIKELY.whole : 0) +
              LIKELY.fit * fit +
              LIKELY.ahead * (fit - (rival?.fit ?? 0)),
          ),
        }
      })
    },
  }
}
