/** Sums, ranks and quantiles that every analysis needs. */

export type Numbers = ArrayLike<number> & Iterable<number>
export type Interval = readonly [low: number, high: number]

export const CONFIDENCE = 0.95

export function addUp(values: Numbers): number {
  let total = 0
  for (let i = 0; i < values.length; i += 1) total += values[i]!
  return total
}

export const mean = (values: Numbers): number => addUp(values) / values.length

/** Of squared distances from the mean. */
export function squares(values: Numbers): number {
  const middle = mean(values)
  let total = 0
  for (let i = 0; i < values.length; i += 1) total += (values[i]! - middle) ** 2
  return total
}

export const variance = (values: Numbers): number => squares(values) / (values.length - 1)
export const deviation = (values: Numbers): number => Math.sqrt(variance(values))

export function products(x: Numbers, y: Numbers): number {
  const [mx, my] = [mean(x), mean(y)]
  let total = 0
  for (let i = 0; i < x.length; i += 1) total += (x[i]! - mx) * (y[i]! - my)
  return total
}

export const sorted = (values: Numbers): Float64Array => Float64Array.from(values).sort()

/** As R (type 7) and Excel have it. */
export function quantile(ordered: Numbers, share: number): number {
  const at = (ordered.length - 1) * share
  const below = Math.floor(at)
  const low = ordered[below]!
  return low + (at - below) * ((ordered[below + 1] ?? low) - low)
}

export type Ranked = {
  ranks: Float64Array
  /** Sizes of the groups of equal values. */
  ties: number[]
}

/** Equal values share the mean of their ranks. */
export function rank(values: Numbers): Ranked {
  const order = Uint32Array.from(values, (_, at) => at).sort((a, b) => values[a]! - values[b]!)
  const ranks = new Float64Array(values.length)
  const ties: number[] = []
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && values[order[to]!] === values[order[from]!]) to += 1
    for (let i = from; i < to; i += 1) ranks[order[i]!] = (from + to + 1) / 2
    if (to - from > 1) ties.push(to - from)
    from = to
  }
  return { ranks, ties }
}

export const tieSum = (ties: readonly number[]): number => ties.reduce((total, t) => total + t ** 3 - t, 0)

export const isConstant = (values: Numbers): boolean => {
  for (let i = 1; i < values.length; i += 1) if (values[i] !== values[0]) return false
  return true
}
