/** Round tick values for an axis: spaced 1, 2 or 5 times a power of ten, about five of them. */
export type Axis = { from: number; to: number; ticks: number[] }

const STEPS = [1, 2, 5, 10]

const WANTED = 5

export function axisOf(values: readonly number[]): Axis {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const span = most - least || Math.abs(most) || 1
  const power = 10 ** Math.floor(Math.log10(span / WANTED))
  const step = power * (STEPS.find((one) => span / power / one <= WANTED) ?? 10)
  const from = Math.floor(least / step) * step
  const to = Math.max(Math.ceil(most / step) * step, from + step)
  const count = Math.round((to - from) / step)
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, place) => round(from + place * step)) }
}

const round = (value: number) => Number(value.toPrecision(12))

const FIGURE = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 6 })

export const axisFigure = (value: number): string => FIGURE.format(value)
