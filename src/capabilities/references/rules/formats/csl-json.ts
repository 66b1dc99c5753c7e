/** CSL-JSON, in and out: what other programs write is taken field by field, so that nothing strange comes along. */
import {
  type Name,
  type PartialDate,
  REFERENCE_TYPES,
  type Reference,
  type ReferenceType,
} from '../reference.ts'

const TEXTS = [
  'title',
  'container-title',
  'collection-title',
  'volume',
  'issue',
  'page',
  'edition',
  'publisher',
  'publisher-place',
  'genre',
  'number',
  'DOI',
  'URL',
  'ISBN',
  'ISSN',
  'abstract',
  'keyword',
  'language',
  'note',
  'event-title',
  'event-place',
  'archive',
  'version',
] as const
const LONGEST_TEXT = 5000
const MOST_NAMES = 500

const OTHER_TYPES: Readonly<Record<string, ReferenceType>> = {
  bill: 'legislation',
  regulation: 'legislation',
  statute: 'legislation',
  periodical: 'article-journal',
  'post-weblog': 'webpage',
  post: 'webpage',
  pamphlet: 'book',
  'review-book': 'article-journal',
  review: 'article-journal',
  entry: 'entry-encyclopedia',
  'entry-dictionary': 'entry-encyclopedia',
  interview: 'personal_communication',
  standard: 'report',
  document: 'article',
  patent: 'report',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function asReference(value: unknown, id: string): Reference | null {
  if (!isRecord(value)) return null
  const written = String(value.type ?? '')
  const type = REFERENCE_TYPES.find((own) => own === written) ?? OTHER_TYPES[written] ?? 'article'
  const texts = TEXTS.flatMap((key) => {
    const found = textFrom(value[key])
    return found ? [[key, found] as const] : []
  })
  const people = (['author', 'editor', 'translator'] as const).flatMap((key) => {
    const names = namesFrom(value[key])
    return names.length > 0 ? [[key, names] as const] : []
  })
  const dates = (['issued', 'accessed', 'original-date'] as const).flatMap((key) => {
    const date = dateFrom(value[key])
    return date ? [[key, date] as const] : []
  })
  if (texts.length === 0 && people.length === 0) return null
  const own = textFrom(value['citation-key'] ?? value.id) || id
  return { id: own, type, ...Object.fromEntries([...people, ...dates, ...texts]) }
}

const textFrom = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<\/?[a-z][^>]*>/gi, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, LONGEST_TEXT)
    : ''

function namesFrom(value: unknown): Name[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_NAMES).flatMap((one) => {
    if (!isRecord(one)) return []
    const name: Name = {}
    for (const key of ['family', 'given', 'non-dropping-particle', 'suffix', 'literal'] as const) {
      const found = textFrom(one[key])
      if (found) name[key] = found
    }
    const dropping = textFrom(one['dropping-particle'])
    if (dropping && !name['non-dropping-particle']) name['non-dropping-particle'] = dropping
    // One word that is somebody's only name is kept whole.
    if (name.given && !name.family && !name.literal) return [{ literal: name.given }]
    return name.family || name.literal ? [name] : []
  })
}

function dateFrom(value: unknown): PartialDate | undefined {
  if (!isRecord(value)) return undefined
  const parts = value['date-parts']
  if (Array.isArray(parts) && Array.isArray(parts[0])) {
    const numbers = parts[0]
      .map(Number)
      .filter((part) => Number.isInteger(part) && part > 0)
      .slice(0, 3)
    if (numbers.length > 0) return { 'date-parts': [numbers] }
  }
  const raw = textFrom(value.raw ?? value.literal)
  const year = raw.match(/^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/)
  if (year) return { 'date-parts': [year.slice(1).filter(Boolean).map(Number)] }
  return raw ? { literal: raw } : undefined
}

export function readCslJson(text: string): Reference[] {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return []
  }
  const items = Array.isArray(read) ? read : isRecord(read) && Array.isArray(read.items) ? read.items : [read]
  return items.flatMap((item, at) => asReference(item, `item-${at + 1}`) ?? [])
}

export const writeCslJson = (references: readonly Reference[]): string =>
  `${JSON.stringify(references, null, 2)}\n`
