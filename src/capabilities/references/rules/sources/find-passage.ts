/** The passage of a source that a student's sentence rests on: on the page it cites, or elsewhere in the file. */
import { rarity } from '#kit/text/bm25.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { type PageRange, pagesInFile } from './cited-page.ts'
import { plainLetters, type Source, type SourceSentence } from './source.ts'

export const PASSAGE_OUTCOMES = ['quoted', 'there', 'elsewhere', 'far', 'no-page'] as const
export type PassageOutcome = (typeof PASSAGE_OUTCOMES)[number]

export type FoundPassage = {
  /**
   * `quoted`: the words in quotation marks stand there. `there`: a sentence near the student's own. `elsewhere`: on another page.
   * `far`: none is near, and this one is nearest. `no-page`: the file has no such page.
   */
  outcome: PassageOutcome
  sentence: SourceSentence | null
}

/** Shares of the weight of the words of the student's sentence that are found again. */
const NEAR = 0.34
const NEAR_ELSEWHERE = 0.5
const LEAST_SHARED = 3
const LEAST_QUOTED = 4

const IN_MARKS = /[“"]([^“”"]{12,})[”"]|(?<!\p{L})[‘']([^‘]{12,}?)[’'](?!\p{L})/gu
/** Names and years of a citation say nothing about what is said. */
const BRACKETS = /\([^()]*\d[^()]*\)|\[[^\]]*\d[^\]]*\]/g

export function findPassage(
  own: string,
  source: Source,
  cited: PageRange,
  entryPages?: string,
): FoundPassage {
  const placed = pagesInFile(source, cited, entryPages)
  const here = new Set(placed?.pages)
  const onPage = source.sentences.filter(({ page }) => here.has(page))
  for (const words of quotationsIn(own)) {
    const at = whereQuoted(words, onPage)
    if (at) return { outcome: 'quoted', sentence: at }
    const anywhere = whereQuoted(words, source.sentences)
    if (anywhere) return { outcome: placed && !placed.isSure ? 'quoted' : 'elsewhere', sentence: anywhere }
  }
  const score = scorer(own, source.sentences)
  const near = best(onPage, score)
  if (near && near.share >= NEAR && near.shared >= LEAST_SHARED)
    return { outcome: 'there', sentence: near.sentence }
  const other = best(source.sentences, score)
  if (other && other.share >= NEAR_ELSEWHERE && other.shared >= LEAST_SHARED)
    // Where the file prints no numbers, its own count proves nothing against the student.
    return { outcome: placed && !placed.isSure ? 'there' : 'elsewhere', sentence: other.sentence }
  if (!placed) return { outcome: 'no-page', sentence: null }
  return { outcome: 'far', sentence: near && near.shared > 0 ? near.sentence : null }
}

export const quotationsIn = (text: string): string[] =>
  [...text.matchAll(IN_MARKS)]
    .map((match) => match[1] ?? match[2]!)
    .filter((words) => words.split(/\s+/).length >= LEAST_QUOTED)

/** A quotation may run over the end of a sentence. */
function whereQuoted(words: string, sentences: readonly SourceSentence[]): SourceSentence | null {
  // Dots mark what was left out.
  const parts = words.split(/\s*(?:\.{3}|…|\[[^\]]*\])\s*/).map(plainLetters)
  const wanted = parts.toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (wanted.length < 12) return null
  const letters = sentences.map(({ text }) => plainLetters(text))
  const whole = letters.join('')
  const at = whole.indexOf(wanted)
  if (at < 0) return null
  let before = 0
  const index = letters.findIndex((one) => {
    before += one.length
    return before > at
  })
  return sentences[index] ?? null
}

type Scored = { sentence: SourceSentence; share: number; shared: number }

function scorer(own: string, sentences: readonly SourceSentence[]) {
  const wanted = [...new Set(contentStems(own.replace(BRACKETS, ' ')))]
  const stems = new Map(sentences.map((sentence) => [sentence, new Set(contentStems(sentence.text))]))
  const weights = new Map(
    wanted.map((stem) => {
      const holding = [...stems.values()].filter((held) => held.has(stem)).length
      // A word that the source never uses counts as much as a rare one: it speaks against the passage.
      return [stem, rarity(Math.max(1, holding), sentences.length)]
    }),
  )
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
  return (sentence: SourceSentence): Scored => {
    const held = stems.get(sentence)!
    const shared = wanted.filter((stem) => held.has(stem))
    const weight = shared.reduce((sum, stem) => sum + weights.get(stem)!, 0)
    return { sentence, share: weight / all, shared: shared.length }
  }
}

function best(
  sentences: readonly SourceSentence[],
  score: (sentence: SourceSentence) => Scored,
): Scored | undefined {
  let found: Scored | undefined
  for (const sentence of sentences) {
    const scored = score(sentence)
    if (!found || scored.share > found.share) found = scored
  }
  return found
}
