/**
 * A second look before a work is called missing: a text that names it near its year cites it. Nothing uncertain is
 * reported.
 */
import type { PlacedCitation } from './citations-in-text.ts'
import { type ReferenceEntry, unaccented } from './reference-entry.ts'
import type { ReferenceList } from './reference-list.ts'

const letters = (text: string) =>
  unaccented(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words shared by many names, which prove nothing alone. */
const SHARED =
  /^(?:the|and|for|von|van|der|den|del|national|international|ministry|bank|world|university|department|office|institute|association|organi[sz]ation|cent(?:re|er)|council|commission|committee|statistics|bureau|agency|government|republic|report|study|research|theory|model|journal|survey|inc|ltd|com|org|www|http|https|online)$/

export const tellingWords = (text: string) =>
  letters(text)
    .split(' ')
    .filter((word) => word.length > 2 && !SHARED.test(word) && !/^\d+$/.test(word))

/** The list has a work by one of the authors named, dated as cited. */
export function mayBeListed(placed: PlacedCitation, { entries, raw }: ReferenceList): boolean {
  const { names, year } = placed.citation
  const words = new Set(names.flatMap(tellingWords))
  const [first = ''] = names
  const turned = surnameBefore(placed)
  if (turned && entries.some((entry) => entry.authors.has(turned) && isDated(entry, entry.text, year)))
    return true
  if (words.size === 0 || year === '') return false
  // An office that is cited by its initials stands in the list under its name.
  if (IN_INITIALS.test(first)) return true
  return (
    stands(first, year, raw) ||
    entries.some((entry) => {
      const head = entry.text.slice(0, 400)
      if (!isDated(entry, head, year)) return false
      if (tellingWords(entry.first).some((word) => words.has(word))) return true
      if (tellingWords(first).some((word) => entry.authors.has(word))) return true
      // A title cited in place of its author.
      const inEntry = new Set(tellingWords(head))
      return words.size > 1 && [...words].every((word) => inEntry.has(word))
    })
  )
}

const IN_INITIALS = /^\p{Lu}{2,}(?:[-/ ]\p{Lu}{2,})*$/u

/** "Lim, TK (2010)": the letters taken for a name are initials of the name before them. */
function surnameBefore({ citation: { text }, sentence }: PlacedCitation): string | undefined {
  if (!/^\p{Lu}{1,3}[\s,(]/u.test(text)) return undefined
  const before = sentence.text.slice(0, Math.max(0, sentence.text.indexOf(text)))
  const surname = before.match(/(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]+),\s?$/u)?.[1]
  return surname && unaccented(surname)
}

/**
 * Entries a page runs together are one to the list reader: "… 20–34. Mwale, K. (2009). Goats …". The text of the list
 * as it stands has the name, dated as cited, and no other year between.
 */
function stands(name: string, year: string, raw: string): boolean {
  const surname = tellingWords(name).at(0)
  if (!surname || !/^\d{4}/.test(year)) return false
  const filed = new RegExp(
    String.raw`(?<![\p{L}-])${surname}(?=[,.]|\s)(?:(?!(?<!\d)(?:1[6-9]|20)\d\d)[^]){0,240}?(?<!\d)${year.slice(0, 4)}(?!\d)`,
    'u',
  )
  return filed.test(raw)
}

/** An entry without a year is taken to have the one it is cited with. */
const isDated = (entry: ReferenceEntry, head: string, year: string) =>
  /^\d/.test(year) && entry.year !== ''
    ? head.includes(year.slice(0, 4))
    : entry.year === year || entry.year === '' || !/\d/.test(entry.year)

const ANY_YEAR = / (?:1[6-9]|20)\d\d[a-z]? /

/** People and years in the text, outside the list itself. */
export type Body = { plain: string; named: ReadonlySet<string> }[]

export function bodyOf(sentences: readonly { text: string }[], citations: readonly PlacedCitation[]): Body {
  const named = Map.groupBy(citations, ({ sentence }) => sentence.text)
  return sentences.map(({ text }) => ({
    plain: ` ${letters(text)} `,
    named: new Set((named.get(text) ?? []).flatMap(({ citation: { names } }) => names.flatMap(tellingWords))),
  }))
}

/** The text names its author with its year or without any year, or names the work itself. */
export function mayBeCited(entry: ReferenceEntry, body: Body): boolean {
  const year = entry.year.slice(0, 4)
  const filed = letters(entry.first)
  const words = tellingWords(entry.first)
  const head = letters(entry.text.slice(0, Math.max(0, entry.text.search(/[([](?:1[6-9]|20)\d\d/))))
  // Who names a work in the text often leaves its second part out.
  const titles = [entry.title, entry.title.split(/[:?]/)[0]!]
    .map(letters)
    .filter((title) => title.length > 25)
  const acronym = letters(entry.text.match(/^\p{Lu}{3,8}(?=\s)/u)?.[0] ?? '')
  return body.some(({ plain: said, named }) => {
    if (head.length > 5 && said.includes(` ${head} `)) return true
    if (titles.some((title) => said.includes(` ${title} `))) return true
    if (acronym && /^\d/.test(year) && said.includes(` ${acronym} ${year}`)) return true
    if (words.length === 0 || filed.length < 3) return false
    if (!said.includes(` ${filed} `) && !isNamedBy(said, words)) return false
    if (/^\d/.test(year) && said.includes(` ${year}`)) return true
    if (year === '' && ANY_YEAR.test(said)) return true
    // Named without any year: with another year it is another work.
    return filed.length > 3 && !ANY_YEAR.test(said) && !words.some((word) => named.has(word))
  })
}

/** Every distinctive word of a longer name, in one sentence. */
const isNamedBy = (said: string, words: readonly string[]) =>
  words.length > 1 && words.every((word) => said.includes(` ${word} `))
