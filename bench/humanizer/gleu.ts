/**
 * GLEU as JFLEG computes it: n-grams shared with a correction count, n-grams kept from the source that the correction does not have
 * count against; corrections are drawn anew for every sentence, many times over.
 */
const ORDERS = [1, 2, 3, 4] as const
const ROUNDS = 500

const tokens = (text: string) => text.trim().split(/\s+/)
function grams(words: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i + order <= words.length; i += 1) {
    const gram = words.slice(i, i + order).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}
function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [gram, count] of one) sum += Math.min(count, other.get(gram) ?? 0)
  return sum
}

type Counts = { length: number; reference: number; matches: number[]; possible: number[] }

function countsOf(source: string, written: string, correction: string): Counts {
  const [s, h, r] = [source, written, correction].map(tokens) as [string[], string[], string[]]
  const matches = ORDERS.map((order) => {
    const [inSource, inWritten, inCorrection] = [grams(s, order), grams(h, order), grams(r, order)]
    const wrong = new Map([...inSource].filter(([gram]) => !inCorrection.has(gram)))
    return Math.max(0, shared(inWritten, inCorrection) - shared(inWritten, wrong))
  })
  return {
    length: h.length,
    reference: r.length,
    matches,
    possible: ORDERS.map((order) => Math.max(0, h.length + 1 - order)),
  }
}

/** In points of a hundred. */
export function gleu(
  sources: readonly string[],
  corrections: readonly string[][],
  written: readonly string[],
): number {
  const counts = sources.map((source, i) =>
    corrections[i]!.map((correction) => countsOf(source, written[i]!, correction)),
  )
  let seed = 1
  const draw = (of: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * of)
  }
  let total = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = counts.map((all) => all[draw(all.length)]!)
    const sum = (of: (one: Counts) => number) => drawn.reduce((all, one) => all + of(one), 0)
    const precision = ORDERS.reduce(
      (all, _, i) =>
        all +
        Math.log(sum(({ matches }) => matches[i]!) / sum(({ possible }) => possible[i]!)) / ORDERS.length,
      0,
    )
    total += Math.exp(
      Math.min(0, 1 - sum(({ reference }) => reference) / sum(({ length }) => length)) + precision,
    )
  }
  return (100 * total) / ROUNDS
}

/** The corpus parts words from marks; the product reads what people write. */
export const asWritten = (tokenised: string): string =>
  tokenised
    .replace(/ (n't|'s|'m|'re|'ve|'ll|'d)\b/gi, '$1')
    .replace(/ ([.,;:?!%)\]])/g, '$1')
    .replace(/([([$]) /g, '$1')
    .replace(/`` ?/g, '“')
    .replace(/ ?''/g, '”')
    .replace(/ +/g, ' ')
    .trim()

export const asTokens = (written: string): string =>
  written
    .replace(/’(?=\w)/g, "'")
    .replace(/\b([Cc])annot\b/g, '$1an not')
    .replaceAll('“', ' `` ')
    .replaceAll('”', " '' ")
    .replace(/([,;:?!%()[\]"$])(?!\d)|(?<!\d)([,:])/g, ' $& ')
    .replace(/\.(?=\s|$|["”)])/g, ' .')
    .replace(/(\w)(n't)\b/gi, '$1 $2')
    .replace(/(\w)('s|'m|'re|'ve|'ll|'d)\b/gi, '$1 $2')
    .replace(/ +/g, ' ')
    .trim()
