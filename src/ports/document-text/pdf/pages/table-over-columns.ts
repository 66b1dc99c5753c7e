import type { Fragment } from '../page-fragments.ts'

const LEAST_TABLE_ROWS = 3

/** Rows of short cells on both sides of the gutter, several in a row, are a table over both columns. */
export function tableOverColumns(fragments: Fragment[], gutter: number): Set<Fragment> {
  const left = Math.min(...fragments.map((fragment) => fragment.left))
  const right = Math.max(...fragments.map((fragment) => fragment.right))
  const isFull = (fragment: Fragment) =>
    fragment.right - fragment.left > (fragment.left < gutter ? gutter - left : right - gutter) * 0.6
  const found = new Set<Fragment>()
  let run: Fragment[][] = []
  let tableRows = 0
  // A label between two rows belongs to the table if the table continues after it.
  let between: Fragment[][] = []
  const endRun = () => {
    if (tableRows >= LEAST_TABLE_ROWS) for (const fragment of run.flat()) found.add(fragment)
    run = []
    between = []
    tableRows = 0
  }
  for (const row of byBaseline(fragments)) {
    const isTableRow =
      row.length >= 3 &&
      row.some((fragment) => fragment.right < gutter) &&
      row.some((fragment) => fragment.left > gutter) &&
      !row.some(isFull)
    if (isTableRow) {
      run.push(...between, row)
      between = []
      tableRows++
    } else if (run.length && between.length < 2 && !row.some(isFull)) between.push(row)
    else endRun()
  }
  endRun()
  return found
}

function byBaseline(fragments: Fragment[]): Fragment[][] {
  const rows: Fragment[][] = []
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (row && fragment.baseline - row[0]!.baseline < fragment.size * 0.4) row.push(fragment)
    else rows.push([fragment])
  }
  return rows
}
