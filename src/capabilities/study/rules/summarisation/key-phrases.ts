/** Key phrases by C-value and early position: measured best of six ways on sections with known headings. */

import { stem } from '#kit/text/stem.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument } from '../document/reading.ts'
import { findCitations } from '../text/citations.ts'

export type KeyPhrase = { phrase: string; count: number; score: number; evidence: StudyEvidence }

const LONGEST = 4
const TITLED = 2
const TOKEN = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[.,;:!?()[\]"“”]/gu
/** Words found in any thesis, and verbs of research: they mark no topic. */
const EMPTY = new Set(
  `study studies research researcher respondent respondents participant participants result results finding findings table figure
chapter section total number percent per cent also based using used use among within found show shows showed shown
reported report according further different various several general specific objective objectives first second third
year years et al eg ie one two three four five six seven eight nine ten made make determine determined associated factors recommend recommended recommends aimed conducted however significant significantly`
    .split(/\s+/)
    .map(stem),
)

type PhraseCandidate = { count: number; first: number; forms: Map<string, number>; size: number }

export function findKeyPhrases(reading: ReadDocument, limit = 12): KeyPhrase[] {
  const prose = reading.sentences.filter((sentence) => isProse(sentence) && sentence.role !== 'appendix')
  const body = prose.filter(({ role }) => role !== 'front-matter')
  // Title pages and lists of contents repeat headings; a text in one piece may have nothing else.
  const sentences = body.length > prose.length / 2 ? body : prose
  const candidates = new Map<string, PhraseCandidate>()
  sentences.forEach(({ text }, at) => {
    for (const { words, key } of phrasesIn(withoutCitations(text))) {
      const held = candidates.get(key) ?? { count: 0, first: at, forms: new Map(), size: words.length }
      held.count += 1
      const form = words.join(' ')
      held.forms.set(form, (held.forms.get(form) ?? 0) + 1)
      candidates.set(key, held)
    }
  })
  const least = sentences.length > 60 ? 3 : sentences.length > 15 ? 2 : 1
  const inTitle = new Set(phrasesIn(reading.title).map(({ key }) => key))
  // A word of the title is a topic, however seldom the text repeats it.
  const frequent = [...candidates].filter(
    ([key, { count, size }]) => count >= least || (size === 1 && inTitle.has(key)),
  )
  const within = containedIn(frequent)

  const scored = frequent
    .map(([key, held]) => {
      const longer = within.get(key)
      const free = longer ? held.count - longer.total / longer.kinds : held.count
      const early = 1 + 1 / (1 + held.first / Math.max(8, sentences.length / 20))
      const titled = inTitle.has(key) ? TITLED : 1
      return {
        key,
        held,
        score: Math.log2(held.size + 1) * Math.max(free, inTitle.has(key) ? 1 : 0) * early * titled,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.held.first - b.held.first)

  const chosen: typeof scored = []
  for (const next of scored) {
    const wider = chosen.findIndex(({ key, held }) => held.size === 1 && phraseHolds(next.key, key))
    // "late booking" says more than "booking", if "booking" mostly occurs in it.
    if (wider >= 0 && (inTitle.has(next.key) || next.held.count >= chosen[wider]!.held.count * 0.3))
      chosen[wider] = next
    else if (
      chosen.length < limit &&
      !chosen.some(({ key }) => phraseHolds(key, next.key) || phraseHolds(next.key, key))
    )
      chosen.push(next)
  }
  const distinct = chosen.filter(
    ({ key }, at) =>
      !chosen.slice(0, at).some((other) => phraseHolds(other.key, key) || phraseHolds(key, other.key)),
  )
  return distinct.map(({ held, score }) => ({
    phrase: [...held.forms].sort((a, b) => b[1] - a[1])[0]![0],
    count: held.count,
    score: Math.round(score * 100) / 100,
    evidence: evidenceOf(sentences[held.first]!),
  }))
}

const phraseHolds = (longer: string, shorter: string) => ` ${longer} `.includes(` ${shorter} `)

/** Authors are cited often, but are not topics. */
const withoutCitations = (text: string) =>
  /(?:19|20)\d\d/.test(text)
    ? findCitations(text).reduceRight(
        (rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`,
        text,
      )
    : text

type Phrase = { words: string[]; key: string }

function phrasesIn(text: string): Phrase[] {
  const phrases: Phrase[] = []
  let run: { word: string; stem: string }[] = []
  const flush = () => {
    for (let from = 0; from < run.length; from += 1)
      for (let to = from + 1; to <= Math.min(run.length, from + LONGEST); to += 1) {
        const part = run.slice(from, to)
        phrases.push({ words: part.map(({ word }) => word), key: part.map((token) => token.stem).join(' ') })
      }
    run = []
  }
  for (const token of text.match(TOKEN) ?? []) {
    const word = token.toLowerCase()
    const stemmed = stem(word)
    const isContent = /^\p{L}/u.test(word) && word.length > 2 && !STOP_WORDS.has(word) && !EMPTY.has(stemmed)
    if (isContent) run.push({ word, stem: stemmed })
    else flush()
  }
  flush()
  return phrases
}

function containedIn(
  candidates: readonly [string, PhraseCandidate][],
): Map<string, { total: number; kinds: number }> {
  const within = new Map<string, { total: number; kinds: number }>()
  for (const [key, { count, size }] of candidates) {
    if (size === 1) continue
    const words = key.split(' ')
    const parts = new Set<string>()
    for (let from = 0; from < size; from += 1)
      for (let to = from + 1; to <= size; to += 1)
        if (to - from < size) parts.add(words.slice(from, to).join(' '))
    for (const part of parts) {
      const held = within.get(part) ?? { total: 0, kinds: 0 }
      within.set(part, { total: held.total + count, kinds: held.kinds + 1 })
    }
  }
  return within
}
