/**
 * The lengths of the longest row that two lists have in common, in the same order, from every pair of places to the ends: what
 * comparing two wordings walks along.
 */
export function commonLengths<Piece>(
  one: readonly Piece[],
  other: readonly Piece[],
  isSame: (a: Piece, b: Piece) => boolean = Object.is,
): (i: number, j: number) => number {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isSame(one[i]!, other[j]!)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  return (i, j) => lengths[i * width + j] ?? 0
}
