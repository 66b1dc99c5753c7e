/** Cronbach's alpha with what each item does to it. */
import { fQuantile } from '#kit/statistics/distributions.ts'
import { CONFIDENCE, deviation, type Interval, mean, type Numbers, products, variance } from './basics.ts'

export type ItemFigures = {
  mean: number
  sd: number /** With the sum of the others. */
  itemRest: number
  alphaWithout: number
}
export type Reliability = {
  alpha: number
  standardised: number
  interval: Interval
  k: number
  n: number
  items: ItemFigures[]
}

const alphaOf = (items: readonly Numbers[]) => {
  const k = items.length
  const total = rowSums(items)
  return (k / (k - 1)) * (1 - items.reduce((all, item) => all + variance(item), 0) / variance(total))
}

const rowSums = (items: readonly Numbers[]): Float64Array =>
  Float64Array.from(items[0]!, (_, i) => items.reduce((total, item) => total + item[i]!, 0))

const correlation = (a: Numbers, b: Numbers) =>
  products(a, b) / ((a.length - 1) * deviation(a) * deviation(b))

export function reliability(items: readonly Numbers[]): Reliability {
  const k = items.length
  const n = items[0]!.length
  const alpha = alphaOf(items)
  let pairs = 0
  items.forEach((a, i) => {
    items.forEach((b, j) => {
      pairs += i < j ? correlation(a, b) : 0
    })
  })
  const average = pairs / ((k * (k - 1)) / 2)
  const [df1, df2] = [n - 1, (n - 1) * (k - 1)]
  const tail = (1 - CONFIDENCE) / 2
  return {
    alpha,
    standardised: (k * average) / (1 + (k - 1) * average),
    interval: [1 - (1 - alpha) * fQuantile(1 - tail, df1, df2), 1 - (1 - alpha) * fQuantile(tail, df1, df2)],
    k,
    n,
    items: items.map((item, at) => {
      const rest = items.filter((_, other) => other !== at)
      return {
        mean: mean(item),
        sd: deviation(item),
        itemRest: correlation(item, rowSums(rest)),
        alphaWithout: k > 2 ? alphaOf(rest) : Number.NaN,
      }
    }),
  }
}

/** Turned round on its scale: 1 becomes 5, 5 becomes 1. */
export const reversed = (values: Numbers, least: number, most: number): Float64Array =>
  Float64Array.from(values, (one) => least + most - one)
