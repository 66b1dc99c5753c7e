/** Fragments → lines with their text, and the place of each character. */

import type { Letter, LetterStyle } from '../letter.ts'
import type { Fragment } from './page-fragments.ts'

export type PageLine = {
  page: number
  text: string
  /** One place for each character of `text`. */
  lefts: Float32Array
  rights: Float32Array
  /** Confidence of each character, where the page was recognised. */
  sures?: Uint8Array
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  font: string
  bold: boolean
  italic: boolean
  /** The line breaks a word; the word goes on in the next line. */
  hyphen: boolean
  cells: LineCell[]
  /** Left and right edges of the line's column. */
  column: { left: number; right: number; index: number }
}

const TOUCHING = 0.06

export type LineCell = { text: string; left: number; right: number }

export function toLines(regions: Fragment[][], page: number): PageLine[] {
  return regions.flatMap((region, index) => {
    const column = {
      index,
      left: Math.min(...region.map((fragment) => fragment.left)),
      right: Math.max(...region.map((fragment) => fragment.right)),
    }
    return fragmentRows(region).map((row) => toLine(row, page, column))
  })
}

function fragmentRows(fragments: Fragment[]): Fragment[][] {
  const rows: { fragments: Fragment[]; top: number; bottom: number; size: number }[] = []
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const shared = row ? Math.min(row.bottom, fragment.bottom) - Math.max(row.top, fragment.top) : 0
    const height = row ? Math.min(row.bottom - row.top, fragment.bottom - fragment.top) : 1
    if (row && shared > height * 0.5) {
      row.fragments.push(fragment)
      if (fragment.size > row.size)
        Object.assign(row, { top: fragment.top, bottom: fragment.bottom, size: fragment.size })
    } else
      rows.push({ fragments: [fragment], top: fragment.top, bottom: fragment.bottom, size: fragment.size })
  }
  return rows.map((row) => row.fragments.sort((a, b) => a.left - b.left))
}

function toLine(row: Fragment[], page: number, column: PageLine['column']): PageLine {
  const parts: string[] = []
  const lefts: number[] = []
  const rights: number[] = []
  const sures: number[] = []
  const cells: LineCell[] = []
  const add = (characters: string, left: number, right: number, sure = 100) => {
    parts.push(characters)
    for (let at = 0; at < characters.length; at++) {
      lefts.push(left)
      rights.push(right)
      sures.push(sure)
    }
  }
  for (const fragment of row) {
    const from = parts.length
    const spaced = spacesOf(fragment.letters)
    fragment.letters.forEach((letter, at) => {
      add(withMark(letter, fragment, at), letter.left, letter.right, letter.sure)
      if (spaced[at] && at < fragment.letters.length - 1) add(' ', letter.right, letter.right)
    })
    addCell(
      cells,
      { text: parts.slice(from).join(''), left: fragment.left, right: fragment.right },
      fragment.size,
    )
    if (fragment !== row.at(-1)) add(' ', fragment.right, fragment.right)
  }
  const letters = row.flatMap((fragment) => fragment.letters)
  return {
    page,
    text: parts.join(''),
    lefts: Float32Array.from(lefts),
    rights: Float32Array.from(rights),
    ...(letters[0]?.sure !== undefined && { sures: Uint8Array.from(sures) }),
    cells,
    column,
    left: Math.min(...row.map((fragment) => fragment.left)),
    right: Math.max(...row.map((fragment) => fragment.right)),
    top: Math.min(...row.map((fragment) => fragment.top)),
    bottom: Math.max(...row.map((fragment) => fragment.bottom)),
    baseline: row[0]!.baseline,
    ...styleOf(letters),
    hyphen: letters.at(-1)?.after === 'hyphen',
  }
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A note mark or an exponent is not a digit of the number before it: 186 and note 7 are not 1867. */
function withMark({ text }: Letter, fragment: Fragment, at: number): string {
  if (!isRaisedFigure(fragment, at)) return text
  let stem = at - 1
  while (stem >= 0 && isRaisedFigure(fragment, stem)) stem--
  // A mark in brackets of its own is raised as a whole: [18].
  const isMark = stem >= 0 && !/[[(,–-]$/.test(fragment.letters[stem]!.text)
  return isMark ? RAISED[Number(text)]! : afterMark(fragment, stem, text)
}

/** '7,8': what joins two marks is raised with them. */
function afterMark(fragment: Fragment, stem: number, text: string): string {
  let first = stem
  while (first >= 0 && (isRaisedFigure(fragment, first) || /^[,–-]$/.test(fragment.letters[first]!.text)))
    first--
  const opens = first >= 0 && first < stem - 1 && !/[[(]$/.test(fragment.letters[first]!.text)
  return opens ? RAISED[Number(text)]! : text
}

function isRaisedFigure(fragment: Fragment, at: number): boolean {
  const { text, style, baseline } = fragment.letters[at]!
  if (!/^\d$/.test(text) || style.size > fragment.size * 0.85) return false
  return fragment.baseline - baseline > fragment.size * 0.12
}

/** Fragments drawn directly against each other (a bold word, a link) are one cell. */
function addCell(cells: LineCell[], cell: LineCell, size: number): void {
  const previous = cells.at(-1)
  if (previous && cell.left - previous.right < size * 1.0) {
    previous.text += ` ${cell.text}`
    previous.right = Math.max(previous.right, cell.right)
  } else cells.push(cell)
}

/** Headings set with space between all letters come as one letter a word; the wider gaps are the real spaces. */
function spacesOf(letters: Letter[]): boolean[] {
  const spaces = letters.map((letter, at) => {
    if (letter.after !== 'guessed-space') return letter.after === 'space' || letter.after === 'line'
    const next = letters[at + 1]
    // Slanted letters overlap a real space.
    if (!next || next.style !== letter.style || letter.style.italic) return true
    return next.left - letter.right > letter.style.size * TOUCHING
  })
  const words = spaces.filter(Boolean).length + 1
  const isTracked =
    words >= letters.length * 0.6 &&
    letters.filter(({ text }) => /\p{L}/u.test(text)).length > letters.length * 0.7
  if (letters.length < 4 || !isTracked) return spaces
  const gaps = letters.slice(1).map((letter, at) => letter.left - letters[at]!.right)
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.4)]!
  return letters.map((_, at) => (gaps[at] ?? 0) > usual * 1.45 + 0.5)
}

type LineStyle = { size: number; font: string; bold: boolean; italic: boolean }

function styleOf(letters: Letter[]): LineStyle {
  // Equal styles are the same object, so counting them is cheap.
  const counts = new Map<LetterStyle, number>()
  let bold = 0
  let italic = 0
  for (const { style } of letters) {
    counts.set(style, (counts.get(style) ?? 0) + 1)
    if (style.bold) bold++
    if (style.italic) italic++
  }
  let most = letters[0]!.style
  for (const [style, count] of counts) if (count > counts.get(most)!) most = style
  const { size, font } = most
  return { size, font, bold: bold > letters.length * 0.9, italic: italic > letters.length * 0.9 }
}
