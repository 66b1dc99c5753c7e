/** What a work was written for: "Master of Public Health", "Higher National Diploma (HND) in Mass Communication". */
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import type { Line } from './front-lines.ts'

const LEVEL = String.raw`(?:bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate)?|HND\b|ND\b|(?:higher )?(?:national )?diploma|post-?graduate diploma|(?:national )?certificate|ordinary national diploma)`
/** What comes behind "award of" and its like on a cover, as far as its subject goes. */
const AWARD = new RegExp(
  String.raw`\b(?:aw[a]?rd of|requirements? (?:for|of)|fulfil\w*ment (?:for|of)|degree of)(?: the| a| an)?(?: aw[a]?rd of)?(?: the| a| an)?(?: degree of| degree in)? (${LEVEL}\b.*)`,
  'i',
)
/** Where its subject ends. */
const END =
  /\s*(?:[,;:.]\s|[.,;]$|\s(?:of|at|from|to)\s(?:the\s)?(?:(?!of\s)\p{L}+\s){0,4}(?:university|college|polytechnic|institute|school|faculty|cent(?:re|er))\b|\b(?:by|supervis\w+|advis[eo]rs?|complies|comply|meets|dissertation|thesis|submitted|presented|to the|department|school of|faculty|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d).*$/iu
const LEAST_WORDS = 2
const MOST_WORDS = 14
const SMALL = new Set(['of', 'in', 'and', 'with', 'for', 'the'])

/** On the cover, or where it is certified what the work was for. */
export function awardOf(
  lines: readonly Line[],
  { sentences }: ReadDocument,
  lastPage: number,
): { value: string; sentence: ReadSentence | null } | null {
  const covers = lines.flatMap((line, at) =>
    line.kind === 'degree' ? [{ text: withLinesBelow(lines, at), sentence: line.sentence }] : [],
  )
  const certified = sentences
    .slice(0, FIRST_SENTENCES)
    .filter(({ page, kind }) => page <= lastPage && kind !== 'reference')
  for (const { text, sentence } of [
    ...covers,
    ...certified.map((one) => ({ text: one.text, sentence: one })),
  ]) {
    const found = text.replace(/\s+/g, ' ').match(AWARD)?.[1]?.replace(END, '').trim()
    const words = found?.split(/\s+/) ?? []
    if (words.length >= LEAST_WORDS && words.length <= MOST_WORDS)
      return { value: inTitleCase(words), sentence }
  }
  return null
}

/** An award runs on over the lines of a cover. */
const withLinesBelow = (lines: readonly Line[], at: number): string =>
  untilOther(lines.slice(at, at + LINES))
    .map(({ text }) => text)
    .join(' ')
const LINES = 4
const untilOther = (lines: readonly Line[]): readonly Line[] => {
  const end = lines.findIndex(({ kind }) => kind !== 'degree' && kind !== 'text')
  return end < 0 ? lines : lines.slice(0, end)
}
const FIRST_SENTENCES = 60

/** A cover is set in capitals as often as not. */
const inTitleCase = (words: readonly string[]): string =>
  words
    .map((word) => {
      const small = word.toLowerCase()
      if (SMALL.has(small)) return small
      const isSet = /\p{Lu}{4,}/u.test(word) || word === small
      return isSet ? small.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase()) : word
    })
    .join(' ')
    .replace(/\s(?:of|in|and|with|for|the)$/, '')
