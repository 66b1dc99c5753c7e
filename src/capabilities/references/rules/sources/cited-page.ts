/** The page that a citation names, and where that page is in the file. */
import type { Source } from './source.ts'

export type PageRange = { from: number; to: number }

const RANGE = String.raw`(\d{1,4})(?:\s*[–-]\s*(\d{1,4}))?`
/** "p. 14", "pp. 14–16", "page 14". */
const NAMED = new RegExp(String.raw`\b(?:pp?\.?|pages?)\s*${RANGE}`, 'i')
/** "2019: 14" and "2019:14–16". */
const AFTER_YEAR = new RegExp(String.raw`(?:1[89]|20)\d\d[a-z]?\s*:\s*${RANGE}`)
/** "Banda (2019) says that … (p. 14)". */
const LATER = new RegExp(String.raw`^[^()]*\(\s*(?:pp?\.?|pages?)\s*${RANGE}\s*\)`, 'i')
const NUMBERED = new RegExp(String.raw`\[(\d{1,3})\s*,\s*(?:pp?\.?|pages?)\s*${RANGE}\s*\]`, 'gi')

function rangeOf(match: RegExpMatchArray | null): PageRange | null {
  if (!match) return null
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
  // "pp. 114–6" ends on page 116.
  const whole = to < from ? Number(`${match[1]!.slice(0, -match[2]!.length)}${match[2]}`) : to
  return from > 0 && whole >= from ? { from, to: whole } : null
}

/** `citation` as it is written in `sentence`, which it ends in at `end`. */
export const pageCited = (citation: string, sentence: string, end: number): PageRange | null =>
  rangeOf(citation.match(NAMED)) ??
  rangeOf(citation.match(AFTER_YEAR)) ??
  rangeOf(sentence.slice(end).match(LATER))

/** "[12, p. 14]": the number of the work and its page. */
export const numberedPages = (sentence: string): { number: number; pages: PageRange; text: string }[] =>
  [...sentence.matchAll(NUMBERED)].flatMap((match) => {
    const [text, number, ...range] = match
    const pages = rangeOf([text, ...range])
    return pages ? [{ number: Number(number), pages, text }] : []
  })

export type PagesInFile = {
  /** Numbers of pages in the file. */
  pages: number[]
  /** The file prints its numbers, or the entry says which pages the work fills. */
  isSure: boolean
}

const MOST_PAGES = 5

/** Null where the file has no such page. */
export function pagesInFile(
  { pages }: Source,
  { from, to }: PageRange,
  entryPages?: string,
): PagesInFile | null {
  const wanted = Array.from({ length: Math.min(MOST_PAGES, to - from + 1) }, (_, at) => from + at)
  const labelled = pages.filter(({ label }) => label && wanted.includes(Number(label)))
  if (labelled.length > 0) return { pages: labelled.map(({ number }) => number), isSure: true }
  const [first, last] = (entryPages ?? '').split(/[–-]/).map((part) => Number(part.trim()))
  const isArticle = first && last && last >= first && pages.length >= last - first + 1
  if (isArticle && from >= first && to <= last) {
    // A cover page of the archive that it was fetched from moves every page by one.
    const cover = pages.length - (last - first + 1) === 1 ? 1 : 0
    return { pages: wanted.map((page) => page - first + 1 + cover), isSure: true }
  }
  const here = wanted.filter((page) => page <= pages.length)
  return here.length > 0 ? { pages: here, isSure: false } : null
}
