/** The list of references of a document, entry by entry, and whether it was read well enough to be judged. */
import type { ReadDocument } from '../../document/reading.ts'
import { parseEntry, type ReferenceEntry } from './reference-entry.ts'
import { readListText } from './reference-pieces.ts'

export type ReferenceList = {
  entries: ReferenceEntry[]
  /** The blocks it is in. */
  blocks: ReadonlySet<string>
  isNumbered: boolean
  /** Why it is not judged, in words for the student; null if it can be. */
  unusable: string | null
}

const LEAST_ENTRIES = 5
const LEAST_PARSED = 0.6

export function readReferences(reading: ReadDocument): ReferenceList {
  const { entries: texts, blocks } = readListText(reading)
  const entries: ReferenceEntry[] = []
  for (const piece of texts) entries.push(parseEntry(piece, entries.at(-1)))
  const labelled = entries.filter(({ label }) => label !== null).length
  const isNumbered = labelled > entries.length / 2
  const parsed = entries.filter((entry) => isParsed(entry, isNumbered)).length
  return { entries, blocks, isNumbered, unusable: whyUnusable(entries.length, parsed) }
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
