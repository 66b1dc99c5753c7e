/**
 * GRIMMER (Anaya, 2016; the analytic form of Allard, 2018): the squares of whole numbers add up to a whole number, odd
 * if their sum is odd, so that with few of them only some SDs go with a mean. DEBIT (Heathers and Brown, 2019): for
 * zeros and ones the mean alone gives the SD.
 */
import type { Printed } from '../../statistics/printed-range.ts'

const TOO_MANY = 100_000

export function grimmer(mean: Printed, sd: Printed, n: number): 'possible' | 'impossible' | 'cannot-be-told' {
  if (!Number.isInteger(n) || n < 2 || n >= 10 ** mean.decimals || mean.decimals < 1 || sd.decimals < 1)
    return 'cannot-be-told'
  const sums: number[] = []
  for (let sum = Math.ceil(mean.low * n - 1e-9); sum <= Math.floor(mean.high * n + 1e-9); sum += 1)
    sums.push(sum)
  if (sums.length > TOO_MANY) return 'cannot-be-told'
  return sums.some((sum) => hasSquares(sum, sd, n)) ? 'possible' : 'impossible'
}

/** An SD is sometimes computed over n instead of n − 1; both are tried. */
function hasSquares(sum: number, sd: Printed, n: number): boolean {
  return [n - 1, n].some((divisor) => {
    const from = Math.max(0, sd.low) ** 2 * divisor + sum ** 2 / n
    const to = sd.high ** 2 * divisor + sum ** 2 / n
    for (let squares = Math.ceil(from - 1e-6); squares <= Math.floor(to + 1e-6); squares += 1)
      if (Math.abs(squares - sum) % 2 === 0) return true
    return false
  })
}

export function debitSpread(mean: Printed, n: number): { low: number; high: number; exact: number } {
  const spread = (share: number) => Math.sqrt(Math.max(0, (n / Math.max(1, n - 1)) * share * (1 - share)))
  const [low, high] = [Math.max(0, mean.low), Math.min(1, mean.high)]
  const ends = [spread(low), spread(high), ...(low <= 0.5 && high >= 0.5 ? [spread(0.5)] : [])]
  return { low: Math.min(...ends), high: Math.max(...ends), exact: spread(mean.value) }
}
