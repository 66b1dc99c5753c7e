/** Whether a text is a whole sentence by its signs, and whether what was left off its end changes what it says. */
import { unstopped, withoutLead, wordCount } from '../words/clean.ts'
import { DANGLES, isSoundCut } from '../words/shorten.ts'
import { hasPlainVerb } from '../words/verbs.ts'

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0
const BEGINS_LOW = /^\p{Ll}/u

export function isWhole(text: string): boolean {
  const plain = unstopped(text)
  return (
    plain.length > 2 &&
    !DANGLES.test(withoutOrder(plain)) &&
    !/(?:^|\s)(?:having|being|been)$/i.test(plain) &&
    !(BEGINS_LOW.test(text) && wordCount(text) > 3 && !/^\p{Ll}\p{Lu}/u.test(text)) &&
    !/^(?:[,;:.)]|(?:However|Therefore|Moreover|And|But|Which)\b)/u.test(text) &&
    count(text, /\(/g) === count(text, /\)/g) &&
    count(text, /“/g) === count(text, /”/g) &&
    !/\ufffd|\.{4,}|https?:\/\/|[{};]\s*$|=>/.test(text) &&
    !(wordCount(text) > 12 && !hasPlainVerb(text) && !/\p{L}+(?:s|ed|e)\b/u.test(text))
  )
}

/** "… and women, respectively": it follows the two that it sets in order. */
const withoutOrder = (text: string): string =>
  / and .* respectively$/i.test(text) ? text.replace(/,? respectively$/i, '') : text

/** Of a sentence, its beginning may be shown where the rest does not change what it says; and a question keeps its mark. */
export const isCutSoundly = (text: string, quotes: readonly string[]): boolean =>
  quotes.every((quote) => {
    const whole = unstopped(withoutLead(quote))
    if (whole === text || !whole.startsWith(text)) return true
    return isSoundCut(text, whole) && !(whole.endsWith('?') && !text.endsWith('?'))
  })
