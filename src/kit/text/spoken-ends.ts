/**
 * Splits text that is spoken as it is written, or on a phone, into sentences. `split-sentences` is more accurate but
 * larger, and needs the text that follows, which is not there yet while a sentence is being written.
 */
const END = /[.!?]+["'”’)\]]*(?=\s)|\n+/g
const ABBREVIATED =
  /(?:^|[^\p{L}\d.])(?:e\.g|i\.e|al|ca|cf|viz|vs|Dr|Prof|Mr|Mrs|Ms|St|Rev|Figs?|Eqs?|Tab|Sec|Nos?|pp?|approx|\p{Lu})\.["'”’)\]]*$/u
const LONGEST_ABBREVIATED = 12
/** A numbered point. */
const NUMBERED = /(?:^|\n)\s*\(?\d{1,3}\.$/
const AFTER_NUMBER = /\d\.$/
/** A bracket that never closes holds nothing up for longer. */
const WITHIN_BRACKET = /[([][^()[\]]{0,200}$/

export function* spokenEnds(text: string): Generator<number> {
  for (const { 0: signs, index } of text.matchAll(END)) {
    const until = index + signs.length
    if (signs.startsWith('\n') || endsSentence(text.slice(0, until), text.slice(until, until + 4).trim()))
      yield until
  }
}

function endsSentence(before: string, after: string): boolean {
  if (ABBREVIATED.test(before.slice(-LONGEST_ABBREVIATED))) return false
  if (NUMBERED.test(before) || (AFTER_NUMBER.test(before) && !/^[^\p{Ll}]/u.test(after))) return false
  return !WITHIN_BRACKET.test(before)
}
