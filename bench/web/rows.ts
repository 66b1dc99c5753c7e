/** One figure beside its budget. */
export type Row = {
  what: string
  figure: number
  budget: number
  unit: string
  /** Most budgets are ceilings; a score is a floor. */
  atLeast?: boolean
}

export function printRows(title: string, rows: Row[]) {
  console.log(`\n${title}`)
  console.table(
    rows.map(({ what, figure, budget, unit, atLeast = false }) => ({
      what,
      figure: `${shown(figure)} ${unit}`.trim(),
      budget: `${atLeast ? '≥' : '≤'} ${shown(budget)} ${unit}`.trim(),
      ratio: budget === 0 ? '' : (figure / budget).toFixed(2),
      kept: (atLeast ? figure >= budget : figure <= budget) ? 'yes' : 'NO',
    })),
  )
}

const shown = (value: number) => String(Math.round(value * 1000) / 1000)
