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

type Budget = {
  name: string
  unit: '%' | '' | 'of 8' | 's' | 'MB' | 'points'
  atLeast?: number
  atMost?: number
  none?: true
}

export const FIGURES = {
  type: { name: 'type right', unit: '%', atLeast: 95 },
  stage: { name: 'stage right', unit: '%', atLeast: 95 },
  title: { name: 'title right', unit: '%', atLeast: 95 },
  'facts-right': { name: 'facts shown that are right, of those near a key fact', unit: '%', atLeast: 95 },
  'must-have': { name: 'mustHave facts shown', unit: '%', atLeast: 75 },
  'false-not-found': { name: 'false "not found"', unit: '%', atMost: 3 },
  'alarms-right': { name: 'alarms that are right', unit: '%', atLeast: 95 },
  'false-p-df': { name: 'false alarms of p or df', unit: '', none: true },
  numbers: { name: 'numbers of the key found', unit: '%', atLeast: 85 },
  'tests-found': { name: 'tests in coded sentences found', unit: '%', atLeast: 95 },
  'effects-told': { name: 'effect sizes beside tests told right', unit: '%', atLeast: 95 },
  'forged-found': { name: 'planted faults in forged tables found', unit: '%', atLeast: 95 },
  'forged-accused': { name: 'clean forged tables accused', unit: '%', atMost: 1 },
  references: { name: 'references matched', unit: '%', atLeast: 97 },
  lookups: { name: 'look-ups: gold sentence among the first three', unit: '%', atLeast: 90 },
  refused: { name: 'unanswerable look-ups refused', unit: '%', atLeast: 90 },
  'falsely-refused': { name: 'answerable look-ups refused', unit: '%', atMost: 10 },
  'sure-and-wrong': { name: 'look-ups answered wrongly and without doubt', unit: '%', atMost: 1 },
  'others-refused': { name: "another document's look-ups refused, a word missing", unit: '%', atLeast: 98 },
  'others-that-may-be-here': { name: '   those whose every word stands here too', unit: '%' },
  'others-in-all': { name: '   both together', unit: '%' },
  remarks: { name: "supervisor's remarks met, of eight", unit: 'of 8', atLeast: 2 },
  questions: { name: "examiner's questions met, of eight", unit: 'of 8', atLeast: 3 },
  'weakened-lower': { name: 'works made worse on purpose that stand lower', unit: '%', atLeast: 95 },
  'score-spread': { name: 'points between the lowest and the highest work', unit: 'points', atLeast: 15 },
  seconds: { name: 'seconds from last byte to analysis, the slowest', unit: 's', atMost: 8 },
  'scanned-seconds': { name: '   a page that is a picture, of the slowest of those', unit: 's' },
  memory: { name: 'memory of one open study, the largest', unit: 'MB', atMost: 250 },
} as const satisfies Record<string, Budget>

export type FigureId = keyof typeof FIGURES

export const budgetOf = (figure: FigureId): Budget => FIGURES[figure]

/** Shares are summed over documents; time and memory are those of the worst. */
export function figureOf(figure: FigureId, tallies: readonly Tally[]): number | null {
  const own = tallies.filter((one) => one.figure === figure)
  const { unit, none } = budgetOf(figure)
  if (own.length === 0) return null
  if (unit === 's' || unit === 'MB' || unit === 'points') return Math.max(...own.map(({ hits }) => hits))
  const [hits, of] = [sum(own, 'hits'), sum(own, 'of')]
  if (none) return hits
  if (of === 0) return null
  return unit === 'of 8' ? (8 * hits) / of : (100 * hits) / of
}

const sum = (tallies: readonly Tally[], field: 'hits' | 'of') =>
  tallies.reduce((all, one) => all + one[field], 0)

export function keepsBudget(figure: FigureId, value: number | null): boolean {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY, none } = budgetOf(figure)
  return value === null || (none ? value === 0 : value >= atLeast && value <= atMost)
}

export function budgetWords(figure: FigureId): string {
  const { atLeast, atMost, none } = budgetOf(figure)
  if (!none && atLeast === undefined && atMost === undefined) return ''
  return none ? '= 0' : atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
}
