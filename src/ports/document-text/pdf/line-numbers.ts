/** Manuscripts for review number their lines in the margin: those numbers are read by nobody, and stand in every sentence. */
import type { Fragment } from './page-fragments.ts'

const LEAST_LINES = 8
const SAME_EDGE = 4

export function withoutLineNumbers(fragments: Fragment[]): Fragment[] {
  if (fragments.length < LEAST_LINES) return fragments
  const numbers = fragments.filter(
    ({ letters }) => letters.length <= 4 && letters.every(({ text }) => /^\d$/.test(text)),
  )
  if (numbers.length < LEAST_LINES) return fragments
  const rest = fragments.filter((fragment) => !numbers.includes(fragment))
  const left = Math.min(...rest.map((fragment) => fragment.left))
  const right = Math.max(...rest.map((fragment) => fragment.right))
  const found = new Set([
    ...countedAt(numbers.filter((number) => number.right <= left + 1)),
    ...countedAt(numbers.filter((number) => number.left >= right - 1)),
  ])
  return found.size ? fragments.filter((fragment) => !found.has(fragment)) : fragments
}

/** Under each other, each one (or five) more than the one before. */
function countedAt(numbers: Fragment[]): Fragment[] {
  const edge = median(numbers.map(({ right }) => right))
  const column = numbers
    .filter(({ right }) => Math.abs(right - edge) < SAME_EDGE)
    .sort((a, b) => a.baseline - b.baseline)
  if (column.length < LEAST_LINES) return []
  const values = column.map(({ letters }) => Number(letters.map(({ text }) => text).join('')))
  const steps = values.slice(1).map((value, at) => value - values[at]!)
  const usual = median(steps)
  const isCounted =
    (usual === 1 || usual === 5) && steps.filter((step) => step === usual).length >= steps.length * 0.8
  return isCounted ? column : []
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
