/**
 * The incomplete beta and gamma functions, from which the tails follow. Tails are computed as tails, never as one minus the
 * rest, which loses all precision for small probabilities.
 */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
]

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const base = x - 1
  let sum = 0.9999999999998099
  LANCZOS.forEach((coefficient, i) => {
    sum += coefficient / (base + i + 1)
  })
  const t = base + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(t) - t + Math.log(sum)
}

const TINY = 1e-300
const notZero = (x: number) => (Math.abs(x) < TINY ? TINY : x)
/** A large sample needs about the square root of its size. */
const MOST_TERMS = 100_000

/** Regularised incomplete beta I_x(a, b), by its continued fraction. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front =
    Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a
  let c = 1
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const term of [even, odd]) {
      d = 1 / notZero(1 + term * d)
      c = notZero(1 + term / c)
      fraction *= c * d
    }
    if (Math.abs(c * d - 1) < 1e-14) break
  }
  return front * fraction
}

/** Upper regularised incomplete gamma Q(a, x). */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < MOST_TERMS && term > sum * 1e-16; n += 1) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - front * sum
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / notZero(b)
  let fraction = d
  for (let i = 1; i < MOST_TERMS; i += 1) {
    const step = -i * (i - a)
    b += 2
    d = 1 / notZero(step * d + b)
    c = notZero(b + step / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return front * fraction
}

/** 64 points of Gauss and Legendre on [-1, 1]; found by Newton's method, once. */
const NODES = legendre(64)

function legendre(n: number): { at: number; weight: number }[] {
  return Array.from({ length: n }, (_, i) => {
    let at = Math.cos((Math.PI * (i + 0.75)) / (n + 0.5))
    let slope = 1
    for (let step = 0; step < 50; step += 1) {
      let [before, here] = [1, at]
      for (let k = 2; k <= n; k += 1)
        [before, here] = [here, ((2 * k - 1) * at * here - (k - 1) * before) / k]
      slope = (n * (at * here - before)) / (at * at - 1)
      const change = here / slope
      at -= change
      if (Math.abs(change) < 1e-16) break
    }
    return { at, weight: 2 / ((1 - at * at) * slope * slope) }
  })
}

/** The integral of a smooth function, in as many pieces as it needs. */
export function integrate(of: (x: number) => number, from: number, to: number, pieces = 1): number {
  const width = (to - from) / pieces
  let sum = 0
  for (let piece = 0; piece < pieces; piece += 1) {
    const middle = from + (piece + 0.5) * width
    for (const { at, weight } of NODES) sum += weight * of(middle + (at * width) / 2)
  }
  return (sum * width) / 2
}

/** The place where a rising function reaches a value; the ends are moved out until they hold it. */
export function findWhere(
  rising: (x: number) => number,
  value: number,
  { least = Number.NEGATIVE_INFINITY, from = 0, step = 1 } = {},
): number {
  let [low, high, reach] = [from, from + step, step]
  while (rising(high) < value && reach < 1e12) {
    low = high
    reach *= 2
    high += reach
  }
  reach = step
  while (low > least && rising(low) > value && reach < 1e12) {
    high = Math.min(high, low)
    low = Math.max(least, low - reach)
    reach *= 2
  }
  for (let i = 0; i < 200 && high - low > 1e-14 * Math.max(1e-300, Math.abs(low) + Math.abs(high)); i += 1) {
    const middle = (low + high) / 2
    if (rising(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}
