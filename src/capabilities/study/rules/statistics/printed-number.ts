/** Numbers as they are printed: how many decimals they have, and what rounds to them. */
const GROUPED = String.raw`\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d|[.,]\d|\s?%)`
export const COUNT = String.raw`(?:${GROUPED}|\d+)(?![.,]?\d)`
export const DECIMAL = String.raw`[-−–]?(?:\d+(?:\.\d+)?|\.\d+)`

export const readCount = (raw: string): number => Number(raw.replace(/[,\s]/g, ''))
export const readDecimal = (raw: string): number => Number(raw.replace(/[−–]/, '-').replace(/[\s,]/g, ''))
export const decimalsOf = (raw: string): number => raw.split('.')[1]?.length ?? 0

/** Half a unit of the last decimal: how far a true value can lie from its printed one. */
export const roundingOf = (decimals: number): number => 0.5 * 10 ** -decimals

/** A five may be rounded either way; the epsilon allows for binary fractions. */
export const roundsTo = (value: number, printed: number, decimals: number): boolean =>
  Math.abs(value - printed) <= roundingOf(decimals) + 1e-9

/** Probabilities and correlations are printed without the zero before the decimal point. */
export const withoutLeadingZero = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace(/^(-?)0\./, '$1.')

export const showP = (p: number): string => (p < 0.0005 ? 'p < .001' : `p = ${withoutLeadingZero(p, 4)}`)

/** 41,238, without the locale data a browser would load for it. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')
