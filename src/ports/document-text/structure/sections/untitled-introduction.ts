/** Many works begin without the heading 'Introduction': after the abstract, or under the title. */
import type { RawBlock } from '../raw-document.ts'
import { roleOf } from '../section-roles.ts'

const LONG = 280
const LONGEST_ABSTRACT = 3_200
const KEYWORDS = /^(key\s?words?|index terms|mots[- ]cl[ée]s|palavras[- ]chave|palabras clave)\b/i

/** The block at which the introduction begins, where no heading says so. */
export function opensUntitled(blocks: RawBlock[]): number | undefined {
  const headings = blocks.flatMap((block, at) =>
    block.kind === 'heading' ? [{ at, role: roleOf(block.text) }] : [],
  )
  const abstract = headings.find(({ role }) => role === 'abstract')
  const told = headings.find(
    ({ role, at }) => at > (abstract?.at ?? -1) && !['other', 'front-matter'].includes(role),
  )
  if (!told || told.role === 'introduction' || told.role === 'abstract') return undefined
  const from = abstract ? abstract.at + 1 : 0
  const next = headings.find(({ at }) => at >= from)?.at ?? blocks.length
  if (!abstract && next > from + 30) return undefined
  const opening = blocks.slice(from, next)
  const prose = (block: RawBlock) => block.kind === 'paragraph' && block.text.length > LONG
  let letters = 0
  for (const [at, block] of opening.entries()) {
    const rest = opening.slice(at).filter(prose)
    if (abstract && letters > 400 && rest.length >= 2 && isNew(opening, at, letters) && prose(block))
      return from + at
    if (block.kind === 'paragraph') letters += block.text.length
  }
  return undefined
}

/** After the keywords, on a new page, or when it is longer than any abstract. */
function isNew(opening: RawBlock[], at: number, letters: number): boolean {
  const block = opening[at]!
  const earlier = opening.slice(Math.max(0, at - 4), at)
  return (
    letters > LONGEST_ABSTRACT ||
    earlier.some(({ text }) => KEYWORDS.test(text)) ||
    (at > 0 && block.page > opening[at - 1]!.page)
  )
}
