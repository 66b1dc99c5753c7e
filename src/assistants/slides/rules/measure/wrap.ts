import { type Face, LINE_HEIGHTS, widthOf } from './fonts.ts'

/** Breaks lines as programs do: at spaces, and after dashes and slashes. A word longer than a line is cut. */
export function wrap(text: string, width: number, face: Face): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of breakablePieces(text)) {
    if (widthOf((line + piece).trimEnd(), face) <= width) {
      line += piece
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    line = piece.trimStart()
    while (widthOf(line.trimEnd(), face) > width && [...line].length > 1) {
      const cut = lettersWithin(line, width, face)
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines
}

const breakablePieces = (text: string): string[] =>
  text.match(/[^\s–—/-]*(?:[–—/-]+|\s+|$)/g)?.filter(Boolean) ?? []

function lettersWithin(word: string, width: number, face: Face): number {
  let end = 0
  for (const letter of word) {
    if (end > 0 && widthOf(word.slice(0, end + letter.length), face) > width) break
    end += letter.length
  }
  return end
}

export type TextMeasure = { lines: string[]; height: number }

export function measure(text: string, width: number, face: Face, lineHeight = 1): TextMeasure {
  const lines = wrap(text, width, face)
  return { lines, height: lines.length * LINE_HEIGHTS[face.font] * face.size * lineHeight }
}
