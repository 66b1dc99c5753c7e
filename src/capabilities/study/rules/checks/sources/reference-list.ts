/** The list of references of a document, entry by entry, and whether it was read well enough to be judged. */
import type { ReadDocument } from '../../document/reading.ts'
import { parseEntry, type ReferenceEntry, unaccented } from './reference-entry.ts'
import { readListText } from './reference-pieces.ts'

export type ReferenceList = {
  entries: ReferenceEntry[]
  /** The blocks it is in. */
  blocks: ReadonlySet<string>
  isNumbered: boolean
  /** Its text as it stands, entry or not, plain. */
  raw: string
  /** Entries that may be two run together, or a part of one. */
  doubtful: ReadonlySet<ReferenceEntry>
  /** Every entry is cut from the next beyond doubt: only then are they counted. */
  isCutSurely: boolean
  /** Why it is not judged, in words for the student; null if it can be. */
  unusable: string | null
}

const LEAST_ENTRIES = 5
const LEAST_PARSED = 0.6

export function readReferences(reading: ReadDocument): ReferenceList {
  const { entries: texts, blocks, raw } = readListText(reading)
  const entries: ReferenceEntry[] = []
  for (const piece of texts) entries.push(parseEntry(piece, entries.at(-1)))
  const labelled = entries.filter(({ label }) => label !== null).length
  const isNumbered = labelled > entries.length / 2
  const parsed = entries.filter((entry) => isParsed(entry, isNumbered)).length
  const isInTurn = isNumbered && entries.every(({ label }, i) => label === i + 1)
  const doubtful = new Set(isInTurn ? [] : entries.filter(({ text }) => mayBeTwo(text)))
  return {
    entries,
    blocks,
    isNumbered,
    raw: unaccented(raw),
    doubtful,
    isCutSurely: doubtful.size === 0,
    unusable: whyUnusable(entries.length, parsed),
  }
}

const DATE = /[([](?:\d{1,2}\s)?(?:\p{Lu}\p{Ll}+\.?\s)?(?:1[6-9]|20)\d\d[a-z]?[)\]]/gu
/** Of one work there is often a second address, its DOI. */
const ADDRESS = /(?:https?:\/\/(?:www\.)?|\bwww\.)(?!(?:dx\.)?doi\.org)[\w-]+\.\w/gi
const LAST_SEEN = /\b(?:accessed|retrieved|cited|viewed)\b[^.;]{0,12}$/i
const OPENS_SMALL = /^(?:\p{Ll}{4,}\s|[,;)])/u

/** "Circular 2, 1991, Lagos. Banda M. (1985)": a date stands first, or after names, and no other before it. */
const LATER_DATE = /^[^(]*(?<!\d)(?:19|20)\d\d(?!\d)[^(]{10,}[.,\s]\((?:1[6-9]|20)\d\d[a-z]?\)/

/** Two dates in brackets or two addresses: an entry has one of each. */
function mayBeTwo(text: string): boolean {
  const dates = [...text.matchAll(DATE)].filter(({ index }) => !LAST_SEEN.test(text.slice(0, index)))
  return (
    dates.length > 1 ||
    (text.match(ADDRESS)?.length ?? 0) > 1 ||
    [OPENS_SMALL, LATER_DATE].some((sign) => sign.test(text))
  )
}

const isParsed = ({ first, year, label, text }: ReferenceEntry, isNumbered: boolean) =>
  (isNumbered && label !== null && text.length > 20) || (/^\p{L}{2}/u.test(first) && year !== '')

function whyUnusable(found: number, parsed: number): string | null {
  if (found === 0) return 'I found no list of references in the text.'
  if (found < LEAST_ENTRIES)
    return `I found a list of ${found} ${found === 1 ? 'entry' : 'entries'}, which is too short to judge.`
  if (parsed / found < LEAST_PARSED)
    return `I could make out author and year in only ${parsed} of ${found} entries, so I do not judge the list.`
  return null
}
