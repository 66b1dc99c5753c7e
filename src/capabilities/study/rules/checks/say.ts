/** How checks are put into words, and how much of the document they show. */
import type { Check } from './check.ts'

/** A few examples make the point; the student can look for the rest. */
const MOST_SHOWN = 5

export const shown = <Item>(items: readonly Item[]): Item[] => items.slice(0, MOST_SHOWN)

/** Advice goes with something to do only, and a passed check has nothing. */
export function makeCheck(id: string, { advice, ...rest }: Omit<Check, 'id'>): Check {
  const hasTodo = rest.outcome === 'look again' || rest.outcome === 'not found'
  return { id, ...rest, ...(advice && hasTodo ? { advice } : {}) }
}

export const share = (part: number, whole: number): string =>
  `${Math.round((100 * part) / Math.max(1, whole))}%`
