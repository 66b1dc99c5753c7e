/** Figures as APA 7 prints them. */
const MINUS = '−'
const minus = (text: string) => text.replace('-', MINUS)

export function num(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '' : value > 0 ? '∞' : `${MINUS}∞`
  if (value !== 0 && Math.abs(value) < 0.5 * 10 ** -digits)
    return minus(Number(value.toPrecision(2)).toString())
  return minus(value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }))
}

export const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 })
/** Degrees of freedom: whole where they are. */
export const degrees = (df: number): string => (Number.isInteger(df) ? whole(df) : num(df))
/** What cannot exceed one has no nought before its point. */
export const bounded = (value: number, digits = 2): string => {
  // .004 is told as such, and what is smaller as nought.
  const size = Math.abs(value)
  const words = size < 0.0005 ? num(0, digits) : num(value, size < 0.5 * 10 ** -digits ? 3 : digits)
  return words.replace(/^(−?)0\./, '$1.')
}
export const pWords = (p: number): string =>
  p < 0.001 ? 'p < .001' : p > 0.999 ? 'p > .999' : `p = ${bounded(p, 3)}`
export const pCell = (p: number): string =>
  Number.isNaN(p) ? '' : p < 0.001 ? '< .001' : p > 0.999 ? '> .999' : bounded(p, 3)
export const rangeWords = (
  [low, high]: readonly [number, number],
  as: (one: number) => string = num,
): string => `[${as(low)}, ${as(high)}]`
/** A ratio close to one, of a step as small as one kwacha, in as many digits as show on which side of one it lies. */
const ratioDigits = (ratio: number): number =>
  ratio === 1 || Math.abs(ratio - 1) >= 0.095
    ? 2
    : Math.min(5, Math.ceil(-Math.log10(Math.abs(ratio - 1))) + 1)
/** An odds or rate ratio, or an end of its interval: 0.02 would hide whether it is 0.0151 or 0.0249. */
export const ratioWords = (value: number, ratio = value): string =>
  value > 0 && value < 0.1
    ? num(value, Math.min(8, Math.ceil(-Math.log10(value)) + 2))
    : num(value, ratioDigits(ratio))
export const percent = (part: number): string => `${num(100 * part, 1)}%`

export const SIGNIFICANT = 0.05
export const isSignificant = (p: number): boolean => p < SIGNIFICANT

type Bounds = readonly [small: number, medium: number, large: number]
/** Cohen's conventions, which are only conventions. */
export const SIZES = {
  d: [0.2, 0.5, 0.8],
  r: [0.1, 0.3, 0.5],
  eta2: [0.01, 0.06, 0.14],
  v: [0.1, 0.3, 0.5],
  w: [0.1, 0.3, 0.5],
  epsilon2: [0.01, 0.06, 0.14],
} as const satisfies Record<string, Bounds>

export function sizeWords(value: number, [small, medium, large]: Bounds): string {
  const size = Math.abs(value)
  return size < small
    ? 'a very small effect'
    : size < medium
      ? 'a small effect'
      : size < large
        ? 'a medium-sized effect'
        : 'a large effect'
}
