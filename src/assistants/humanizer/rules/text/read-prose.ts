/** A text as paragraphs of sentences, with the locked spans of each. Offsets in a paragraph count from its start. */
import { sentenceSpans } from '#kit/text/sentences.ts'
import type { TextSpan } from './change.ts'
import { lockedSpans } from './locked-spans.ts'
import { proseBlocks } from './prose-blocks.ts'

export type Paragraph = {
  from: number
  text: string
  sentences: readonly TextSpan[]
  locked: readonly TextSpan[]
}

export function readProse(text: string, terms: readonly string[] = []): Paragraph[] {
  return proseBlocks(text).map(({ from, to }) => {
    const own = text.slice(from, to)
    const sentences = sentenceSpans(own)
    return { from, text: own, sentences, locked: lockedSpans(own, { terms, sentences }) }
  })
}

export const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu)?.length ?? 0
