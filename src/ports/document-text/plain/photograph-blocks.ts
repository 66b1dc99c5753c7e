/** Text recognised in a photograph, divided into blocks by the rules for PDF pages. */
import { spellingOf } from '../pdf/blocks/line-text.ts'
import { pageBlocks } from '../pdf/blocks/page-blocks.ts'
import { toRawBlock } from '../pdf/blocks/placed-block.ts'
import { bodyStyle } from '../pdf/body-style.ts'
import { markHeadings } from '../pdf/headings/headings.ts'
import { toFragments } from '../pdf/page-fragments.ts'
import { toLines } from '../pdf/page-lines.ts'
import { inReadingOrder } from '../pdf/pages/reading-order.ts'
import { NO_LINES } from '../pdf/tables/drawn-lines.ts'
import { findTables } from '../pdf/tables/find-tables.ts'
import { lettersOfPage, settleSizes } from '../scan/letters-of-page.ts'
import { type Scans, sortScans } from '../scan/scans.ts'
import type { RawBlock } from '../structure/raw-document.ts'

/** The width of a sheet of paper, so that its type sizes are those of print. */
const WIDTH = 595

export function blocksOfPhotograph(scans: Scans): RawBlock[] {
  const [page] = sortScans(scans).readable
  if (!page) return []
  const sizeOf = settleSizes([{ page, width: WIDTH }])
  const height = (WIDTH * page.height) / page.width
  const letters = lettersOfPage(page, WIDTH, (line) => sizeOf(line, page))
  const lines = toLines(inReadingOrder(toFragments(letters)), 1)
  const body = bodyStyle([lines])
  const regions = findTables(lines, NO_LINES, body.leading)
  const context = {
    body,
    headings: markHeadings([lines], [], body, [regions]),
    spelling: spellingOf([lines]),
  }
  const seen = { width: WIDTH, height, readHeight: height, turn: 0 as const }
  return pageBlocks({ lines, height, regions }, false, context).map((block) => {
    // The picture may lie on its side, so blocks get no place they cannot be sure of.
    const { places: _, box: __, ...rest } = toRawBlock(block, [seen], new Set())
    return rest
  })
}
