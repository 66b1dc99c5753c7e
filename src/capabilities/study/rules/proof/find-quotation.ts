/**
 * Finds where a document says what a model quotes. First word for word; then allowing for small losses of extraction
 * (hyphens, line numbers, signs) within one sentence and the text after it; last in two pieces, where a page or a
 * column splits a sentence. Students are shown the document's text, never the model's copy of it.
 */
import { align } from './align.ts'
import { isTellingToken, type Places, type ProvedPlace } from './places.ts'
import { isSameDamaged } from './same-word.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The part that was read, as a range of place numbers. */
export type Near = { from: number; to: number }

const SHORTEST = 4
const LEAST_TELLING = 2
const LONGEST = 150
/** Words found in hundreds of places are of no help. */
const TOO_COMMON = 300
const CANDIDATES = 5
/** A sentence may continue after a table, a caption and the header of the next page. */
const TORN_APART = 8
const SHORTEST_PIECE = 2
/** Of a quotation across two sentences, each contains at least this many words. */
const SHORTEST_SHARE = 3
const ELISION = /\s*[([]?\s*(?:…|\.\s?\.\s?\.)\s*[)\]]?\s*/

export type Sought = ProvedPlace[] | 'too-short' | 'not-found'

export function findQuotation(all: Places, quotation: string, near?: Near): Sought {
  const pieces = quotation
    .split(ELISION)
    .map((piece) => tokensOf(piece))
    .filter((piece) => piece.length > 0)
  const telling = pieces.flat().filter(isTellingToken).length
  if (pieces.flat().length < SHORTEST || telling < LEAST_TELLING) return 'too-short'
  if (pieces.flat().length > LONGEST || pieces.some((piece) => piece.length < 3)) return 'not-found'
  return pieces.length === 1 ? (findPiece(all, pieces[0]!, near) ?? 'not-found') : elided(all, pieces, near)
}

/** An ellipsis omits only a little and reverses nothing: the whole quotation is in one sentence. */
function elided(all: Places, pieces: readonly Token[][], near?: Near): Sought {
  for (const place of candidates(all, pieces.flat(), near)) {
    const written = all.words.slice(all.places[place]!.from, all.places[place]!.to)
    let at = 0
    const fits = pieces.every((piece, number) => {
      const found = align(piece, written.slice(at))
      if (
        !found ||
        (number > 0 && written.slice(at, at + found.from).some(({ form }) => NEGATION.test(form)))
      )
        return false
      at += found.to
      return true
    })
    const after = written[at]
    if (fits && !(after && NEGATION.test(after.form))) return [all.places[place]!]
  }
  return 'not-found'
}
const NEGATION = /^(?:not|no|never|neither|nor|none|without|cannot|hardly|only|if|unless|\p{L}+n't)$/u

function findPiece(all: Places, quoted: readonly Token[], near?: Near): ProvedPlace[] | null {
  return wordForWord(all, quoted, near) ?? nearly(all, quoted, near) ?? torn(all, quoted, near)
}

function wordForWord(all: Places, quoted: readonly Token[], near?: Near): ProvedPlace[] | null {
  let rarest: { places: readonly number[]; offset: number } | null = null
  for (const [offset, word] of quoted.entries()) {
    if (!isTellingToken(word)) continue
    const places = all.at.get(word.form) ?? []
    if (!rarest || places.length < rarest.places.length) rarest = { places, offset }
  }
  if (!rarest) return null
  const { places, offset } = rarest
  const starts = places
    .map((place) => place - offset)
    .filter((start) => start >= 0 && quoted.every(({ form }, i) => all.words[start + i]?.form === form))
    .filter((start) => !isCutAtNegation(all, start, start + quoted.length))
  const start = starts.find((one) => isNear(all.placeOf[one]!, near)) ?? starts[0]
  return start === undefined ? null : placesFrom(all, start, start + quoted.length)
}

const isNear = (place: number, near?: Near) => !near || (place >= near.from && place <= near.to)

function nearly(all: Places, quoted: readonly Token[], near?: Near): ProvedPlace[] | null {
  for (const place of candidates(all, quoted, near)) {
    const from = all.places[Math.max(0, place - 1)]!.from
    const to = all.places[Math.min(all.places.length - 1, place + 1)]!.to
    const found = align(quoted, all.words.slice(from, to))
    if (found && isWholeQuotation(all, from + found.from, from + found.to))
      return placesFrom(all, from + found.from, from + found.to)
  }
  return null
}

/** Not cut off next to a "not", and not completed by a word of the next sentence. */
function isWholeQuotation(all: Places, from: number, to: number): boolean {
  const counts = new Map<number, number>()
  for (let at = from; at < to; at += 1) counts.set(all.placeOf[at]!, (counts.get(all.placeOf[at]!) ?? 0) + 1)
  const isHelpedOut = counts.size > 1 && [...counts.values()].some((count) => count < SHORTEST_SHARE)
  return !isHelpedOut && !isCutAtNegation(all, from, to)
}

const isCutAtNegation = ({ words, placeOf }: Places, from: number, to: number): boolean =>
  [
    [from, from - 1],
    [to - 1, to],
  ].some(([inside, services]) => {
    const word = words[services!]
    return word !== undefined && placeOf[inside!] === placeOf[services!] && NEGATION.test(word.form)
  })

/** The places that share most of its rare words, those the model read first. */
function candidates(all: Places, quoted: readonly Token[], near?: Near): number[] {
  const votes = new Map<number, number>()
  for (const form of new Set(quoted.filter(isTellingToken).map((word) => word.form))) {
    const places = all.at.get(form) ?? []
    if (places.length > TOO_COMMON) continue
    const worth = 1 / Math.log(2 + places.length)
    for (const place of new Set(places.map((at) => all.placeOf[at]!)))
      votes.set(place, (votes.get(place) ?? (isNear(place, near) ? 0.01 : 0)) + worth)
  }
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, CANDIDATES)
    .map(([place]) => place)
}

