/** Files that flow have no pages of their own; they are counted as a printed page would fill. */
import type { RawDocument } from './raw-document.ts'

const CHARACTERS_OF_A_PAGE = 3_000
const A4 = { width: 595, height: 842 }

export function countPages(raw: RawDocument): RawDocument {
  const marked = raw.blocks.some((block) => block.page > 1)
  let filled = 0
  const blocks = marked
    ? raw.blocks
    : raw.blocks.map((block) => {
        const page = 1 + Math.floor(filled / CHARACTERS_OF_A_PAGE)
        filled += block.text.length + 80
        return { ...block, page }
      })
  const last = blocks.reduce((most, block) => Math.max(most, block.page), 1)
  return { ...raw, blocks, pages: Array.from({ length: last }, (_, at) => ({ number: at + 1, ...A4 })) }
}
