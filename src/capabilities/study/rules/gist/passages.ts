/** Finds where a document speaks of something: sentences with what stands round them, and whether they can be the answer. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import type { References } from '../checks/sources/match-citations.ts'
import { isContentsLine } from '../checks/words/captions.ts'
import { type Evidence, evidenceOf } from '../document/evidence.ts'
import type { Reading, ReadSentence } from '../document/reading.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import type { FactKind } from '../facts/fact.ts'
import { kinOf } from '../text/query-kin.ts'
import { stemsAsked } from '../text/words.ts'
import { placeAsked } from './places-asked.ts'
import { countedIn, holdsNumber, kindsAsked, lacksName, NAMES_OF_KINDS, STATED } from './question-kinds.ts'
import { indexSentences, type WeightedStem } from './sentence-index.ts'

export type Passage = {
  evidence: Evidence
  /** The sentences round it, in their order, for whoever wants to read on. */
  context: Evidence[]
  sectionTitle: string
  score: number
  /** How much of what was asked the passage holds, from 0 to 1, rare words counting for more. */
  covered: number
}

/** What the built-in answerer needs of a search; the documents capability may bring a better one. */
export type PassageSearch = { find(question: string, limit?: number): Passage[] }

const ROUND = 2
/** How many are looked at closely. */
const CANDIDATES = 40
/** Beside the words themselves, other words for the same count this much. */
const KIN = 0.8
/** A fact of the kind that is asked for is worth as much as this share of all the words. */
const FACT = { shown: 0.7, likely: 0.35 }
/** A word that the document nowhere holds is what a question about something else is made of. */
const UNHEARD = 1.4
/** What another word for it proves. */
const BY_KIN = 0.7
/** What lacks the number, the name or the statement that was asked for is no answer, whatever words it shares. */
const LACKING = 0.5
const YEAR = /^\(?(?:19|20)\d\d\)?[.,;]?$/
/** In words. */
const BESIDE = 6
const WEIGHT_OF_PART: Partial<Record<ReadSentence['role'], number>> = {
  literature: 0.85,
  appendix: 0.8,
}

const OF_KINDS = new Set(NAMES_OF_KINDS.map(stem))

