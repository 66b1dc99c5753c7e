/** Matches citations to the entries of the list; both sides may have some left over. */
import { isProse, type ReadDocument } from '../../document/reading.ts'
import { citationNumbers } from '../../text/citations.ts'
import { type CitationStyle, citationsIn, type PlacedCitation } from './citations-in-text.ts'
import { isNamedAnywhere, isOneLetterApart, namedIn } from './named-anywhere.ts'
import { type ReferenceEntry, unaccented } from './reference-entry.ts'
import { type ReferenceList, readReferences } from './reference-list.ts'
import { bodyOf, mayBeCited, mayBeListed } from './second-look.ts'

export type MissingEntry = {
  citation: PlacedCitation
  times: number
  /** An uncited entry that differs from it in one thing. */
  near: { entry: ReferenceEntry; differsIn: 'year' | 'spelling' } | null
}

export type References = {
  list: ReferenceList
  style: CitationStyle | null
  citations: number
  uncited: ReferenceEntry[]
  /** Entries of which it is not sure whether the text cites them: no word is said against them, or for the list. */
  inDoubt: number
  /** No bracket that looks like a citation was left unread, and no number of the list is without its citation. */
  areAllRead: boolean
  missing: MissingEntry[]
  /** Each cited entry, in the order of the list, with its places; a sentence counts once, however often it names one. */
  cited: { entry: ReferenceEntry; places: PlacedCitation[] }[]
  /** The works cited most, with each place. */
  mostCited: { entry: ReferenceEntry; places: PlacedCitation[] }[]
}

const MOST_CITED = 5
/** In words; longer ones belong to institutions. */
const LONGEST_NAME = 4
const INSTITUTION =
  /\b(?:ministry|bank|organi[sz]ation|university|agency|office|department|council|commission|association|institute|cent(?:re|er)|committee|programme|program|fund|government|nations|union|board|society|authority|services?|statistics|foundation|initiative|network|college|bureau|federation)\b/i

export function referencesOf(reading: ReadDocument): References {
  const list = readReferences(reading)
  const { style, citations } = citationsIn(reading, list)
  const byAuthor = Map.groupBy(list.entries, ({ first }) => lastWord(first))
  const places = new Map<ReferenceEntry, PlacedCitation[]>()
  const unmatched: PlacedCitation[] = []
  for (const placed of citations) {
    const entry =
      placed.citation.number === undefined
        ? findWork(placed, list.entries, byAuthor)
        : findNumber(placed.citation.number, list)
    if (!entry) {
      if (!mayBeListed(placed, list)) unmatched.push(placed)
    } else {
      const held = places.get(entry) ?? []
      if (held.at(-1)?.sentence !== placed.sentence) held.push(placed)
      places.set(entry, held)
    }
  }
  const unused = list.entries.filter((entry) => !places.has(entry))
  const outside = unused.length === 0 ? [] : outsideList(reading, list)
  const body = style === 'numbered' ? [] : bodyOf(outside, citations)
  const left = unused.filter((entry) => !mayBeCited(entry, body))
  const missing = missingFrom(unmatched, left, list.entries)
  // An entry with a different year is reported once, with the citation.
  const nearOnes = new Set(missing.flatMap(({ near }) => (near ? [near.entry] : [])))
  const notCited = left.filter((entry) => !nearOnes.has(entry))
  const isInDoubt = doubtOf(style, list, outside)
  const uncited = notCited.filter((entry) => !isInDoubt(entry))
  return {
    list: { ...list, unusable: list.unusable ?? whyPartlyRead(list, missing) },
    style,
    citations: citations.length,
    uncited,
    inDoubt: notCited.length - uncited.length,
    areAllRead: areAllRead(reading, list, citations, style),
    missing,
    cited: list.entries
      .map((entry) => ({ entry, places: places.get(entry) ?? [] }))
      .filter(({ places: of }) => of.length > 0),
    mostCited: [...places]
      .map(([entry, of]) => ({ entry, places: of }))
      .filter(({ places: of }) => of.length > 1)
      .sort((a, b) => b.places.length - a.places.length)
      .slice(0, MOST_CITED),
  }
}

