/** How far two hearings of one sound agree: the words common to both, in order, as a share of the longer one. */
export function agreement(one: string, other: string): number {
  const [said, again] = [spaceSeparatedWords(one), spaceSeparatedWords(other)]
  const longer = Math.max(said.length, again.length)
  return longer === 0 ? 0 : inCommon(said, again) / longer
}

const spaceSeparatedWords = (text: string) => text.split(' ').filter(Boolean)

/** The longest common subsequence of words. */
function inCommon(one: string[], other: string[]): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    for (const [at, each] of other.entries())
      next.push(word === each ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!))
    row = next
  }
  return row.at(-1)!
}
