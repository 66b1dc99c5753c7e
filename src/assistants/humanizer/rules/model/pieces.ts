/** Splits a long text at the ends of paragraphs, or of sentences when a paragraph is too long. */
import { sentenceSpans } from '#kit/text/sentences.ts'
import type { TextSpan } from '../text/change.ts'

export const LONGEST_PIECE = 3_000

export function modelPieces(text: string, longest = LONGEST_PIECE): TextSpan[] {
  const pieces: TextSpan[] = []
  for (const unit of unitsOf(text, longest)) {
    const last = pieces.at(-1)
    if (last && unit.to - last.from <= longest) last.to = unit.to
    else pieces.push({ ...unit })
  }
  return pieces.filter(({ from, to }) => text.slice(from, to).trim() !== '')
}

function unitsOf(text: string, longest: number): TextSpan[] {
  return lineSpans(text).flatMap((line) => {
    if (line.to - line.from <= longest) return [line]
    const sentences = sentenceSpans(text.slice(line.from, line.to))
    return sentences.map(({ from }, i) => ({
      from: line.from + (i === 0 ? 0 : from),
      to: line.from + (sentences[i + 1]?.from ?? line.to - line.from),
    }))
  })
}

function lineSpans(text: string): TextSpan[] {
  const lines: TextSpan[] = []
  let from = 0
  for (const line of text.split('\n')) {
    const to = Math.min(text.length, from + line.length + 1)
    if (to > from) lines.push({ from, to })
    from = to
  }
  return lines
}
