/** A reference as data: an item of CSL-JSON, as Zotero, Mendeley and every citation processor read it. */

export type Name = {
  family?: string
  given?: string
  'non-dropping-particle'?: string
  suffix?: string
  /** An institution, or a name whose parts cannot be told apart. */
  literal?: string
}

export const REFERENCE_TYPES = [
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'book',
  'chapter',
  'dataset',
  'entry-encyclopedia',
  'legal_case',
  'legislation',
  'manuscript',
  'paper-conference',
  'personal_communication',
  'report',
  'software',
  'speech',
  'thesis',
  'webpage',
] as const
export type ReferenceType = (typeof REFERENCE_TYPES)[number]

export type PartialDate = {
  'date-parts'?: number[][]
  /** 'in press': a date in words. */
  literal?: string
}

export type Reference = {
  id: string
  type: ReferenceType
  author?: Name[]
  editor?: Name[]
  translator?: Name[]
  issued?: PartialDate
  accessed?: PartialDate
  /** When the work first appeared, of one printed again. */
  'original-date'?: PartialDate
  title?: string
  'container-title'?: string
  'collection-title'?: string
  volume?: string
  issue?: string
  page?: string
  edition?: string
  publisher?: string
  'publisher-place'?: string
  genre?: string
  number?: string
  DOI?: string
  URL?: string
  ISBN?: string
  ISSN?: string
  abstract?: string
  keyword?: string
  language?: string
  note?: string
  'event-title'?: string
  'event-place'?: string
  /** Where a thesis is kept. */
  archive?: string
  /** Of a program. */
  version?: string
}

export const yearOf = ({ issued }: Pick<Reference, 'issued'>): number | null =>
  issued?.['date-parts']?.[0]?.[0] ?? null

export const nameOf = (name: Name): string =>
  name.literal ?? [name['non-dropping-particle'], name.family].filter(Boolean).join(' ')
