/** How far two wordings use the same words, by their beginnings: “utilise” and “utilisation” are one. */
import { commonLengths } from '#kit/text/common-lengths.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'

const WORD = /[\p{L}\d]{4,}|\d+/gu
/** Longer than what a form adds. */
const BEGINNING = 5

const beginningsIn = (text: string, without: ReadonlySet<string> = new Set()): string[] =>
  (text.toLowerCase().match(WORD) ?? [])
    .filter((word) => !without.has(word))
    .map((word) => word.slice(0, BEGINNING))

export const wordBeginnings = (text: string): ReadonlySet<string> => new Set(beginningsIn(text))

export const inCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length

/** A sentence that keeps fewer of its words than this may say the same, but the words alone do not show it. */
export const ENOUGH_KEPT = 0.2

/** The share of a sentence's words that its rewriting keeps. What keeps none (“Sure!”) is no rewriting of it. */
export function shareKept(before: string, after: string): number {
  const [had, has] = [wordBeginnings(before), wordBeginnings(after)]
  return had.size === 0 ? 1 : inCommon(had, has) / had.size
}

/** So many words of content in a row are a clause, and no other wording. */
const CLAUSE = 6
const MOST_WORDS = 400

/** A stretch of the sentence as long as a clause has nothing in its rewriting that stands for it. */
export function losesClause(before: string, after: string): boolean {
  const [had, has] = [beginningsIn(before, STOP_WORDS), beginningsIn(after, STOP_WORDS)].map((all) =>
    all.slice(0, MOST_WORDS),
  ) as [string[], string[]]
  let lost = 0
  for (const isKept of keptInOrder(had, has)) {
    lost = isKept ? 0 : lost + 1
    if (lost >= CLAUSE) return true
  }
  return false
}

/** Which words of the first belong to the longest run of words that both have in the same order. */
function keptInOrder(had: readonly string[], has: readonly string[]): boolean[] {
  const longest = commonLengths(had, has)
  const kept: boolean[] = []
  for (let i = 0, j = 0; i < had.length; i += 1) {
    while (j < has.length && had[i] !== has[j] && longest(i, j + 1) > longest(i + 1, j)) j += 1
    const isKept = j < has.length && had[i] === has[j]
    kept.push(isKept)
    if (isKept) j += 1
  }
  return kept
}
