/**
 * The one rule for a printed share beside its count and its whole. Rounded, cut off or raised, it lies less than a unit of
 * its last digit away; and students move a tenth so that a column makes a hundred. Both are rounding, and no fault.
 */
export function shareAgrees(count: number, whole: number, printed: number, decimals: number, about = false) {
  const away = Math.abs((100 * count) / whole - printed)
  return away < 10 ** -decimals - 1e-9 || (decimals > 0 && away <= MOVED) || (about && away <= ABOUT)
}
/** 29.85 is printed as 30.0 where 29.9 is due. */
const MOVED = 0.15 + 1e-9
const ABOUT = 2

/** A share as it is shown beside the printed one: the same digits, but never fewer than one after the point. */
export const shareShown = (count: number, whole: number, decimals: number): string =>
  `${((100 * count) / whole).toFixed(Math.max(1, decimals))}%`
