/** A text as paragraphs of sentences, with the locked spans of each. Offsets in a paragraph count from its start. */
import { sentenceSpans } from '#kit/text/sentences.ts'
import type { TextSpan } from './change.ts'
import { lockedSpans, mergedSpans } from './locked-spans.ts'
import { proseBlocks } from './prose-blocks.ts'

export type Paragraph = {
  from: number
  text: string
  sentences: readonly TextSpan[]
  locked: readonly TextSpan[]
}

/** No word is this long. Expressions that look for ends would search it from each of its letters. */
const LONGEST_RUN = 120
const RUN = new RegExp(`\\S{${LONGEST_RUN},}`, 'g')
/** Letter for letter as long as before. */
const withoutRuns = (text: string) => text.replace(RUN, (run) => ' '.repeat(run.length))

export function readProse(given: string, terms: readonly string[] = []): Paragraph[] {
  const readable = withoutRuns(given)
  return proseBlocks(readable).map(({ from, to }) => {
    const text = given.slice(from, to)
    const own = readable.slice(from, to)
    const sentences = sentenceSpans(own)
    const runs = [...text.matchAll(RUN)].map(({ index, 0: run }) => ({ from: index, to: index + run.length }))
    return {
      from,
      text,
      sentences,
      locked: mergedSpans([...lockedSpans(own, { terms, sentences }), ...runs]),
    }
  })
}

export const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu)?.length ?? 0
