/** Entries that occur twice in the list of references. */
import type { ReferenceEntry } from './reference-entry.ts'
import { unaccented } from './reference-entry.ts'

/** In letters: "Annual report" is the title of many works. */
const SHORTEST_TITLE = 25
/** Least share of words two entries have in common; parts of one report share only their title. */
const ALIKE = 0.8

const entryLetters = (text: string) => unaccented(text).replace(/[^\p{L}\d]+/gu, '')
const entryWords = (text: string) => new Set(unaccented(text).match(/[\p{L}\d]+/gu) ?? [])

/** Each entry that repeats an earlier one, with that one. */
export function doubledEntries(
  entries: readonly ReferenceEntry[],
): { entry: ReferenceEntry; before: ReferenceEntry }[] {
  const whoAndWhen = ({ first, year }: ReferenceEntry) => (first && year ? `${first} ${year}` : '')
  const sharing = Map.groupBy(entries, whoAndWhen)
  const seen = new Map<string, ReferenceEntry>()
  return entries.flatMap((entry) => {
    const filed = whoAndWhen(entry)
    if (filed === '' || sharing.get(filed)!.length < 2) return []
    const title = entryLetters(entry.title)
    if (title.length < SHORTEST_TITLE) return []
    const key = `${filed} ${title}`
    const before = seen.get(key)
    if (!before) seen.set(key, entry)
    return before && isAlike(before, entry) ? [{ entry, before }] : []
  })
}

/** Their numbers in the list differ, and so may the date of access. */
const withoutNumber = ({ text }: ReferenceEntry) =>
  text.replace(/^\s*[[(]?\d{1,3}[\])]?[.)]?\s+/, '').replace(/\b(?:accessed|retrieved)\b.*$/i, '')

function isAlike(one: ReferenceEntry, other: ReferenceEntry): boolean {
  const [a, b] = [entryWords(withoutNumber(one)), entryWords(withoutNumber(other))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size, 1) >= ALIKE
}