/** A student forgets some entries, hardly most of them: more likely the list goes on where it was not read. */
const whyPartlyRead = ({ entries }: ReferenceList, missing: readonly MissingEntry[]): string | null =>
  missing.length > entries.length
    ? `I read ${entries.length} entries in the list of references, and ${missing.length} of the works you cite are not among them. The list may go on where I did not read it, so I do not compare the two.`
    : null

function doubtOf(
  style: CitationStyle | null,
  { doubtful }: ReferenceList,
  outside: readonly { text: string }[],
): (entry: ReferenceEntry) => boolean {
  const texts = outside.map(({ text }) => text)
  if (style === 'numbered') {
    const numbers = new Set(texts.flatMap(numbersInBrackets))
    return (entry) => doubtful.has(entry) || (entry.label !== null && numbers.has(entry.label))
  }
  const named = namedIn(texts)
  return (entry) => doubtful.has(entry) || isNamedAnywhere(entry, named)
}

/** Also beside words: "[Banda, 15, 21]". */
const numbersInBrackets = (text: string) =>
  [...text.matchAll(/[[(]([^\][()]{1,80})[\])]/g)].flatMap(([, inside]) =>
    citationNumbers((inside!.match(/\d{1,3}(?:\s?[–-]\s?\d{1,3})?/g) ?? []).join(',')),
  )

const YEAR_IN_BRACKETS = /\([^()]*\p{Lu}[^()]*(?<!\d)(?:19|20)\d\d[a-z]?(?!\d)[^()]*\)/gu
/** A key that the bibliography program could not resolve, or "[?]". */
const KEY_IN_BRACKETS =
  /\[(?:\?+|[^\]\n]*\p{L}{2}[^\]\n]*(?:,\s?\d{1,3}\s?)+|\p{Lu}\p{L}+\p{Lu}\p{L}+|\p{L}+\d{4}\p{L}*)\]/u

function areAllRead(
  { sentences }: ReadDocument,
  list: ReferenceList,
  citations: readonly PlacedCitation[],
  style: CitationStyle | null,
): boolean {
  const prose = sentences.filter((sentence) => isProse(sentence) && !list.blocks.has(sentence.block))
  if (style === 'numbered') {
    const read = new Set(citations.map(({ citation: { number } }) => number))
    return (
      list.entries.every(({ label }, i) => read.has(label ?? i + 1)) &&
      !prose.some(({ text }) => KEY_IN_BRACKETS.test(text))
    )
  }
  const readIn = Map.groupBy(citations, ({ sentence }) => sentence.id)
  return prose.every(({ id, text }) =>
    [...text.matchAll(YEAR_IN_BRACKETS)].every(({ index, 0: found }) =>
      readIn.get(id)?.some(({ citation: { start, end } }) => start < index + found.length && end > index),
    ),
  )
}

/** Captions, tables and epigraphs cite too, and so does text that was set aside. */
const outsideList = ({ sentences, blocks, setAside }: ReadDocument, list: ReferenceList) => [
  ...[...sentences, ...blocks].filter(
    ({ kind, role, block, text }) =>
      (kind !== 'reference' && role !== 'references' && !list.blocks.has(block)) ||
      (text.length < 60 && /^[—–]\s?\p{Lu}/u.test(text)),
  ),
  ...setAside.map(({ quote }) => ({ text: quote })),
]

/** 'The World Bank' and 'World Bank' are one. */
const withoutArticle = (name: string) => unaccented(name).replace(/^the\s+/, '')
const lastWord = (name: string) => name.match(/[^\s-]+$/)?.[0] ?? name

const findNumber = (number: number, { entries, isNumbered }: ReferenceList) =>
  isNumbered ? entries.find(({ label }) => label === number) : entries[number - 1]

