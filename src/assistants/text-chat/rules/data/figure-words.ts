/** Figures as printed in a thesis. */
export function figure(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return value.toLocaleString('en')
  const size = Math.abs(value)
  if (size >= 1e12 || (size < 0.001 && size > 0)) return value.toExponential(2)
  return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 1 : size >= 1 ? 2 : 3 })
}

/** '= .032', '< .001': without the leading zero, as a p value never exceeds 1. */
export const pWords = (p: number): string => (p < 0.001 ? '< .001' : `= ${p.toFixed(3).replace(/^0/, '')}`)

export const rWords = (r: number): string => r.toFixed(2).replace(/^(-?)0/, '$1')
