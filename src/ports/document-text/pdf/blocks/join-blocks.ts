/** A paragraph interrupted in mid-sentence by the end of a page or column continues where the next one begins. */

import type { PageLine } from '../page-lines.ts'
import { joinLines, type Spelling } from './line-text.ts'
import type { LineBlock } from './page-blocks.ts'
import { isRestOfEntry } from './reference-entries.ts'

export function joinAcrossPages(blocks: LineBlock[], pages: PageLine[][], spelling: Spelling): LineBlock[] {
  const joined: LineBlock[] = []
  for (const block of blocks) {
    const earlier = goesOnFrom(joined, block, pages)
    if (!earlier) {
      joined.push(block)
      continue
    }
    earlier.lines = [...earlier.lines, ...block.lines]
    Object.assign(earlier, joinLines(earlier.lines, spelling))
  }
  return joined
}

/** Footnotes, captions and tables may come between the two halves. */
function goesOnFrom(blocks: LineBlock[], block: LineBlock, pages: PageLine[][]): LineBlock | undefined {
  if (block.kind !== 'paragraph' && block.kind !== 'reference') return undefined
  for (let at = blocks.length - 1; at >= 0 && at >= blocks.length - 6; at--) {
    const earlier = blocks[at]!
    if (['footnote', 'caption', 'table'].includes(earlier.kind)) continue
    if (earlier.kind === 'heading' || !['paragraph', 'list-item', 'reference'].includes(earlier.kind))
      return undefined
    return isSameText(earlier, block, pages) ? earlier : undefined
  }
  return undefined
}

function isSameText(earlier: LineBlock, block: LineBlock, pages: PageLine[][]): boolean {
  const last = earlier.lines.at(-1)!
  const first = block.lines[0]!
  if (last.page === first.page && last.column.index === first.column.index) return false
  if (first.page - last.page > 1 || Math.abs(last.size - first.size) > 0.6) return false
  if (countsOn(earlier.text, block.text)) return false
  if (earlier.kind === 'reference' && isRestOfEntry(first, pages[first.page - 1]!)) return true
  if (block.kind === 'reference')
    return earlier.kind === 'reference' && /^[\p{Ll}\d(]/u.test(block.text) && !/^\d+[.\]]/.test(block.text)
  if (last.hyphen || /[\p{L}\d]-$/u.test(earlier.text)) return true
  const isOpen = !/[.!?:”"]\)?[\d⁰¹²³⁴-⁹]{0,3}$/.test(earlier.text)
  return isOpen && (/^[\p{Ll}\d(]/u.test(block.text) || fillsLine(last))
}

/** The last line of a paragraph ends early; one that goes to the edge goes on, even with a name. */
const fillsLine = (line: PageLine) => line.right > line.column.right - line.size && line.text.length > 40

/** '21 Banda' after '20 Mwale' begins an entry, whatever its number is set in. */
function countsOn(earlier: string, block: string): boolean {
  const [one, other] = [earlier, block].map((text) =>
    Number(/^[[(]?(\d{1,3})(?=[\s.)\]]|\p{Lu})/u.exec(text)?.[1] ?? Number.NaN),
  )
  return other === one! + 1
}
