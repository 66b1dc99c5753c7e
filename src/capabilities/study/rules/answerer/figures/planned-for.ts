/** "When will the data be collected?" by a timetable: the row that is named, with the headings of its marked cells. */
import { nameOfRow } from '#product/document-table.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { holds } from '../look-up/in-brief.ts'
import { headingAt, type RowAsked, rowTold, stemSet } from './rows.ts'

const ASKS = /^\W*(?:(?:and|so) )?when\b|\bhow long\b|\b(?:what|which) (?:week|month)\b/i
const IS_TIME =
  /\b(?:weeks?|months?|wk|days?|quarter|duration|dates?|period|time|year|q[1-4])\b|^\W*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\W*(?:\d*)\W*$|^\W*(?:19|20)\d\d\W*$/iu
const MOST_ROWS = 2

export function plannedFor(question: string, study: OpenStudy): RowAsked[] {
  if (!ASKS.test(question)) return []
  const words = readQuestion(question).words.filter(({ weighs }) => weighs !== 'light')
  if (words.length === 0) return []
  return study
    .tables()
    .flatMap((placed) => {
      const { table } = placed
      const columns = [...Array(table.columns).keys()].filter((at) =>
        IS_TIME.test(headingAt(table, at).trim()),
      )
      if (columns.length === 0) return []
      return table.rows.flatMap((row): (RowAsked & { isMarked: boolean })[] => {
        if (row.kind === 'head' || row.unsure) return []
        // A row begins with what is done, or with the week.
        const said = stemSet(row.cells.find(({ text }, at) => text && !columns.includes(at))?.text ?? '')
        if (!words.every((word) => holds(word, said))) return []
        const marked = columns.filter((at) => row.cells[at]?.text.trim())
        const times = marked.map((at) => {
          const { text } = row.cells[at]!
          return /[\p{L}\d]{2}|\d/u.test(text) ? text : headingAt(table, at)
        })
        const told = rowTold(placed, row, [])
        const name = nameOfRow(table, row) || row.cells.map(({ text }) => text).join(' ')
        return times.length === 0
          ? []
          : [{ ...told, name, says: `${name}: ${times.join(', ')}.`, isMarked: columns.length > 2 }]
      })
    })
    .toSorted((one, other) => Number(other.isMarked) - Number(one.isMarked))
    .slice(0, MOST_ROWS)
}