function findWork(
  { citation }: PlacedCitation,
  entries: readonly ReferenceEntry[],
  byAuthor: ReadonlyMap<string, ReferenceEntry[]>,
): ReferenceEntry | undefined {
  const names = citation.names.map(withoutArticle)
  // Words before the authors may have been taken for one of them; the list decides.
  for (let from = 0; from < Math.min(3, names.length); from += 1) {
    const [first = '', ...others] = names.slice(from)
    const fits = (entry: ReferenceEntry) => isBy(entry, first) && sameYear(entry, citation.year)
    const found = [...(byAuthor.get(lastWord(first)) ?? []).filter(fits)]
    const candidates = found.length > 0 ? found : entries.filter(fits)
    const whole = candidates
      .filter((entry) => others.every((name) => hasAuthor(entry, name)))
      // Of two works by the same people in a year, the one with more authors is the one cited with "et al.".
      .sort((a, b) => (citation.etAl ? b.authors.size - a.authors.size : a.authors.size - b.authors.size))
    const best = whole.find(({ year }) => year === citation.year) ?? whole[0]
    if (best) return best
  }
  return undefined
}

const sameYear = ({ year }: ReferenceEntry, cited: string) =>
  year === cited || (year.slice(0, 4) === cited.slice(0, 4) && (/\d$/.test(year) || /\d$/.test(cited)))

function isBy(entry: ReferenceEntry, name: string): boolean {
  if (name.length < 2 || entry.first === '') return false
  if (entry.first === name || entry.acronyms.has(name.replace(/[^\p{L}]/gu, ''))) return true
  if (entry.isInstitution)
    return name.split(/\s+/).length > 1 && (entry.first.startsWith(name) || name.startsWith(entry.first))
  // 'Thomas Banda' for 'Banda, T.', and 'Merwe' for 'van der Merwe'.
  return (name.endsWith(` ${entry.first}`) || entry.first.endsWith(` ${name}`)) && !name.includes(' of ')
}

const hasAuthor = ({ authors, first, isInstitution }: ReferenceEntry, name: string) =>
  authors.has(name) ||
  authors.has(lastWord(name)) ||
  name.split(/[\s-]/).every((word) => authors.has(word)) ||
  (isInstitution && first.includes(name))

/** The title of a work before its year is not an author. */
const isInstitutionName = (name: string) =>
  INSTITUTION.test(name) ||
  (name.split(/\s+/).length <= LONGEST_NAME &&
    !/\b(?:in|on|using|with|through|from|among|towards?)\b/.test(name))

/** One work cited ten times is missing once. */
function missingFrom(
  unmatched: readonly PlacedCitation[],
  uncited: readonly ReferenceEntry[],
  entries: readonly ReferenceEntry[],
): MissingEntry[] {
  const byWork = Map.groupBy(
    unmatched.filter(({ citation }) => !citation.secondhand && citation.names.every(isInstitutionName)),
    ({ citation: { names, year, number } }) =>
      number === undefined ? `${names.map(unaccented)} ${year}` : `${number}`,
  )
  return [...byWork.values()].map((of) => ({
    citation: of[0]!,
    times: of.length,
    near: nearest(of[0]!, uncited, entries),
  }))
}

function nearest(
  { citation }: PlacedCitation,
  uncited: readonly ReferenceEntry[],
  entries: readonly ReferenceEntry[],
): MissingEntry['near'] {
  const [first = '', ...others] = citation.names.map(withoutArticle)
  if (first === '') return null
  const otherYear = uncited.find(
    (entry) => isBy(entry, first) && others.every((name) => hasAuthor(entry, name)) && entry.year !== '',
  )
  if (otherYear) return { entry: otherYear, differsIn: 'year' }
  const respelt = entries.find(
    (entry) => sameYear(entry, citation.year) && isOneLetterApart(lastWord(entry.first), lastWord(first)),
  )
  return respelt ? { entry: respelt, differsIn: 'spelling' } : null
}
