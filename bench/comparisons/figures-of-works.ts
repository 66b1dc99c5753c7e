/** What the made works are made of: the figures drawn for one, and the places they are printed in. */

/** What a maker draws once, so that the faulty work and its twin differ in one place only. */
export type Figures = {
  n: number
  asked: number
  counts: number[]
  trades: string[]
  yes: number[]
  means: string[]
  costs: number[]
  months: number
  towns: string[]
}

export const percent = (part: number, whole: number, decimals = 1) => ((100 * part) / whole).toFixed(decimals)
export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
export const grouped = (value: number) => value.toLocaleString('en')

/** χ² of counts in two columns. */
export function chiOf(rows: readonly (readonly number[])[]): number {
  const byRow = rows.map(sumOf)
  const byColumn = rows[0]!.map((_, at) => sumOf(rows.map((row) => row[at]!)))
  const n = sumOf(byRow)
  return sumOf(
    rows.flatMap((row, r) =>
      row.map((count, at) => {
        const expected = (byRow[r]! * byColumn[at]!) / n
        return (count - expected) ** 2 / expected
      }),
    ),
  )
}

/** The places a fault may be planted in, as they are printed. */
export type Printed = {
  total: number
  told: number
  toldShare: string
  infected: number
  copied: boolean
  /** Told of the share of one trade, a rate, and what is significant. */
  share: string
  rate2: string
  overall: string
  significant: string
  placeholder: string
  abstract: string
  announced: string
  /** What the formula of the sample came to, a fall in per cent, how the data were collected, and one group of two tables. */
  drawn: number
  fall: string
  collected: string
  moved: number
  weighed: string
  copiedLines: boolean
}
