/** What a list leaves out, filled in from the student's own library (.bib, .ris, CSL-JSON), and said to be from there. */
import { joinList } from '#kit/join-list.ts'
import { compareWith } from '../existence/compare-records.ts'
import type { ReadReference } from '../fields/read-reference.ts'
import { nameOf, type Reference, yearOf } from '../reference.ts'

const FILLED = {
  issued: 'year',
  'container-title': 'journal or book',
  volume: 'volume',
  issue: 'issue',
  page: 'pages',
  publisher: 'publisher',
  'publisher-place': 'place',
  DOI: 'DOI',
  URL: 'address',
} as const

export function withLibrary(read: readonly ReadReference[], library: readonly Reference[]): ReadReference[] {
  if (library.length === 0) return [...read]
  return read.map((one) => {
    const own = library.find((work) => isSameWork(one.item, work))
    return own ? filled(one, own) : one
  })
}

function isSameWork(item: Reference, work: Reference): boolean {
  if (item.DOI && work.DOI) return item.DOI.toLowerCase() === work.DOI.toLowerCase()
  const known = { title: work.title ?? '', authors: (work.author ?? []).map(nameOf), year: yearOf(work) }
  return known.title !== '' && compareWith(item, known) !== null
}

function filled(one: ReadReference, work: Reference): ReadReference {
  const item: Reference = { ...one.item }
  const fields: string[] = []
  const isLonger = (work.author?.length ?? 0) > (item.author?.length ?? 0)
  const takesAuthors = one.hasOthers && isLonger
  if (takesAuthors) {
    item.author = work.author!
    fields.push('authors')
  }
  for (const [key, word] of Object.entries(FILLED) as [keyof typeof FILLED, string][]) {
    if (item[key] !== undefined || work[key] === undefined) continue
    Object.assign(item, { [key]: work[key] })
    fields.push(word)
  }
  if (fields.length === 0) return one
  return {
    ...one,
    item,
    ...(takesAuthors ? { hasOthers: false, hasGap: false } : {}),
    fromLibrary: `Filled in from your library: ${joinList(fields)}.`,
  }
}
