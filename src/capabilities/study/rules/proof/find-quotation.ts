/**
 * Finds where a document says what a model quotes, allowing for small losses of extraction (hyphens, line numbers, signs),
 * in one line and the next, or in two where a page or a column splits a sentence. Students are shown the document's text,
 * never the model's copy of it.
 */
import type { StudyEvidence } from '../document/evidence.ts'
import { align } from './align.ts'
import type { NumberedLine, NumberedText } from './numbered-text.ts'
import { type Token, tokensOf } from './tokens.ts'

const SHORTEST = 4
const LEAST_TELLING = 2
const LONGEST = 150
/** Words found in hundreds of places are of no help. */
const TOO_COMMON = 300
const CANDIDATES = 5
/** A sentence may continue after a table, a caption and the header of the next page. */
const TORN_APART = 8
/** Of a quotation across two lines, each contains at least this many words. */
const SHORTEST_SHARE = 3
const ELISION = /(?<!\s)\s*[([]?\s*(?:…|\.\s?\.\s?\.)\s*[)\]]?\s*/
const NEGATION = /^(?:not|no|never|neither|nor|none|without|cannot|hardly|only|if|unless|\p{L}+n't)$/u

/** Long words and numbers identify a place; "the" matches all of them. */
const identifies = ({ kind, form }: Token): boolean =>
  kind === 'number' || (kind === 'word' && form.length >= 4)

export function findQuotation(
  { lines }: NumberedText,
  quotation: string,
): StudyEvidence | 'too-short' | 'not-found' {
  const pieces = quotation
    .split(ELISION)
    .map((piece) => tokensOf(piece))
    .filter((piece) => piece.length > 0)
  const quoted = pieces.flat()
  if (quoted.length < SHORTEST || quoted.filter(identifies).length < LEAST_TELLING)
    return wholeRow(lines, quoted) ?? 'too-short'
  // Between ellipses two words are enough beside a longer piece.
  const lengths = pieces.map((piece) => piece.length)
  if (quoted.length > LONGEST || Math.min(...lengths) < 2 || Math.max(...lengths) < 3) return 'not-found'
  const places = candidates(lines, quoted)
  const found =
    pieces.length > 1
      ? places.find((at) =>
          holdsInTurn(
            pieces,
            ofSentence(at, lines).flatMap((nth) => lines[nth]!.tokens),
          ),
        )
      : firstOf(
          places.flatMap((at) => windowsAt(at, lines)),
          (window) => lineHolding(window, quoted, lines),
        )
  return found === undefined ? 'not-found' : lines[found]!.evidence
}

/** "Chingola | 48": short as it is, a whole row with a name and a figure is one place, where no other row is the same. */
function wholeRow(lines: readonly NumberedLine[], quoted: readonly Token[]): StudyEvidence | undefined {
  if (!['word', 'number'].every((kind) => quoted.some((token) => token.kind === kind))) return undefined
  const written = quoted.map(({ form }) => form).join(' ')
  const rows = lines.filter(
    ({ kind, tokens }) => kind === 'table' && tokens.map(({ form }) => form).join(' ') === written,
  )
  return rows.length === 1 ? rows[0]?.evidence : undefined
}

/** The lines that share most of its rare words. */
function candidates(lines: readonly NumberedLine[], quoted: readonly Token[]): number[] {
  const at = new Map(quoted.filter(identifies).map(({ form }) => [form, new Set<number>()]))
  for (const [nth, { tokens }] of lines.entries()) for (const { form } of tokens) at.get(form)?.add(nth)
  const votes = new Map<number, number>()
  for (const places of at.values())
    for (const place of places.size > TOO_COMMON ? [] : places)
      votes.set(place, (votes.get(place) ?? 0) + 1 / Math.log(2 + places.size))
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, CANDIDATES)
    .map(([place]) => place)
}

/** A long sentence is several lines, and each row of a table one. */
function ofSentence(at: number, lines: readonly NumberedLine[]): number[] {
  const { kind, evidence } = lines[at]!
  const isSame = (nth: number) => kind !== 'table' && lines[nth]?.evidence.sentenceId === evidence.sentenceId
  let [from, to] = [at, at]
  while (isSame(from - 1)) from -= 1
  while (isSame(to + 1)) to += 1
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
}

/** A sentence between its neighbours; then a line with each in which it may go on, or have begun. */
function windowsAt(at: number, lines: readonly NumberedLine[]): number[][] {
  const own = ofSentence(at, lines)
  return [
    [own[0]! - 1, ...own, own.at(-1)! + 1],
    ...Array.from({ length: TORN_APART - 1 }, (_, step) => [
      [at, at + step + 2],
      [at - step - 2, at],
    ]).flat(),
  ]
}

function firstOf<One, Found>(all: readonly One[], find: (one: One) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The line of these that holds most of it: whole, not cut off next to a "not", nor completed by a word of another line. */
function lineHolding(
  window: readonly number[],
  quoted: readonly Token[],
  lines: readonly NumberedLine[],
): number | undefined {
  const written = window.flatMap((at) => (lines[at]?.tokens ?? []).map((token) => ({ ...token, at })))
  const found = align(quoted, written)
  if (!found) return undefined
  const isCut = (inside: number, beside: number) =>
    written[beside]?.at === written[inside]?.at && NEGATION.test(written[beside]?.form ?? '')
  if (isCut(found.from, found.from - 1) || isCut(found.to - 1, found.to)) return undefined
  const held = [...Map.groupBy(written.slice(found.from, found.to), ({ at }) => at)]
  if (held.length > 1 && held.some(([, words]) => words.length < SHORTEST_SHARE)) return undefined
  return held.sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0]?.[0]
}

/** An ellipsis omits only a little and reverses nothing: the whole quotation is in one sentence. */
function holdsInTurn(pieces: readonly (readonly Token[])[], written: readonly Token[]): boolean {
  let at = 0
  for (const [nth, piece] of pieces.entries()) {
    const found = align(piece, written.slice(at))
    const between = found ? written.slice(at, at + found.from) : []
    if (!found || (nth > 0 && between.some(({ form }) => NEGATION.test(form)))) return false
    at += found.to
  }
  return !NEGATION.test(written[at]?.form ?? '')
}
