/**
 * GRIM (Brown and Heathers, 2017): a mean of whole numbers is a whole sum divided by how many there are, so with few of
 * them only some means are possible. With as many as the decimals can tell apart, every mean is.
 */
import { decimalsOf, readDecimal } from '../../statistics/printed-number.ts'

export type Grim = {
  verdict: 'possible' | 'impossible' | 'cannot-be-told'
  /** The whole sum nearest to the printed mean, and its divisor. */
  sum: number
  parts: number
  /** The possible means on both sides of an impossible one, as they would be printed. */
  nearest: string[]
}

export function grim(printedMean: string, n: number, items = 1): Grim {
  const decimals = decimalsOf(printedMean)
  const scale = 10 ** decimals
  const parts = n * items
  const units = Math.round(readDecimal(printedMean) * scale)
  const exact = (units * parts) / scale
  const sum = Math.round(exact)
  const nearest = [Math.floor(exact), Math.ceil(exact)].map((whole) => (whole / parts).toFixed(decimals))
  if (!Number.isInteger(parts) || parts < 1 || parts >= scale)
    return { verdict: 'cannot-be-told', sum, parts, nearest }
  // Whole numbers throughout: a five at the end may be rounded up or down.
  const isPossible = Math.abs(2 * sum * scale - 2 * units * parts) <= parts
  return { verdict: isPossible ? 'possible' : 'impossible', sum, parts, nearest }
}
