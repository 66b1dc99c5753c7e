/**
 * A probable mishearing is shown and asked back, never answered: an answer to something else is worse than a question.
 */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { ASK_BACK } from '../spec.ts'

/** Only an engine that can tell how sure it is is doubted, and nothing that a student has written or confirmed. */
export const asksBack = ({ trust, sure }: RecognisedSpeech): boolean =>
  trust !== 'exact' && sure !== undefined && sure < ASK_BACK.below

/** Short enough to listen to; a longer transcript is left to be read. */
export function askBackWords(text: string): string {
  const isLong = text.split(/\s+/).length > ASK_BACK.longestRepeatedWords
  return isLong
    ? 'I am not sure I heard you correctly. Is this what you said?'
    : `I heard: “${text}”. Is that right?`
}

const YES =
  /^(?:yes|yes please|yes it is|yes that is right|that is right|that's right|right|correct|okay|exactly)$/
const NO =
  /^(?:no|no thank you|no it is not|no it's not|no that is wrong|that is wrong|wrong|not right|say it again|say that again|repeat|repeat that|again)$/

/** A short answer to the question; anything else is said in its place. */
export function answerBack(heard: RecognisedSpeech): 'yes' | 'no' | undefined {
  const said = heard.text
    .toLowerCase()
    .replace(/[^a-z' ]+/g, '')
    .trim()
  if (asksBack(heard)) return undefined
  return YES.test(said) ? 'yes' : NO.test(said) ? 'no' : undefined
}
