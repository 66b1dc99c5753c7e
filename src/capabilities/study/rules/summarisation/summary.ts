/**
 * A summary made of the document's own sentences. Structure does the work: the part of the thesis a sentence is in, and
 * its role there. Measured, this beats every scheme that ranks sentences by their words.
 */

import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { findCitations } from '../text/citations.ts'
import { type Move, makes } from '../text/cues.ts'
import { describesPicture } from '../text/speaks-about.ts'
import { countWords } from '../text/words.ts'

export type SummaryPoint = { move: Move | 'main-point'; evidence: StudyEvidence }

type SummarySlot = {
  move: Move
  roles: Partial<Record<ReadSentence['role'], number>>
  most: number
  wantsNumber?: true
}

/** The points a reader wants from a thesis, in that order. */
const SLOTS: readonly SummarySlot[] = [
  { move: 'aim', roles: { abstract: 3, introduction: 3, 'front-matter': 1 }, most: 1 },
  { move: 'gap', roles: { introduction: 3, abstract: 2, literature: 2 }, most: 1 },
  { move: 'method', roles: { methods: 3, abstract: 2 }, most: 1 },
  { move: 'sample', roles: { methods: 3, abstract: 3 }, most: 1, wantsNumber: true },
  { move: 'finding', roles: { results: 3, abstract: 2.5, discussion: 0.2 }, most: 3, wantsNumber: true },
  { move: 'no-effect', roles: { results: 3, abstract: 1 }, most: 1, wantsNumber: true },
  { move: 'limitation', roles: { discussion: 3, conclusion: 2, methods: 1 }, most: 1 },
  { move: 'conclusion', roles: { conclusion: 3, abstract: 2, discussion: 1 }, most: 1 },
  { move: 'recommendation', roles: { conclusion: 3, abstract: 2, discussion: 1 }, most: 1 },
]

const MMR = 0.9
const TIE = 0.05
/** Two sentences this alike say the same. An aim and its conclusion are alike too, but less so. */
const REPEATS = 0.6
/** A section longer than this is represented by its beginning when ties are broken. */
const SECTION_CAP = 80

type SummaryCandidate = { sentence: ReadSentence; stems: ReadonlySet<string>; score: number }

export function summarise(reading: ReadDocument): SummaryPoint[] {
  const sentences = reading.sentences.filter(
    (sentence) => isProse(sentence) && isWholeSentence(sentence.text) && !describesPicture(sentence.text),
  )
  const topic = new Set(contentStems(reading.title))
  const stems = new Map(sentences.map((sentence) => [sentence.id, new Set(contentStems(sentence.text))]))
  const chosen: (SummaryCandidate & { move: SummaryPoint['move'] })[] = []

  const pick = (move: SummaryPoint['move'], most: number, candidates: SummaryCandidate[]) => {
    for (let taken = 0; taken < most; taken += 1) {
      const open = candidates.filter(
        ({ sentence }) => !chosen.some((other) => other.sentence.id === sentence.id),
      )
      const best = bestOf(open, chosen, sentences, stems)
      if (!best) return
      chosen.push({ ...best, move })
    }
  }

  for (const slot of SLOTS)
    pick(
      slot.move,
      slot.most,
      sentences
        .filter(({ role, text }) => (slot.roles[role] ?? 0) > 0 && makes(text, slot.move))
        .map((sentence) => ({
          sentence,
          stems: stems.get(sentence.id)!,
          score: (slot.roles[sentence.role] ?? 0) + worth(sentence, slot, topic, stems.get(sentence.id)!),
        })),
    )
  // A text without the parts of a thesis: the first sentence of each of its sections.
  if (chosen.length < 3)
    for (const sentence of sentences.filter(({ place }) => place === 0).slice(0, 6 - chosen.length))
      pick('main-point', 1, [{ sentence, stems: stems.get(sentence.id)!, score: 1 }])
  return chosen.map(({ move, sentence }) => ({ move, evidence: evidenceOf(sentence) }))
}

function worth(
  sentence: ReadSentence,
  slot: SummarySlot,
  topic: ReadonlySet<string>,
  stems: ReadonlySet<string>,
): number {
  const hasNumber = /\d/.test(sentence.text)
  const onTopic = [...topic].filter((stem) => stems.has(stem)).length / Math.max(1, topic.size)
  const citesOthers = findCitations(sentence.text).length > 0
  const words = countWords(sentence.text)
  return (
    (slot.wantsNumber && hasNumber ? 1 : 0) +
    onTopic +
    // Early sentences of a section score higher. The last position scores zero, so appending a sentence does not change
    // the summary.
    0.5 / (1 + sentence.place) -
    (citesOthers ? 1 : 0) -
    (words > 45 ? 0.5 : 0)
  )
}

function bestOf(
  open: readonly SummaryCandidate[],
  chosen: readonly SummaryCandidate[],
  sentences: readonly ReadSentence[],
  stems: ReadonlyMap<string, ReadonlySet<string>>,
): SummaryCandidate | undefined {
  const rated = open
    .map((candidate) => {
      const repeats = Math.max(0, ...chosen.map((other) => likeness(candidate.stems, other.stems)))
      return { candidate, repeats, rating: MMR * candidate.score - (1 - MMR) * 10 * repeats }
    })
    .filter(({ repeats }) => repeats < REPEATS)
    .sort((a, b) => b.rating - a.rating)
  const top = rated[0]
  if (!top) return undefined
  const equals = rated.filter(({ rating }) => rating >= top.rating - TIE)
  if (equals.length === 1) return top.candidate
  const central = ({ candidate }: (typeof equals)[number]) => {
    const section = sentences
      .filter(({ section: id }) => id === candidate.sentence.section)
      .slice(0, SECTION_CAP)
    return centrality(
      candidate.stems,
      section.map(({ id }) => stems.get(id)!),
    )
  }
  return equals.map((equal) => ({ equal, value: central(equal) })).sort((a, b) => b.value - a.value)[0]!.equal
    .candidate
}

/** Formulas, broken lines and table rows make poor summaries. */
function isWholeSentence(text: string): boolean {
  const words = countWords(text)
  if (words < 6 || words > 70 || !/[.!?]["'”’)]?$/.test(text)) return false
  // A result in brackets is half signs and figures, but makes the best summary.
  const letters = (text.match(/\p{L}/gu) ?? []).length
  return letters / text.replace(/\s/g, '').length > 0.5
}

/** How alike two sentences are: shared content stems over all of them. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared += 1
  return shared / (a.size + b.size - shared)
}

/** Degree centrality, the plain form of LexRank. Alone it is no better than chance; it is used to break ties. */
function centrality(of: ReadonlySet<string>, among: readonly ReadonlySet<string>[]): number {
  if (among.length === 0) return 0
  return among.reduce((sum, other) => sum + likeness(of, other), 0) / among.length
}
