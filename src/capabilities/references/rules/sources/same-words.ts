/** Sentences of the student's that stand word for word in one of their own sources, without quotation marks. */
import type { OwnSentence, Source } from './source.ts'

export type SameWords = {
  /** The student's. */
  sentence: string
  source: string
  /** The source's, where the words begin. */
  from: string
  page: number
}

/** Words in a row that two writers do not choose by chance. */
const RUN = 8
/** A run shorter than this is a term or a name. */
const LEAST_RUN = 10
/** So much of a sentence has to be the same, or so many words in a row. */
const MOST_OF_IT = 0.75
const LONG_RUN = 20

const WORD = /[\p{L}\p{N}]+/gu
const CITATION = /\([^()]*\b(?:1[89]|20)\d\d[a-z]?\b[^()]*\)|\[\d[\d\s,–-]*\]/g
const IN_MARKS = /[“"][^“”"]{10,3000}[”"]|(?<!\p{L})‘[^‘]{10,3000}?’(?!\p{L})/gu

type Token = { word: string; sentence: number }

export function sameWords(own: readonly OwnSentence[], sources: readonly Source[]): SameWords[] {
  const paragraphs = Map.groupBy(own.entries(), ([, { block }]) => block)
  const tokens = [...paragraphs.values()].flatMap((sentences) => [
    ...ownTokens(sentences),
    // A run ends with its paragraph.
    { word: '', sentence: -1 },
  ])
  const starts = startsOf(tokens)
  const lengths = wordCounts(tokens)
  const found = new Map<number, SameWords & { covered: number }>()
  for (const source of sources)
    for (const [sentence, one] of runsIn(source, tokens, starts)) {
      const isMost = one.covered >= Math.max(LEAST_RUN, MOST_OF_IT * (lengths.get(sentence) ?? 0))
      if (!isMost && one.longest < LONG_RUN) continue
      if (one.covered <= (found.get(sentence)?.covered ?? 0)) continue
      const { id, page } = source.sentences[one.from]!
      const { id: mine } = own[sentence]!
      found.set(sentence, { sentence: mine, source: source.id, from: id, page, covered: one.covered })
    }
  return [...found].sort(([a], [b]) => a - b).map(([, { covered: _, ...same }]) => same)
}

/** Words between quotation marks are marked as what they are: there a run ends. */
function ownTokens(sentences: readonly [number, OwnSentence][]): Token[] {
  const text = sentences
    .map(([, one]) => one.text.replace(CITATION, (cited) => ' '.repeat(cited.length)))
    .join(' ')
  const bare = text.replace(IN_MARKS, (quoted) => '“'.padEnd(quoted.length, ' '))
  let end = 0
  return sentences.flatMap(([sentence, { text: words }]) => {
    const from = end
    end = from + words.length + 1
    return [...bare.slice(from, end).matchAll(/[\p{L}\p{N}]+|“/gu)].map(([word]) => ({
      word: word === '“' ? '' : spelt(word),
      sentence,
    }))
  })
}

const spelt = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function startsOf(tokens: readonly Token[]): Map<string, number[]> {
  const starts = new Map<string, number[]>()
  for (let at = 0; at + RUN <= tokens.length; at += 1) {
    const words = tokens.slice(at, at + RUN)
    if (words.some(({ word }) => word === '')) continue
    const key = words.map(({ word }) => word).join(' ')
    const held = starts.get(key)
    if (held) held.push(at)
    else starts.set(key, [at])
  }
  return starts
}

function wordCounts(tokens: readonly Token[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { sentence, word } of tokens) if (word) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return counts
}

type Covered = { covered: number; longest: number; from: number }

/** For each sentence of the student's: how many of its words stand in the source in runs, and where the longest begins. */
function runsIn(
  { sentences }: Source,
  tokens: readonly Token[],
  starts: ReadonlyMap<string, number[]>,
): Map<number, Covered> {
  const words = sentences.flatMap(({ text }, at) =>
    [...text.replace(CITATION, ' ').matchAll(WORD)].map(([word]) => ({ word: spelt(word), at })),
  )
  const found = new Map<number, Covered>()
  const taken = new Set<number>()
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const key = words
      .slice(at, at + RUN)
      .map(({ word }) => word)
      .join(' ')
    for (const start of starts.get(key) ?? []) {
      if (taken.has(start)) continue
      let length = RUN
      while (tokens[start + length]?.word && tokens[start + length]!.word === words[at + length]?.word)
        length += 1
      if (length < LEAST_RUN) continue
      const own = Map.groupBy(tokens.slice(start, start + length), ({ sentence }) => sentence)
      let into = 0
      for (const [sentence, run] of own) {
        const before = found.get(sentence)
        const from = words[at + into]!.at
        const isLonger = run.length > (before?.longest ?? 0)
        found.set(sentence, {
          covered: (before?.covered ?? 0) + run.length,
          longest: Math.max(before?.longest ?? 0, run.length),
          from: isLonger ? from : before!.from,
        })
        into += run.length
      }
      for (let one = start; one < start + length; one += 1) taken.add(one)
    }
  }
  return found
}
