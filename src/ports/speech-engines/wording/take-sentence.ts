import { spokenEnds } from '#kit/text/spoken-ends.ts'

/** A first sentence may be long; the voice then begins before its end, at a comma if there is one. */
const LONGEST_FIRST_WORDS = 12
/** Each blank can match in one place only, or a line of many blanks would be tried in all combinations. */
const LONG_FIRST = new RegExp(String.raw`^\s*(?:\S+\s+){${LONGEST_FIRST_WORDS}}`)

export type TakenSentence = { sentence: string; rest: string }

/** The next piece that can be spoken, from the text so far; nothing while it is incomplete. */
export function takeSentence(written: string, first: boolean): TakenSentence | undefined {
  for (const until of spokenEnds(written)) {
    const sentence = written.slice(0, until)
    if (/[\p{L}\p{N}]/u.test(sentence)) return { sentence: sentence.trim(), rest: written.slice(until) }
  }
  if (!first) return undefined
  const long = LONG_FIRST.exec(written)
  if (!long) return undefined
  const comma = long[0].lastIndexOf(', ')
  const until = comma > 0 ? comma + 1 : long[0].length
  return { sentence: written.slice(0, until).trim(), rest: written.slice(until) }
}
