/** Reflowable files have no pages of their own; their length is estimated in printed pages. */
import type { RawDocument } from './raw-document.ts'

const CHARACTERS_OF_A_PAGE = 3_000
/** A page holds no more than this, whatever the marks: a break before one chapter says nothing of the others. */
const FULL = CHARACTERS_OF_A_PAGE * 2.5
const A4 = { width: 595, height: 842 }

export function countPages(raw: RawDocument): RawDocument {
  const turned = raw.blocks.reduce((most, block) => Math.max(most, block.page), 1)
  const characters = raw.blocks.reduce((sum, block) => sum + block.text.length, 0)
  const marked = turned > 1 && characters / turned < FULL
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
