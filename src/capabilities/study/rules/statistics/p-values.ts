/**
 * Tail probabilities, from the incomplete beta and gamma functions. Computed as tails, never as one minus the rest,
 * which loses all precision for small p.
 */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
]

function logGamma(x: number): number {
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

/** Regularised incomplete beta I_x(a, b), by its continued fraction. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front =
    Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a
  let c = 1
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < 500; m += 1) {
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
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < 1000 && term > sum * 1e-16; n += 1) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - front * sum
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / notZero(b)
  let fraction = d
  for (let i = 1; i < 1000; i += 1) {
    const step = -i * (i - a)
    b += 2
    d = 1 / notZero(step * d + b)
    c = notZero(b + step / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return front * fraction
}

/** All two-sided, except those of F and χ², which are one-sided. */
export const pOfT = (t: number, df: number): number => incompleteBeta(df / (df + t * t), df / 2, 0.5)
export const pOfF = (f: number, df1: number, df2: number): number =>
  f <= 0 ? 1 : incompleteBeta(df2 / (df2 + df1 * f), df2 / 2, df1 / 2)
export const pOfChiSquare = (value: number, df: number): number => upperGamma(df / 2, value / 2)
export const pOfZ = (z: number): number => upperGamma(0.5, (z * z) / 2)
export const pOfR = (r: number, df: number): number =>
  Math.abs(r) >= 1 ? 0 : pOfT(r * Math.sqrt(df / (1 - r * r)), df)
