import { repairSymbols } from '#kit/text/repair-symbols.ts'
import type { Box } from '#product/document-model.ts'
import { rotated } from '../../scan/recognise-page.ts'
import { howSure } from '../../structure/how-sure.ts'
import type { RawBlock, TextPlace } from '../../structure/raw-document.ts'
import type { Edges, RawTable } from '../../structure/tables/raw-table.ts'
import type { SeenPage } from '../page-frame.ts'
import { turnBack } from '../page-turn.ts'
import type { LineBlock } from './page-blocks.ts'

type PlacedPage = SeenPage & { slope?: number }

/** As the picture of the page shows it: rotated back, with the skew of the scan. */
export function boxOn(page: PlacedPage, edges: Edges): Box {
  const { slope = 0, turn, width, height } = page
  if (slope === 0) return turnBack(edges, turn, width, height)
  const sideways = turn === 90 || turn === 270
  const read = sideways ? { width: height, height: width } : { width, height }
  const corners = [edges.left, edges.right].flatMap((x) =>
    [edges.top, edges.bottom].map((y) => rotated({ x, y }, read, slope)),
  )
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const crooked = {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
  return turnBack(crooked, turn, width, height)
}

/** Drops the lines: only the text, its box, and the place of each of its lines remain. */
export function toRawBlock(block: LineBlock, pages: PlacedPage[], equals: ReadonlySet<string>): RawBlock {
  const repair = (text: string) => repairSymbols(text, equals)
  const { lines, places, turn, ...rest } = block
  const seen = pages[block.page - 1]!
  const page = turn === undefined ? seen : { ...seen, turn }
  const here = lines.filter((line) => line.page === block.page)
  const box = boxOn(page, {
    left: Math.min(...here.map((line) => line.left)),
    right: Math.max(...here.map((line) => line.right)),
    top: Math.min(...here.map((line) => line.top)),
    bottom: Math.max(...here.map((line) => line.bottom)),
  })
  return {
    ...rest,
    text: repair(block.text),
    ...(block.table && { table: repaired(block.table, repair) }),
    box,
    size: here[0]?.size ?? 0,
    bold: here.every((line) => line.bold),
    ...(places?.length && { places }),
    ...recognisedIn(here),
  } satisfies RawBlock & { places?: TextPlace[] }
}

function repaired(table: RawTable, repair: (text: string) => string): RawTable {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: repair(cell.text) })),
  }))
  return { ...table, rows }
}

function recognisedIn(lines: LineBlock['lines']): Pick<RawBlock, 'recognised'> {
  const read = lines.filter((line) => line.sures)
  if (read.length === 0) return {}
  const text = read.map((line) => line.text).join('\n')
  return {
    recognised: howSure(
      text,
      read.flatMap((line) => [...line.sures!, 100]),
    ),
  }
}
