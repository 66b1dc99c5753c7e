/** Wording of the checks, and how much of the document they show. */

/** A few examples make the point; the student can look for the rest. */
const MOST_SHOWN = 5

export const firstShown = <Item>(items: readonly Item[]): Item[] => items.slice(0, MOST_SHOWN)

export const firstFew = (names: readonly string[], between = ', ', last = ' and '): string =>
  `${firstShown(names).join(between)}${names.length > MOST_SHOWN ? `${last}${names.length - MOST_SHOWN} more` : ''}`

export const share = (part: number, whole: number): string =>
  `${Math.round((100 * part) / Math.max(1, whole))}%`
