/** Who wrote it and what it is called, from the first page; the file's own properties are often left over from another. */
import type { RawBlock, RawDocument } from './raw-document.ts'
import { isKnownHeading } from './section-roles.ts'

const FIRST_BLOCKS = 40
const NO_TITLE =
  /^(microsoft word|untitled|document\d*|title|template|slide|powerpoint|doi|vol(ume)?\b|issn|isbn|www\.|https?:|journal of|page \d|available online|contents lists|original (article|paper|research)|research article|article|review|open access|received|accepted)|\.(docx?|pdf|tex|dvi|indd|qxd|rtf)$/i

export function findTitle(raw: RawDocument, fileName: string): string {
  const opening = raw.blocks.slice(0, FIRST_BLOCKS).filter((block) => block.page <= 3)
  const shown = (title: string) => {
    const wanted = letters(title)
    return opening.some((block) => letters(block.text).includes(wanted)) || letters(opening.map((block) => block.text).join('')).includes(wanted)
  }
  const own = raw.title?.trim() ?? ''
  if (isTitle(own) && shown(own)) return own
  return titleOnPage(opening) ?? (isTitle(own) ? own : fileName.replace(/\.[^.]+$/, '').replace(/[_]+/g, ' ').trim())
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const isTitle = (text: string) => text.length >= 4 && text.length <= 300 && !NO_TITLE.test(text) && /\p{L}{3}/u.test(text)

/** The largest lines of the first page that has any; then the first heading; then the first short paragraph. */
function titleOnPage(opening: RawBlock[]): string | undefined {
  const usable = opening.filter((block) => isTitle(block.text) && !isKnownHeading(block.text))
  const firstPage = usable.filter((block) => block.page === usable[0]?.page)
  const sized = firstPage.filter((block) => block.size !== undefined && block.text.length > 8)
  const largest = Math.max(0, ...sized.map((block) => block.size!))
  const big = sized.find((block) => block.size! >= largest - 0.2)
  const rest = sized.some((block) => block.size! < largest - 0.8)
  if (big && rest) return withFollowing(big, firstPage)
  return (firstPage.find((block) => block.kind === 'heading') ?? firstPage.find((block) => block.text.length < 220))?.text
}

/** A title over several lines may have been taken as several blocks of the same size. */
function withFollowing(first: RawBlock, blocks: RawBlock[]): string {
  const parts = [first.text]
  for (let at = blocks.indexOf(first) + 1; at < blocks.length && parts.length < 4; at++) {
    const block = blocks[at]!
    if (block.size === undefined || Math.abs(block.size - first.size!) > 0.2 || block.text.length > 160) break
    parts.push(block.text)
  }
  const title = parts.join(' ')
  return title.length <= 300 ? title : first.text
}

const NAME = /^\p{Lu}[\p{L}'’.-]*(\s+(de|da|do|dos|van|von|der|den|del|della|la|le|bin|al|el|di|ten|ter)(?=\s))*(\s+(\p{Lu}[\p{L}'’.-]*|de|da|dos|van|von|der|del|di|bin)){1,5}$/u
const NOT_A_NAME =
  /\b(university|universit|department|school|faculty|institute|college|journal|research|abstract|thesis|dissertation|submitted|degree|requirements?|supervis|examiner|chapter|table|figure|zambia|copyright|article|report|project|master|bachelor|doctor|philosophy|science|arts|engineering|education|management|the|of|and|for|with|street|road|box|email|received|published|volume|springer|elsevier|review|analysis|study|keywords?|manual|guide|letter|city|province|ministry|bank|government|press|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const BY = /^(by|author|authors|presented by|prepared by|submitted by|written by|name|student( name)?|candidate|par|por|autor|autora)\s*[:\s]\s*/i

export function findAuthors(raw: RawDocument, title: string): string[] {
  if (raw.authors?.length) return raw.authors
  const opening = raw.blocks.slice(0, FIRST_BLOCKS).filter((block) => block.page <= 2 && block.kind !== 'table')
  const titleAt = opening.findIndex((block) => block.text.length > 3 && letters(title).startsWith(letters(block.text).slice(0, 40)))
  const found: string[] = []
  for (const block of opening.slice(titleAt + 1, titleAt + 14)) {
    if (/^(abstract|r[ée]sum[ée]|introduction|keywords?)\b/i.test(block.text)) break
    for (const name of namesIn(block.text)) if (!found.includes(name)) found.push(name)
    if (found.length && block.text.length > 300) break
  }
  return found.slice(0, 30)
}

function namesIn(text: string): string[] {
  if (text.length > 600) return []
  const parts = text
    .replace(BY, '')
    .replace(/(?<=\p{L})[\d*†‡§¶∗,⋆]+(?=[\s,&·•;]|$)/gu, ',')
    .replace(/[†‡§¶∗*⋆✉\d]+/g, ' ')
    .split(/\s*(?:[,;·•|\n]|\s&\s|\band\b|\bet\b|\s{3,})\s*/)
    .map((part) => part.replace(/^(dr|mr|mrs|ms|prof)\.?\s+/i, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const names = parts.filter((part) => part.length <= 50 && NAME.test(part) && !NOT_A_NAME.test(part))
  // A line of names is mostly names; running text holds one by chance.
  return names.length >= parts.length * 0.6 ? names : []
}
