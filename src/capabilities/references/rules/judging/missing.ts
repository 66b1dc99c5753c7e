/** What an entry does not say and its style asks for. It is named, never made up. */

import { joinList } from '#kit/join-list.ts'
import type { ReadReference } from '../fields/read-reference.ts'
import { yearOf } from '../reference.ts'

export const MISSING = [
  'authors',
  'year',
  'title',
  'container',
  'volume',
  'pages',
  'publisher',
  'address',
] as const
export type Missing = (typeof MISSING)[number]

const WORDS: Readonly<Record<Missing, string>> = {
  authors: 'who wrote it',
  year: 'the year',
  title: 'its title',
  container: 'the journal or book it is in',
  volume: 'the volume',
  pages: 'the pages',
  publisher: 'the publisher',
  address: 'where on the web it stands',
}

export function missingFrom({ item, undated, hasOthers }: ReadReference): Missing[] {
  const { type } = item
  const missing: Missing[] = []
  const isLaw = type === 'legislation' || type === 'legal_case'
  const isPage = type === 'webpage' || type === 'article-newspaper'
  if (!item.author && !isLaw && !isPage && !item.editor && !hasOthers) missing.push('authors')
  if (
    yearOf(item) === null &&
    !item.issued?.literal &&
    !undated &&
    !isLaw &&
    !/\b(?:19|20)\d\d\b/.test(item.title ?? '')
  )
    missing.push('year')
  if (!item.title && type !== 'personal_communication') missing.push('title')
  if (type === 'article-journal') {
    if (!item['container-title']) missing.push('container')
    if (!item.volume && !item.DOI && !item.URL) missing.push('volume')
    if (!item.page && !item.DOI && !item.URL) missing.push('pages')
  }
  if (type === 'chapter' && !item.page) missing.push('pages')
  if (
    (type === 'book' || type === 'chapter' || type === 'thesis') &&
    !item.publisher &&
    !item.URL &&
    !item.DOI
  )
    missing.push('publisher')
  if (type === 'webpage' && !item.URL) missing.push('address')
  return missing
}

export const missingWords = (missing: readonly Missing[]): string =>
  joinList(missing.map((one) => WORDS[one]))
