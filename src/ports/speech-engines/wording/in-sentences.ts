import { inParts } from '#kit/text/in-parts.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'

const LONGEST = 300

/** One run of the voice per sentence: a run can then be stopped, and a fault in one does not affect the next. */
export function inSentences(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => inParts(sentence.text, LONGEST))
    .filter((sentence) => /[a-z0-9]/i.test(sentence))
}
