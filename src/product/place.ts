/**
 * A place in a document, in words that are true: a page that the file has, or a section and a paragraph.
 * Words recognised in a picture are marked as such wherever their place is named.
 */
import { joinList } from '#kit/join-list.ts'
import type { Recognised, SectionPlace } from './document-model.ts'

export type Place = {
  page: number
  within?: SectionPlace | undefined
  recognised?: Recognised | undefined
}

/** Only the place, of any value that has one. */
export const placeOf = ({ page, within, recognised }: Place) => ({
  page,
  ...(within && { within }),
  ...(recognised && { recognised }),
})

/** For speech, or for slides shown to an audience: the place without how it was read. */
export const asPrinted = <Placed extends Place>({
  recognised: _,
  ...place
}: Placed): Omit<Placed, 'recognised'> => place

/** 'page 12', '3.2 Sample, paragraph 4', 'page 12, read from a scan: 88% sure'. */
export const placeWords = (place: Place): string => `${pageName(place)}${readFrom([place])}`

function pageName({ page, within }: Place): string {
  if (!within) return `page ${page}`
  const { section, paragraph } = within
  // Above the first heading, or in a file without headings.
  return section ? `${section}, paragraph ${paragraph}` : `paragraph ${paragraph} from the start`
}

export const FROM_A_PICTURE = 'read from a scan'

function readFrom(places: readonly Place[]): string {
  const read = places.flatMap(({ recognised }) => recognised ?? [])
  if (read.length === 0) return ''
  const least = Math.min(...read.map(({ sure }) => sure))
  const check = read.some(({ hasDoubtfulFigure }) => hasDoubtfulFigure) ? ', check its figures' : ''
  const which = read.length < places.length ? 'in part ' : ''
  return `, ${which}${FROM_A_PICTURE}: ${least}% sure${check}`
}

/** For the corner of a chip: 'p. 12', '3.2 ¶ 4', 'p. 12 · scan 88%'. */
export const placeMark = ({ recognised, ...place }: Place): string =>
  `${shortNameOf(place)}${recognised ? ` · scan ${recognised.sure}%` : ''}`

function shortNameOf({ page, within }: Place): string {
  if (!within) return `p. ${page}`
  const number = /^(?:chapter\s+)?(\d+(?:\.\d+)*)\b/i.exec(within.section)?.[1]
  return `${number ? `§ ${number}` : shortened(within.section || 'Start')} ¶ ${within.paragraph}`
}

const LONGEST_MARK = 24

/** Cuts at a word boundary. */
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
  const named = pages.length === 1 ? `page ${pages[0]}` : `pages ${joinList(pages.map(String))}`
  return `${named}${readFrom(places)}`
}

/** Only a file with pages of its own has a page count. */
export const pagesWords = (pages: number, paged: boolean): string =>
  `${paged ? '' : 'about '}${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`
