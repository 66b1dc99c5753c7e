/**
 * Sentences of plain text: a student's message, a model's answer, a handbook entry. Documents come already split into
 * paragraphs.
 */
import { sentenceSpans } from './sentences.ts'

export type TextSpan = { text: string; start: number; end: number }

/** An empty line, or a line that starts a list item. */
const BREAK = /\n\s*\n|\n(?=\s*(?:[-•*–▪]|\d{1,2}[.)]|[a-z]\))\s)/g

export function splitSentences(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let from = 0
  const take = (to: number) => {
    for (const span of sentenceSpans(text.slice(from, to))) {
      const [start, end] = [from + span.from, from + span.to]
      spans.push({ text: text.slice(start, end), start, end })
    }
    from = to
  }
  for (const { index } of text.matchAll(BREAK)) take(index)
  take(text.length)
  return spans
}
