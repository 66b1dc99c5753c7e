/** The list of references of a document, entry by entry, and whether it could be read well enough to be judged. */
import { evidenceOf } from '../../document/evidence.ts'
import type { Reading } from '../../document/reading.ts'
import { type EntryText, parseEntry, type ReferenceEntry } from './reference-entry.ts'

export type ReferenceList = {
  entries: ReferenceEntry[]
  isNumbered: boolean
  /** Why nothing is said about it, in words for the student; null where it can be judged. */
  unusable: string | null
}

const LEAST_ENTRIES = 5
const LEAST_PARSED = 0.6
const YEAR = /\b(?:1[6-9]|20)\d\d[a-z]?\b|n\.\s?d\.|in press|forthcoming/i
/** The rest of an entry that a page or a line has torn off. */
const TORN =
  /^(?:https?:|doi\b|www\.|(?!(?:van|von|de|da|do|du|di|la|le|el|al|ter|ten)[\s-])\p{Ll}|[(–-]|\d{1,4}[–-]\d|pp?\.|[—–]\s|\p{L}+\s\d+(?:\.\d+)?,\s+pp?\.)/u
const SEVERAL_AT_LEAST = 500
const NEXT_ENTRY =
  /(?<=[.\d)/])\s+(?=\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.[\s-]?){1,3}[^()]{0,160}\((?:1[6-9]|20)\d\d)|(?<=\S)\s+(?=\[\d{1,3}\]\s)/gu

export function readReferences(reading: Reading): ReferenceList {
  const entries: ReferenceEntry[] = []
  for (const piece of piecesOf(reading)) entries.push(parseEntry(piece, entries.at(-1)))
  const labelled = entries.filter(({ label }) => label !== null).length
  const isNumbered = labelled > entries.length / 2
  const parsed = entries.filter((entry) => isParsed(entry, isNumbered)).length
  return { entries, isNumbered, unusable: whyUnusable(entries.length, parsed) }
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

function piecesOf(reading: Reading): EntryText[] {
  const blocks = new Map<string, EntryText>()
  for (const { id, block, page, within, text, kind, role } of [...reading.sentences, ...reading.blocks]) {
    const isEntry =
      kind === 'reference' || (role === 'references' && (kind === 'paragraph' || kind === 'list-item'))
    if (!isEntry) continue
    const held = blocks.get(block)
    if (held) held.text += ` ${text}`
    else blocks.set(block, { evidence: evidenceOf({ id, page, within, text }), text })
  }
  const pieces: EntryText[] = []
  for (const { evidence, text } of blocks.values()) {
    const parts = severalIn(text)
    for (const part of parts) {
      const last = pieces.at(-1)
      if (last && TORN.test(part)) last.text += ` ${part}`
      else pieces.push({ evidence: parts.length === 1 ? evidence : { ...evidence, quote: part }, text: part })
    }
  }
  // 'Books' and 'Journal articles' are headings, and a motto is no source.
  return pieces.filter(({ text }) => (YEAR.test(text) || text.length > 60) && !isMotto(text))
}

/** 'A line of verse —Novalis, 1837': words, a dash, and who said them. */
const isMotto = (text: string): boolean =>
  text.length < 300 &&
  /\S\s*[—–]\s?\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.]*){0,3}(?:,?\s*\(?\d{4}\)?)?\.?$/u.test(text) &&
  !/\d.*\d{4}|\p{Lu}\.|:|\bpp?\b|\bdoi\b/u.test(text.replace(/[—–][^—–]*$/, ''))

function severalIn(text: string): string[] {
  const lines = text.split(/\n+/)
  const cut = lines.length === 1 && text.length > SEVERAL_AT_LEAST ? text.split(NEXT_ENTRY) : lines
  return cut.map((part) => part.trim()).filter(Boolean)
}
