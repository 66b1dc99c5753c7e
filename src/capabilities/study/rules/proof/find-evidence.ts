/**
 * Evidence named by number, confirmed by a few of its words. A near miss is looked for beside the line named; what is
 * shown is the document's own text at a place that code has set.
 */
import { align } from './align.ts'
import type { Drop } from './drops.ts'
import type { NumberedLine, NumberedText } from './numbered-text.ts'
import { type Token, tokensOf } from './tokens.ts'

type NamedPlace = { at: number; words: string }
export type FoundEvidence = {
  lines: NumberedLine[]
  /** How many of the places named were confirmed word for word in the very line. */
  exact: number
  missed: number
}

/** A slip of a few lines. */
const BESIDE = 8
/** Away from the line named, more words have to agree. */
const LEAST_WORDS = 3
const LEAST_TELLING = 2
const TELLING = 4

export function findEvidence(cited: readonly NamedPlace[], text: NumberedText): FoundEvidence | Drop {
  const lines: NumberedLine[] = []
  let exact = 0
  let missed = 0
  for (const one of cited) {
    const found = findCited(one, text)
    if (!found) missed += 1
    else {
      if (found.isExact) exact += 1
      if (!lines.includes(found.line)) lines.push(found.line)
    }
  }
  // Places without words only go with one that was confirmed.
  const isConfirmed = exact > 0 || cited.some((one) => one.words !== '' && findCited(one, text))
  return lines.length > 0 && isConfirmed ? { lines, exact, missed } : 'not-found'
}

function findCited(
  { at, words }: NamedPlace,
  text: NumberedText,
): { line: NumberedLine; isExact: boolean } | null {
  const sought = tokensOf(words).filter(({ kind }) => kind !== 'sign')
  const line = text.lineAt(at)
  if (sought.length === 0) return line && words === '' ? { line, isExact: false } : null
  if (line && stands(sought, line)) return { line, isExact: true }
  if (line && isAligned(sought, line)) return { line, isExact: false }
  const next = text.lineAt(at + 1)
  if (line && next && standsAcross(sought, line, next)) return { line, isExact: true }
  if (sought.length < LEAST_WORDS || sought.filter(isTelling).length < LEAST_TELLING) return null
  const beside = Array.from(
    { length: 2 * BESIDE },
    (_, i) => (i % 2 === 0 ? 1 : -1) * (1 + Math.floor(i / 2)),
  )
  for (const holds of [stands, isAligned])
    for (const step of beside) {
      const other = text.lineAt(at + step)
      if (other && holds(sought, other)) return { line: other, isExact: false }
    }
  const elsewhere = text.lines.filter((other) => stands(sought, other))
  const nearest = elsewhere.sort((a, b) => Math.abs(a.number - at) - Math.abs(b.number - at))[0]
  return nearest ? { line: nearest, isExact: false } : null
}

const isTelling = ({ kind, form }: Token): boolean => kind === 'number' || form.length >= TELLING

const plainTokens = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind !== 'sign')

const stands = (sought: readonly Token[], { tokens }: NumberedLine): boolean =>
  startOf(sought, plainTokens(tokens)) >= 0

/** The words run on into the next line. */
const standsAcross = (sought: readonly Token[], line: NumberedLine, next: NumberedLine): boolean => {
  const start = startOf(sought, [...plainTokens(line.tokens), ...plainTokens(next.tokens)])
  return start >= 0 && start < plainTokens(line.tokens).length
}

const startOf = (sought: readonly Token[], written: readonly Token[]): number =>
  written.findIndex((_, at) => sought.every(({ form }, i) => written[at + i]?.form === form))

/** Losses of extraction and small words may differ; a number, a name or a negation may not. */
const isAligned = (sought: readonly Token[], { tokens }: NumberedLine): boolean =>
  sought.length >= 2 && align(sought, tokens) !== null
