/** What is counted for one document, what it must come to, and the sum over all of them. */
import { atLeast, atMost, toldOnly } from '../printing/report.ts'

/** One measure's result for one document: hits out of total, and each case a reader should look at. */
export type Tally = {
  figure: FigureId
  hits: number
  of: number
  /** Wrong or missed cases. */
  misses?: string[]
  /** Cases code cannot judge. */
  toRead?: string[]
}

type Budget = { name: string; unit: '%' | '' | 'of 8' | 's' | 'MB'; atLeast?: number; atMost?: number }

const FIGURES = {
  type: { name: 'type right', unit: '%', atLeast: 95 },
  stage: { name: 'stage right', unit: '%', atLeast: 95 },
  title: { name: 'title right', unit: '%', atLeast: 95 },
  'facts-right': { name: 'facts shown that are right, of those near a key fact', unit: '%', atLeast: 95 },
  'must-have': { name: 'mustHave facts shown', unit: '%', atLeast: 75 },
  'false-not-found': { name: 'false "not found"', unit: '%', atMost: 3 },
  'alarms-right': { name: 'alarms that are right', unit: '%', atLeast: 95 },
  'false-p-df': { name: 'false alarms of p or df', unit: '', atMost: 0 },
  numbers: { name: 'numbers of the key found', unit: '%', atLeast: 85 },
  references: { name: 'references matched', unit: '%', atLeast: 97 },
  lookups: { name: 'look-ups: gold sentence among the first three', unit: '%', atLeast: 90 },
  refused: { name: 'unanswerable look-ups refused', unit: '%', atLeast: 90 },
  'falsely-refused': { name: 'answerable look-ups refused', unit: '%', atMost: 10 },
  'sure-and-wrong': { name: 'look-ups answered wrongly and without doubt', unit: '%', atMost: 1 },
  remarks: { name: "supervisor's remarks met, of eight", unit: 'of 8', atLeast: 2 },
  questions: { name: "examiner's questions met, of eight", unit: 'of 8', atLeast: 3 },
  seconds: { name: 'from last byte to analysis, the slowest', unit: 's', atMost: 8 },
  'scanned-seconds': { name: '  a page that is a picture, of the slowest of those', unit: 's' },
  memory: { name: 'memory of one open study, the largest', unit: 'MB', atMost: 250 },
} as const satisfies Record<string, Budget>

export type FigureId = keyof typeof FIGURES

const budgetOf = (figure: FigureId): Budget => FIGURES[figure]

/** Shares are summed over documents; time and memory are those of the worst. Null if it was measured nowhere. */
function figureOf(figure: FigureId, tallies: readonly Tally[]): number | null {
  const own = tallies.filter((one) => one.figure === figure)
  const { unit } = budgetOf(figure)
  if (own.length === 0) return null
  if (unit === 's' || unit === 'MB') return Math.max(...own.map(({ hits }) => hits))
  const [hits, of] = [sum(own, 'hits'), sum(own, 'of')]
  if (unit === '') return hits
  if (of === 0) return null
  return unit === 'of 8' ? (8 * hits) / of : (100 * hits) / of
}

const sum = (tallies: readonly Tally[], field: 'hits' | 'of') =>
  tallies.reduce((all, one) => all + one[field], 0)

export function printFigures(tallies: readonly Tally[]): void {
  for (const id of Object.keys(FIGURES) as FigureId[]) {
    const value = figureOf(id, tallies)
    const { name, unit, atLeast: least, atMost: most } = budgetOf(id)
    if (value === null) continue
    if (least !== undefined) atLeast(name, value, unit, least)
    else if (most !== undefined) atMost(name, value, unit, most)
    else toldOnly(name, value, unit)
  }
}
