/** One entry of a list of references, in any style: authors, year, title, and its number if it has one. */

import { type Name, type ReadReference, readReference } from '#capabilities/references/engine.index.ts'
import type { StudyEvidence } from '../../document/evidence.ts'

export type ReferenceEntry = EntryText & {
  /** Surname or institution the entry is filed under, in lower case without accents. */
  first: string
  /** Every name and initial before the year or title, plain. */
  authors: ReadonlySet<string>
  isInstitution: boolean
  /** Abbreviations it may be cited by: 'who' for the World Health Organization. */
  acronyms: ReadonlySet<string>
  /** '2019', '2019a', 'n.d.', 'in press'; empty if none was found. */
  year: string
  title: string
  label: number | null
  hasDoi: boolean
}

export const unaccented = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘`]/g, "'").toLowerCase().trim()

export type EntryText = {
  /** The start of the entry: it may be split over several blocks. */
  evidence: StudyEvidence
  text: string
}

const READ = new WeakMap<ReferenceEntry, ReadReference>()

export function parseEntry({ evidence, text }: EntryText, before?: ReferenceEntry): ReferenceEntry {
  const read = readReference(text.replace(JOINED, ' $1'), '', before && READ.get(before))
  const { author = [], title = '' } = read.item
  const [first] = author
  const filed = first ? filedUnder(first) : unaccented(text.replace(LABEL, '').split(/[.(]/)[0] ?? '')
  const names = author.flatMap(({ literal, family, given }) => [literal, family, given]).filter(Boolean)
  const entry: ReferenceEntry = {
    evidence,
    text,
    first: filed,
    authors: new Set(unaccented(names.join(' ')).match(/[\p{L}][\p{L}'-]*\p{L}/gu) ?? []),
    isInstitution: first?.literal !== undefined,
    acronyms: acronymsOf(first?.literal ?? '', text),
    year: yearIn(read, text),
    title,
    label: read.label,
    hasDoi: /\bdoi\b|\b10\.\d{4,}\//i.test(text),
  }
  READ.set(entry, read)
  return entry
}

/** A year in a title in quotation marks, in an address, or of a visit. */
const OF_ANOTHER_DAY = /[“"][^”"]{15,300}[”"]|(?:https?:|www\.|\b(?:modified|accessed|retrieved)\b).*$/giu
/** "BandaE, Phiri M.": the space was left out. */
const JOINED = /(?<=^\s*\p{Lu}\p{Ll}{2,})(\p{Lu}{1,2})(?=[,.])/u
const LABEL = /^\s*(?:\[\d{1,3}\][.:]?|\(?\d{1,3}[.)])\s*/

const filedUnder = (name: Name): string =>
  unaccented(
    (name.literal ?? [name['non-dropping-particle'], name.family].filter(Boolean).join(' ')).replace(
      /^The\s/,
      '',
    ),
  )

const yearIn = ({ item: { issued }, letter, undated }: ReadReference, text: string): string => {
  const year = issued?.['date-parts']?.[0]?.[0]
  if (!year) return issued?.literal ? 'in press' : undated ? 'n.d.' : ''
  if (!text.replace(OF_ANOTHER_DAY, ' ').includes(`${year}`)) return ''
  return `${year}${letter || (new RegExp(`${year}([a-z])\\b`).exec(text)?.[1] ?? '')}`
}

function acronymsOf(institution: string, text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, letters] of text.slice(0, OPENING).matchAll(/[([]\s*([\p{L}]{2,10})\s*[)\]]/gu))
    found.add(unaccented(letters!))
  const words = institution.replace(/[([][^)\]]*[)\]]/g, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  if (capitals.length > 1 && capitals.length < 9)
    // MoH and BoZ include the small words.
    for (const letters of [capitals, words]) found.add(unaccented(letters.map((word) => word[0]).join('')))
  return found
}
const OPENING = 120
