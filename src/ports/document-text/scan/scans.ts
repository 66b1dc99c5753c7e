/** Facts about the scanned pages when a document is read. */
import { guessLanguage } from '../structure/guess-language.ts'
import { holdsWords, type RecognisedPage, wordsOfPage } from './recognised-page.ts'

export type Scans = {
  recognised: readonly RecognisedPage[]
  /** Beyond the limit for one document or one day. */
  tooMany: readonly number[]
}

export const NO_SCANS: Scans = { recognised: [], tooMany: [] }

/** Thrown by the first reading: these pages must be recognised, then the document is read again with them. */
export class PicturesOfPages extends Error {
  override name = 'PicturesOfPages'
  readonly pages: number[]
  constructor(pages: number[]) {
    super('some pages are pictures')
    this.pages = pages
  }
}

/** These languages use the letters of English, so the recognised text is what is written. */
const READABLE = new Set(['en', 'sw', 'ny', 'und'])
const HARD_BELOW = 80

export type PageOrigin = 'recognised' | 'other-language' | 'too-many'

export function sortScans({ recognised, tooMany }: Scans) {
  const worded = recognised.filter(holdsWords)
  const language = guessLanguage(worded.map(wordsOfPage).join('\n'))
  const readable = READABLE.has(language) ? worded : []
  const byNumber = new Map(readable.map((page) => [page.page, page]))
  const foreign = new Set(READABLE.has(language) ? [] : worded.map(({ page }) => page))
  const unread = new Set(tooMany)
  return {
    readable,
    pageOf: (number: number) => byNumber.get(number),
    originOf: (number: number): PageOrigin | undefined => {
      if (byNumber.has(number)) return 'recognised'
      if (foreign.has(number)) return 'other-language'
      return unread.has(number) ? 'too-many' : undefined
    },
    hardToRead: readable.filter(({ sure }) => sure < HARD_BELOW).map(({ page }) => page),
  }
}
