/** Whether a number in a sentence and the numbers of a column are of one quantity: by its unit, or by the words beside it. */

import { plainWords } from '#kit/text/plain-words.ts'
import type { TableRow } from '#product/document-table.ts'
import type { PlacedTable } from './places.ts'

/** 'at 200', 'with 50 mg': what something was done with, and not what was found. */
const CONDITION = /\b(?:at|with|using|per|after|under|level|dose|concentration|dilution)\s*$/i

/**
 * Whether a number without a share's sign is of the quantity the column holds. A count is one of heads; of any other
 * number, its unit or the word beside it has to stand in the heading or the title.
 */
export function isOfColumn(printed: string, clause: string, { table }: PlacedTable, row: TableRow): boolean {
  const at = clause.search(new RegExp(`(?<![\\d.,])${printed}(?![\\d])`))
  const before = clause.slice(0, Math.max(0, at))
  if (CONDITION.test(before)) return false
  const column = row.cells.findIndex(
    ({ holds = [] }, each) => each >= table.stub && holds.some(({ is }) => is === 'count' || is === 'number'),
  )
  const isCount = (row.cells[column]?.holds ?? []).some(({ is }) => is === 'count')
  const unit = plainWords(clause.slice(at + printed.length)).split(' ')[0] ?? ''
  const label = plainWords(before).split(' ').slice(-2)
  const about = ` ${plainWords(`${table.headings[column] ?? ''} ${table.caption ?? ''}`)} `
  const isNamed = (word: string) => word.length > 1 && !SMALL_WORDS.test(word) && about.includes(` ${word} `)
  return isCount || isNamed(unit) || label.some(isNamed)
}
const SMALL_WORDS = /^(?:the|of|and|in|on|for|to|by|an?|is|are|was|were|with|at|from|that)$/