export function searchPassages(
  reading: Reading,
  { book, references }: { book?: () => BookOfFacts; references?: () => References } = {},
): PassageSearch {
  const units = [
    ...reading.sentences.filter(
      ({ kind, role, text }) =>
        kind !== 'reference' && role !== 'references' && !isContentsLine(text) && !isHeadingLine(text),
    ),
    ...reading.blocks.filter(({ kind, role }) => kind === 'table' && role !== 'references'),
  ]
  const places = new Map(units.map(({ id }, at) => [id, at]))
  const headings = headingsOver(reading)
  const index = indexSentences(units, headings)

  /** Sentences that are facts of the kinds asked for, with their weight; the first kind counts most. */
  const factsFor = (kinds: readonly FactKind[]): Map<number, number> => {
    const found = new Map<number, number>()
    for (const { kind, certainty, evidence } of kinds.length > 0 ? (book?.().facts ?? []) : []) {
      const rank = kinds.indexOf(kind)
      const at = places.get(evidence.sentenceId)
      if (rank < 0 || at === undefined) continue
      const weight = FACT[certainty] * (rank === 0 ? 1 : 0.7)
      found.set(at, Math.max(found.get(at) ?? 0, weight))
    }
    return found
  }

  return {
    find(question, limit = 5) {
      const place = placeAsked(question, reading, references)
      if (place)
        return place.evidence.map((evidence) => ({
          evidence,
          context: [evidence],
          sectionTitle: place.title,
          score: 1,
          covered: 1,
        }))
      const groups = groupsOf(question)
      const all = groups.reduce((sum, group) => sum + tellingOf(group), 0) || 1
      const facts = factsFor(kindsAsked(question))
      const scores = new Map<number, number>()
      for (const group of groups)
        for (const [at, worth] of index.worth(group.words)) scores.set(at, (scores.get(at) ?? 0) + worth)
      for (const [at, weight] of facts) scores.set(at, (scores.get(at) ?? 0) + weight * all)
      const counted = countedIn(question)
      const isCounted = counting(counted)
      for (const [at, score] of scores) {
        const isOff = counted !== null && !holdsNumber(units[at]!.text)
        scores.set(at, score * (WEIGHT_OF_PART[units[at]!.role] ?? 1) * (isOff ? 0.75 : 1))
      }
      const kinds = kindsAsked(question)
      const isUnstated = kinds[0] !== undefined && STATED.has(kinds[0]) && lacks(kinds[0])

      const candidates = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CANDIDATES)
      const passages = candidates.map(([at, score]): Passage & { at: number } => {
        const window = windowOf(units, at)
        return {
          at,
          evidence: evidenceOf(units[at]!),
          context: window.map(evidenceOf),
          sectionTitle: headings.get(units[at]!.section)?.[0] ?? '',
          score,
          covered:
            coveredBy(at, groups, facts) *
            (isCounted(window) ? 1 : LACKING) *
            (isUnstated || lacksName(question, window.map(({ text }) => text).join(' ')) ? LACKING : 1),
        }
      })
      return best(
        passages.map((one) => ({ ...one, score: one.score * (0.9 + 0.2 * one.covered) })),
        limit,
      )
    },
  }

  type Group = { asked: string; words: WeightedStem[]; stems: ReadonlySet<string> }

  function groupsOf(question: string): Group[] {
    return stemsAsked(question).map((asked) => {
      const kin = kinOf(asked).flatMap(contentStems)
      const words = [{ stem: asked, weight: 1 }, ...kin.map((one) => ({ stem: one, weight: KIN }))]
      return { asked, words, stems: new Set(words.map((word) => word.stem)) }
    })
  }

  /** What nobody can find here tells the most. */
  function tellingOf({ asked, stems }: Group): number {
    if (OF_KINDS.has(asked)) return 0.5
    return index.has(asked)
      ? index.rarityOf(asked)
      : [...stems].some(index.has)
        ? 3
        : UNHEARD * index.rarityOf(asked)
  }

  function coveredBy(at: number, groups: readonly Group[], facts: ReadonlyMap<number, number>): number {
    let all = 0
    let held = 0
    const isFact = facts.has(at)
    for (const group of groups) {
      const telling = tellingOf(group)
      all += telling
      if (index.near(at, new Set([group.asked])) || (isFact && OF_KINDS.has(group.asked))) held += telling
      else if (index.near(at, group.stems)) held += telling * BY_KIN
    }
    return all === 0 ? 1 : held / all
  }

  function lacks(kind: FactKind): boolean {
    const known = book?.()
    return known?.kind === 'research' && !known.facts.some((fact) => fact.kind === kind)
  }
}

/** "How many women" is answered where a number stands beside them, or beside another word for them. */
function counting(counted: string | null): (window: readonly ReadSentence[]) => boolean {
  if (counted === null) return () => true
  const own = contentStems(counted)
  const stems = new Set([...own, ...own.flatMap(kinOf).flatMap(contentStems)])
  return (window) =>
    window.some(({ text }) => {
      if (!holdsNumber(text)) return false
      if (stems.size === 0) return true
      const words = text.split(/\s+/)
      return words.some(
        (word, at) =>
          holdsNumber(word) &&
          !YEAR.test(word) &&
          words
            .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
            .some((near) => contentStems(near).some((one) => stems.has(one))),
      )
    })
}

/** A heading that was read as text answers nothing. */
const isHeadingLine = (text: string) =>
  text.length < 60 && !text.includes(':') && !/[.?!:;)”"]$/.test(text) && !/\d/.test(text.slice(4))

/** The best, and no two from one window. */
function best(passages: readonly (Passage & { at: number })[], limit: number): Passage[] {
  const chosen: (Passage & { at: number })[] = []
  for (const one of [...passages].sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.some(({ at }) => Math.abs(at - one.at) <= ROUND)) continue
    chosen.push(one)
    if (chosen.length === limit) break
  }
  return chosen.map(({ at: _, ...passage }) => passage)
}

const windowOf = (units: readonly ReadSentence[], at: number): ReadSentence[] =>
  units
    .slice(Math.max(0, at - ROUND), at + ROUND + 1)
    .filter(({ section, kind }) => section === units[at]!.section && kind !== 'table')
    .concat(units[at]!.kind === 'table' ? [units[at]!] : [])

/** For each section its own heading first, then those it stands under. */
function headingsOver({ sections }: Reading): Map<string, string[]> {
  const over = new Map<string, string[]>()
  const above: { level: number; title: string }[] = []
  for (const { id, level, title } of sections) {
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop()
    over.set(id, [title, ...above.map((one) => one.title).reverse()])
    above.push({ level, title })
  }
  return over
}
