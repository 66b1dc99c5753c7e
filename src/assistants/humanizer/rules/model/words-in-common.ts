/** How far two wordings use the same words, by their beginnings: “utilise” and “utilisation” are one. */
const WORD = /[\p{L}\d]{4,}|\d+/gu
/** Longer than what a form adds. */
const BEGINNING = 5

export const wordBeginnings = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, BEGINNING)))

export const inCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length

/** A sentence that keeps fewer of its words than this may say the same, but the words alone do not show it. */
export const ENOUGH_KEPT = 0.2

/** The share of a sentence's words that its rewriting keeps. What keeps none (“Sure!”) is no rewriting of it. */
export function shareKept(before: string, after: string): number {
  const [had, has] = [wordBeginnings(before), wordBeginnings(after)]
  return had.size === 0 ? 1 : inCommon(had, has) / had.size
}
