/** The fewest words that were left out, put in or exchanged. */
export function wordErrors(said: string[], heard: string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, i) => i)
  for (const [i, word] of said.entries()) {
    const next = [i + 1]
    for (const [j, other] of heard.entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (word === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
