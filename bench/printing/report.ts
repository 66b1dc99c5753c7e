/** Prints every bench's figures: beside the budget, and marked when over it. Counts the figures over budget. */
let over = 0
export const overBudget = (): number => over

export const atMost = (what: string, figure: number, unit: string, budget: number): void =>
  line(what, figure, unit, `≤ ${budget}`, figure <= budget)
export const atLeast = (what: string, figure: number, unit: string, budget: number): void =>
  line(what, figure, unit, `≥ ${budget}`, figure >= budget)
/** A figure that has no budget and explains one that has. */
export const toldOnly = (what: string, figure: number, unit: string): void =>
  line(what, figure, unit, '', true)

function line(what: string, figure: number, unit: string, budget: string, fits: boolean): void {
  if (!fits) over += 1
  const digits = Math.abs(figure) >= 100 ? 0 : Math.abs(figure) < 10 ? 2 : 1
  const shown = `${Number.isInteger(figure) ? figure : figure.toFixed(digits)} ${unit}`
  console.log(`${what.padEnd(66)} ${shown.padStart(10)}   ${budget}${fits ? '' : '   OVER'}`.trimEnd())
}
