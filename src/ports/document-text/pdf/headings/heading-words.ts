import { isKnownHeading } from '../../structure/section-roles.ts'
import type { PageLine } from '../page-lines.ts'

export const NUMBERED = /^(\d{1,2}(\.\d{1,2}){0,4}\.?|[IVX]{1,5}\.|[A-H]\.(\d{1,2}\.?)*)\s+\p{Lu}/u
export const CHAPTER =
  /^(chapter|chapitre|cap[ií]tulo|part|appendix|annex)\s+(\d{1,2}|[ivx]{1,5}|[a-h]|one|two|three|four|five|six|seven|eight)\b.{0,80}$/i
const LONGEST = 180
const NO_TITLE =
  /^(table|figure|fig\.?|tab\.?|tabela|tableau|figura|box|scheme|plate)\s*[\dS]|^[•◦▪–—*]|^https?:|^\[?\d+\]?$|^\d+(\.\d+)?%?$|@|\.{4}|(\. ){3}/i

const MONOSPACED = /mono|courier|consol|typewriter|cmtt|code/i

export const startsNumbered = (text: string) => NUMBERED.test(text) || CHAPTER.test(text)

export function couldBeTitle(line: PageLine): boolean {
  const { text } = line
  if (MONOSPACED.test(line.font) || /[;{}]|\w\(\w*\)/.test(text)) return false
  if (text.length < 3 || text.length > LONGEST || NO_TITLE.test(text)) return false
  if (/[,;]$/.test(text) || (/[a-z]\.$/.test(text) && text.length > 50)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < text.replace(/\s/g, '').length * 0.55) return false
  // Cells of a table and pieces of formulas stand out as well.
  if (line.cells.length > 2 || /[=<>∑∫±]/.test(text)) return false
  return !/^\p{Ll}/u.test(text) || isKnownHeading(text) || text.length > 8
}

export function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return (
    letters.length >= 4 &&
    letters.every((letter) => letter === letter.toUpperCase()) &&
    /\p{L}{3}/u.test(text)
  )
}
