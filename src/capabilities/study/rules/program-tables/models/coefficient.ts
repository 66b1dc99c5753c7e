import type { Printed } from '../../statistics/printed-range.ts'

/** One line of a table of coefficients, as printed. */
export type Coefficient = {
  label: string
  b: Printed | null
  error: Printed | null
  ratio: Printed | null
  isZ: boolean
  wald: Printed | null
  df: number | null
  odds: Printed | null
  low: Printed | null
  high: Printed | null
  pCell: string | undefined
}
