/** Where something stands in a document, in words that are true: a page that the file has, or a section and a paragraph. */
import { listed } from '#kit/listed.ts'
import type { SectionPlace } from './document-model.ts'

export type Place = { page: number; within?: SectionPlace | undefined }

/** 'page 12', '3.2 Sample, paragraph 4'. */
export function placeWords({ page, within }: Place): string {
  if (!within) return `page ${page}`
  return `${within.section || 'opening'}, paragraph ${within.paragraph}`
}

/** For the corner of a chip: 'p. 12', '3.2 ¶ 4'. */
export function placeMark({ page, within }: Place): string {
  if (!within) return `p. ${page}`
  const number = /^(?:chapter\s+)?(\d+(?:\.\d+)*)\b/i.exec(within.section)?.[1]
  return `${number ? `§ ${number}` : shortened(within.section || 'Opening')} ¶ ${within.paragraph}`
}

const LONGEST_MARK = 24

/** Cut between two words. */
function shortened(title: string): string {
  if (title.length <= LONGEST_MARK) return title
  const cut = title.slice(0, LONGEST_MARK).replace(/\s+\S*$/, '')
  return `${cut}…`
}

/** Several places, each once, in the order of the document: 'pages 3 and 12', '1.2 Aim, paragraph 1; 3.2 Sample, paragraph 4'. */
export function placesWords(places: readonly Place[]): string {
  const within = places.filter((place) => place.within)
  if (within.length === places.length) return [...new Set(within.map(placeWords))].join('; ')
  const pages = [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b)
  return pages.length === 1 ? `page ${pages[0]}` : `pages ${listed(pages.map(String))}`
}

/** Only a file that has pages of its own has a number of them. */
export const pagesWords = (pages: number, paged: boolean): string =>
  `${paged ? '' : 'about '}${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`
