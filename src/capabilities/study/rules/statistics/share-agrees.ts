/** A printed share held against its count and its whole. */
import { roundsTo } from './printed-number.ts'

/** Truncation is a way of rounding too, and "about" allows a percentage point. */
export function shareAgrees(count: number, whole: number, printed: number, decimals: number, about = false) {
  const exact = (100 * count) / whole
  const cut = Math.floor(exact * 10 ** decimals + 1e-9) / 10 ** decimals
  return (
    roundsTo(exact, printed, decimals) ||
    (decimals > 0 && Math.abs(cut - printed) < 1e-9) ||
    (about && Math.abs(exact - printed) <= 2)
  )
}
