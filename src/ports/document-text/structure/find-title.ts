/** What a document is called, from its first page; the file's own properties are often left over from another. */
import { FIRST_BLOCKS, letters } from './opening.ts'
import type { RawBlock, RawDocument } from './raw-document.ts'
import { isKnownHeading } from './section-roles.ts'

const NO_TITLE =
  /^(microsoft word|untitled|document\d*|title|template|slide|powerpoint|doi|vol(ume)?\b|issn|isbn|www\.|https?:|journal of|page \d|available online|contents lists|original (article|paper|research)|research article|article|review|open access|received|accepted)|\.(docx?|pdf|tex|dvi|indd|qxd|rtf)$/i

export function findTitle(raw: RawDocument, fileName: string): string {
  const opening = raw.blocks.slice(0, FIRST_BLOCKS).filter((block) => block.page <= 3)
  const shown = (title: string) => {
    const wanted = letters(title)
    return (
      opening.some((block) => letters(block.text).includes(wanted)) ||
      letters(opening.map((block) => block.text).join('')).includes(wanted)
    )
  }
  // A sheet or a picture has no title page.
  if (['csv', 'xlsx', 'xls', 'json', 'image'].includes(raw.kind)) return fromFileName(fileName)
  const own = raw.title?.trim() ?? ''
  if (isTitle(own) && shown(own)) return own
  return titleOnPage(opening) ?? (isTitle(own) ? own : fromFileName(fileName))
}

const fromFileName = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/_+/g, ' ')
    .trim()

const isTitle = (text: string) =>
  text.length >= 4 && text.length <= 300 && !NO_TITLE.test(text) && /\p{L}{3}/u.test(text)

/** The largest lines of the first page that has any; then the first heading; then the first short paragraph. */
function titleOnPage(opening: RawBlock[]): string | undefined {
  const usable = opening.filter((block) => isTitle(block.text) && !isKnownHeading(block.text))
  const firstPage = usable.filter((block) => block.page === usable[0]?.page)
  const sized = firstPage.filter((block) => block.size !== undefined && block.text.length > 8)
  const largest = Math.max(0, ...sized.map((block) => block.size!))
  const big = sized.find((block) => block.size! >= largest - 0.2)
  const usual =
    [...opening.flatMap((block) => block.size ?? [])].sort((a, b) => a - b)[Math.floor(opening.length / 3)] ??
    0
  if (big && largest > usual * 1.12) return withFollowing(big, firstPage)
  // What stands above the first section is the title; a first section without anything above it is none.
  const sectionAt = opening.findIndex((block) => isKnownHeading(block.text))
  const above = usable.filter((block) => sectionAt < 0 || opening.indexOf(block) < sectionAt)
  const found =
    above.find((block) => block.kind === 'heading' && block.level === 1) ??
    above.find((block) => block.text.length < 220 && !/[.:;]$/.test(block.text))
  return found?.text.replace(/^[\s–—-]+|[\s–—-]+$/g, '')
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
