import { repairSymbols } from '#kit/text/repair-symbols.ts'
import type { RawBlock, TextPlace } from '../structure/raw-document.ts'
import type { LineBlock } from './page-blocks.ts'
import type { SeenPage } from './page-frame.ts'
import { turnBack } from './page-turn.ts'

/** Lets go of the lines: what remains is the text, its box, and where each of its lines stands. */
export function toRawBlock(block: LineBlock, pages: SeenPage[], equals: ReadonlySet<string>): RawBlock {
  const repair = (text: string) => repairSymbols(text, equals)
  const { lines, places, ...rest } = block
  const page = pages[block.page - 1]!
  const here = lines.filter((line) => line.page === block.page)
  const box = turnBack(
    {
      left: Math.min(...here.map((line) => line.left)),
      right: Math.max(...here.map((line) => line.right)),
      top: Math.min(...here.map((line) => line.top)),
      bottom: Math.max(...here.map((line) => line.bottom)),
    },
    page.turn,
    page.width,
    page.height,
  )
  return {
    ...rest,
    text: repair(block.text),
    ...(block.rows && { rows: block.rows.map((row) => row.map(repair)) }),
    box,
    size: here[0]?.size ?? 0,
    bold: here.every((line) => line.bold),
    ...(places?.length && { places }),
  } satisfies RawBlock & { places?: TextPlace[] }
}
