/** Parses a question about a sheet: the columns named, and the operation. */
import type { Sheet, SheetColumn } from './sheets.ts'

export type DataTask = 'profile' | 'count-rows' | 'counts' | 'describe' | 'compare' | 'together' | 'cross'
export type DataQuestion = { task: DataTask; columns: SheetColumn[]; wantsChart: boolean }

const paddedWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const CHART = /\b(?:chart|graph|plot|bar|histogram|scatter|draw|diagram|visuali[sz]e)\b/i
const TOGETHER = /\b(?:correlat\w*|relationship|associat\w*|regress\w*|predict\w*|depends? on|trend)\b/i
const COUNTS =
  /\b(?:frequenc\w*|how many|count\w*|distribution|percent\w*|share|proportion|categories|values)\b/i
const ROWS = /\bhow (?:many (?:rows|records|cases|responses|entries|observations)|large|big)\b/i

/** In the order in which they are named; the longest name first, so that "age group" is not "age". */
export function columnsNamed(question: string, { columns }: Sheet): SheetColumn[] {
  let rest = paddedWords(question)
  const named: { column: SheetColumn; at: number }[] = []
  for (const column of columns.toSorted((a, b) => b.name.length - a.name.length)) {
    const at = columnSpan(paddedWords(column.name), rest)
    if (!at) continue
    named.push({ column, at: at.from })
    rest = rest.slice(0, at.from) + ' '.repeat(at.length) + rest.slice(at.from + at.length)
  }
  return named.sort((a, b) => a.at - b.at).map(({ column }) => column)
}

function columnSpan(name: string, text: string): { from: number; length: number } | undefined {
  if (name.trim() === '') return undefined
  for (const form of [name, `${name.trimEnd()}s `, name.replace(/s $/, ' ')]) {
    const from = text.indexOf(form)
    if (from >= 0) return { from, length: form.length - 1 }
  }
  return undefined
}

export function dataQuestion(question: string, sheet: Sheet): DataQuestion {
  const named = columnsNamed(question, sheet)
  const wantsChart = CHART.test(question)
  const [first, second] = named
  if (!first) {
    const only = ROWS.test(question) ? ('count-rows' as const) : ('profile' as const)
    return { task: only, columns: [], wantsChart }
  }
  const pair = second ? [first, second] : [first]
  return { task: taskOf(question, pair), columns: pair, wantsChart }
}

function taskOf(question: string, [first, second]: SheetColumn[]): DataTask {
  if (!first) return 'profile'
  if (!second) return first.isNumeric && !COUNTS.test(question) ? 'describe' : 'counts'
  if (first.isNumeric && second.isNumeric)
    return isGrouping(second) && !TOGETHER.test(question) ? 'compare' : 'together'
  if (!first.isNumeric && !second.isNumeric) return 'cross'
  return 'compare'
}

const MOST_CODES = 6

/** 1 and 2 for men and women. */
export const isGrouping = ({ texts }: SheetColumn): boolean =>
  new Set(texts.filter((text) => text !== undefined)).size <= MOST_CODES
