/** A first sentence may be long; the voice then begins in the middle of it, at a comma if there is one. */
const LONGEST_FIRST_WORDS = 12
/** A point that ends no sentence. */
const NO_END = /(?:\b(?:e\.g|i\.e|et al|cf|vs|Dr|Prof|Mr|Mrs|Fig|Eq|No|pp?|approx|[A-Z])|\d)\.$/

export type Taken = { sentence: string; rest: string }

/** The next piece that can be spoken, from what has been written so far; nothing while it is not complete. */
export function takeSentence(written: string, first: boolean): Taken | undefined {
  for (const end of written.matchAll(/[.!?]+["')\]]*(?=\s)|\n+/g)) {
    const until = end.index + end[0].length
    const sentence = written.slice(0, until)
    if (NO_END.test(sentence.trimEnd()) || !/[\p{L}\p{N}]/u.test(sentence)) continue
    return { sentence: sentence.trim(), rest: written.slice(until) }
  }
  if (!first) return undefined
  const long = new RegExp(String.raw`^(?:\s*\S+\s+){${LONGEST_FIRST_WORDS}}`).exec(written)
  if (!long) return undefined
  const comma = long[0].lastIndexOf(', ')
  const until = comma > 0 ? comma + 1 : long[0].length
  return { sentence: written.slice(0, until).trim(), rest: written.slice(until) }
}
