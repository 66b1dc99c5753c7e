/** Finds where a document mentions something: sentences with their context. */
import type { References } from '../checks/sources/match-citations.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import type { Topic } from '../facts/fact.ts'
import { factsIn } from '../record/facts-in.ts'
import type { StudyRecord } from '../record/study-record.ts'
import { isContentsLine } from '../text/contents-line.ts'
import { type AskedQuestion, type AskedWord, readQuestion } from './asked.ts'
import { holdsNumber } from './counted.ts'
import { placeAsked } from './places-asked.ts'
import { indexSentences } from './sentence-index.ts'

export type StudyPassage = {
  evidence: StudyEvidence
  /** The sentences round it, in order, for reading on. */
  context: StudyEvidence[]
  sectionTitle: string
  score: number
}

/** The search the built-in answerer needs; the documents capability may supply a better one. */
export type PassageSearch = { find(question: string, limit?: number): StudyPassage[] }

const ROUND = 2
/** Weight of a synonym, relative to the word itself. */
const KIN = 0.8
/** A fact of the kind asked for counts as much as this share of all the words. */
const FACT = 0.7
/** A number stated of the thing counted, on the same scale. */
const SAID = 0.3
/** Factor when a number is asked for and the sentence has none. */
const NO_NUMBER = 0.75
const WEIGHT_OF_PART: Partial<Record<ReadSentence['role'], number>> = {
  literature: 0.85,
  appendix: 0.8,
}

export function searchPassages(
  reading: ReadDocument,
  { record, references }: { record?: () => StudyRecord; references?: () => References } = {},
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
  const factsFor = (kinds: readonly Topic[]): Map<number, number> => {
    const found = new Map<number, number>()
    for (const { kind, evidence } of record && kinds.length > 0 ? factsIn(record()) : []) {
      const rank = kinds.indexOf(kind)
      const at = places.get(evidence.sentenceId)
      if (rank < 0 || at === undefined) continue
      const weight = FACT * (rank === 0 ? 1 : 0.7)
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
        }))
      const asked = readQuestion(question)
      const facts = factsFor(asked.kinds)
      const passages = [...scoresOf(asked, facts)].map(([at, score]): StudyPassage & { at: number } => {
        const unit = units[at]!
        return {
          at,
          evidence: evidenceOf(unit),
          context: windowOf(units, at).map(evidenceOf),
          sectionTitle: headings.get(unit.section)?.[0] ?? '',
          score,
        }
      })
      return best(passages, limit)
    },
  }

  function scoresOf(
    { words, counting }: AskedQuestion,
    facts: ReadonlyMap<number, number>,
  ): Map<number, number> {
    const all = words.reduce((sum, word) => sum + weightOf(word), 0) || 1
    const scores = new Map<number, number>()
    for (const { asked, kin } of words) {
      const forms = [{ stem: asked, weight: 1 }, ...kin.map((one) => ({ stem: one, weight: KIN }))]
      for (const [at, worth] of index.worth(forms)) scores.set(at, (scores.get(at) ?? 0) + worth)
    }
    for (const [at, weight] of facts) scores.set(at, (scores.get(at) ?? 0) + weight * all)
    for (const [at, score] of scores) {
      const { text, role } = units[at]!
      const isOff = counting.counted !== null && !holdsNumber(text)
      const said = counting.isSaid(text) ? SAID * all : 0
      scores.set(at, (score + said) * (WEIGHT_OF_PART[role] ?? 1) * (isOff ? NO_NUMBER : 1))
    }
    return scores
  }

  function weightOf({ asked, stems, weighs }: AskedWord): number {
    if (weighs === 'kind') return 0.5
    return index.has(asked) || ![...stems].some(index.has) ? index.rarityOf(asked) : 3
  }
}

/** A heading read as text answers nothing. */
const isHeadingLine = (text: string) =>
  text.length < 60 && !text.includes(':') && !/[.?!:;)”"]$/.test(text) && !/\d/.test(text.slice(4))

/** The best, no two from the same window. */
function best(passages: readonly (StudyPassage & { at: number })[], limit: number): StudyPassage[] {
  const chosen: (StudyPassage & { at: number })[] = []
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

/** For each section its own heading first, then those above it. */
function headingsOver({ sections }: ReadDocument): Map<string, string[]> {
  const over = new Map<string, string[]>()
  const above: { level: number; title: string }[] = []
  for (const { id, level, title } of sections) {
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop()
    over.set(id, [title, ...above.map((one) => one.title).reverse()])
    above.push({ level, title })
  }
  return over
}