/** The first words end one place, and the rest start a later one. */
function torn(all: Places, quoted: readonly Token[], near?: Near): ProvedPlace[] | null {
  for (const place of candidates(all, quoted, near)) {
    const found = tornAfter(all, quoted, place) ?? tornBefore(all, quoted, place)
    if (found) return found
  }
  return null
}

function tornAfter(all: Places, quoted: readonly Token[], place: number): ProvedPlace[] | null {
  const { from, to } = all.places[place]!
  for (
    let length = Math.min(quoted.length - SHORTEST_PIECE, to - from);
    length >= SHORTEST_PIECE;
    length -= 1
  ) {
    if (!standsWhole(all, quoted.slice(0, length), to - length)) continue
    const rest = quoted.slice(length)
    for (let next = place + 1; next <= place + TORN_APART && next < all.places.length; next += 1)
      if (standsWhole(all, rest, all.places[next]!.from)) return [all.places[place]!, all.places[next]!]
  }
  return null
}

function tornBefore(all: Places, quoted: readonly Token[], place: number): ProvedPlace[] | null {
  for (let before = place - 1; before >= Math.max(0, place - TORN_APART); before -= 1) {
    const found = tornAfter(all, quoted, before)
    if (found?.[1] === all.places[place]) return found
  }
  return null
}

const stands = (all: Places, words: readonly Token[], from: number): boolean =>
  words.every(({ form }, i) => {
    const written = all.words[from + i]
    return written !== undefined && isSameDamaged(form, written.form)
  })

const standsWhole = (all: Places, words: readonly Token[], from: number): boolean =>
  stands(all, words, from) && !isCutAtNegation(all, from, from + words.length)

/** Every place these words touch, the one that contains most of them first. */
function placesFrom(all: Places, from: number, to: number): ProvedPlace[] {
  const counts = new Map<number, number>()
  for (let at = from; at < to; at += 1) {
    const place = all.placeOf[at]!
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count], _, others) => count > 1 || others.length === 1)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([place]) => all.places[place]!)
}
