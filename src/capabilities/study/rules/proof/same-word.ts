/** Compares a word of a quotation with one of a file that has lost or split some of its letters. */
import { UNREADABLE } from './tokens.ts'

/** As in fonts: one sign, or two. */
const LIGATURES = [/ffi|ffl|ff|fi|fl/g, /fi|fl/g, /ff/g]
/** Shorter words without a ligature too often match other words. */
const LONG_ENOUGH = 4

export function isSameDamaged(quoted: string, written: string): boolean {
  if (quoted === written) return true
  if (written.includes(UNREADABLE)) return fitsRound(quoted, written)
  return (
    written.length >= LONG_ENOUGH &&
    quoted.length > written.length &&
    LIGATURES.some((ligature) => quoted.replace(ligature, '') === written)
  )
}

/** Each unreadable sign may be up to three letters; the others must all match, and make up most of the word. */
function fitsRound(quoted: string, written: string): boolean {
  const pieces = written.split(UNREADABLE)
  const readable = pieces.join('').length
  const lost = pieces.length - 1
  if (readable < quoted.length / 2 || quoted.length - readable > 3 * lost) return false
  let at = 0
  for (const [number, piece] of pieces.entries()) {
    if (number === pieces.length - 1) return quoted.endsWith(piece) && quoted.length - piece.length >= at
    const found = number === 0 ? (quoted.startsWith(piece) ? 0 : -1) : quoted.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return false
}

/** "exam" and "ple" are "example", and "signi" and "cant" are "significant". */
export function isJoined(whole: string, first: string, second: string): boolean {
  if (!whole.startsWith(first) || !whole.endsWith(second)) return false
  const between = whole.slice(first.length, whole.length - second.length)
  return whole.length >= first.length + second.length && /^(?:ffi|ffl|ff|fi|fl)?$/.test(between)
}
