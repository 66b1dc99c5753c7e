/** Column names in one line of text: "Variable B SE t value p value 95% CI lower 95% CI upper". */
import { rolesIn } from './column-roles.ts'

const MOST_WORDS = 5
const IS_STUB =
  /^(?:variables?|model|source|predictors?|parameters?|items?|statements?|factors?|coefficients?|terms?)$/i

/** Empty if any word of the line is not part of a column name. */
export function titlesIn(line: string): string[] {
  const words = line.trim().split(/\s+/)
  if (words.length < 2 || words.length > 40) return []
  const titles: string[] = []
  let at = 0
  while (at < words.length) {
    const length = longestTitle(words, at)
    if (length === 0) {
      if (at > 0 || !IS_STUB.test(words[0]!)) return []
      titles.push(words[0]!)
      at += 1
    } else {
      titles.push(words.slice(at, at + length).join(' '))
      at += length
    }
  }
  return titles
}

function longestTitle(words: readonly string[], at: number): number {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1)
    if (rolesIn(words.slice(at, at + length).join(' ')).length > 0) return length
  return 0
}
