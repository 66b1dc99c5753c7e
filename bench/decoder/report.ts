/** Every figure beside its budget; how many are over, is kept. */
export function reporter() {
  let over = 0
  return {
    over: () => over,
    atMost: (what: string, figure: number, unit: string, budget: number) =>
      line(what, figure, unit, '≤', budget, figure <= budget),
    atLeast: (what: string, figure: number, unit: string, budget: number) =>
      line(what, figure, unit, '≥', budget, figure >= budget),
  }
  function line(what: string, figure: number, unit: string, sign: string, budget: number, fits: boolean) {
    if (!fits) over += 1
    const shown = `${figure >= 100 ? figure.toFixed(0) : figure.toFixed(1)} ${unit}`
    console.log(`${what.padEnd(66)} ${shown.padStart(10)}   ${sign} ${budget}${fits ? '' : '   OVER'}`)
  }
}
