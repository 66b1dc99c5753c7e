/** Manuscripts for review number their lines in the margin: the numbers are not text, and would end up in every sentence. */
import type { Letter } from '../../letter.ts'
import { type Fragment, toFragments } from '../page-fragments.ts'

const LEAST_LINES = 8
const SAME_EDGE = 4

type Margin = {
  fragment: Fragment
  count: number
  value: number
  left: number
  right: number
  baseline: number
}

/** Once a page has shown the margin, later pages may have a few lines only: a figure fills the rest. */
const FEW = 2

export function createLineNumbers(): { readAway: (fragments: Fragment[]) => Fragment[] } {
  let margin: number | undefined
  let lastCounted = 0
  return {
    readAway: (fragments) => {
      const numbers = fragments.map(leadingNumber).filter((number) => number !== undefined)
      const inMargin = numbers.filter(
        ({ left }) => margin !== undefined && Math.abs(left - margin) < SAME_EDGE,
      )
      const several =
        margin === undefined ? countedMargin(numbers, LEAST_LINES) : countedMargin(inMargin, FEW)
      // A page of figures may have a single line: its number continues from the page before.
      const found = several.length ? several : inMargin.filter(({ value }) => value === lastCounted + 1)
      if (!found.length || (margin === undefined && !standsLeftOfText(found, fragments))) return fragments
      lastCounted = Math.max(...found.map(({ value }) => value))
      margin ??= median(found.map(({ left }) => left))
      return withoutNumbers(fragments, found)
    },
  }
}

function withoutNumbers(fragments: Fragment[], found: Margin[]): Fragment[] {
  const cut = new Map(found.map(({ fragment, count }) => [fragment, count]))
  return fragments.flatMap((fragment) => {
    const count = cut.get(fragment)
    return count === undefined ? [fragment] : toFragments(fragment.letters.slice(count))
  })
}

const isDigit = ({ text }: Letter) => /^\d$/.test(text)

/** The digits at the start of a stretch of a line, if a space separates them from the rest. */
function leadingNumber(fragment: Fragment): Margin | undefined {
  const { letters } = fragment
  let count = 0
  while (
    count < letters.length &&
    isDigit(letters[count]!) &&
    (count === 0 || letters[count - 1]!.after === '')
  )
    count++
  const last = letters[count - 1]
  if (!last || count > 4 || (count < letters.length && last.after === '')) return undefined
  const value = Number(
    letters
      .slice(0, count)
      .map(({ text }) => text)
      .join(''),
  )
  return { fragment, count, value, left: letters[0]!.left, right: last.right, baseline: fragment.baseline }
}

/** In a column, each one (or five) more than the one before. */
function countedMargin(numbers: Margin[], least: number): Margin[] {
  const atLeft = columnAt(numbers, ({ left }) => left)
  const atRight = columnAt(numbers, ({ right }) => right)
  const column = atRight.length > atLeft.length ? atRight : atLeft
  if (column.length < least) return []
  const steps = column.slice(1).map(({ value }, at) => value - column[at]!.value)
  const usual = median(steps)
  const isCounted =
    (usual === 1 || usual === 5) &&
    steps.filter((step) => step === usual).length >= steps.length * 0.8 &&
    // Rows of several tables, each counted from 0, begin again.
    steps.every((step) => step > 0)
  return isCounted ? column : []
}

function columnAt(numbers: Margin[], edgeOf: (number: Margin) => number): Margin[] {
  const edge = median(numbers.map(edgeOf))
  return numbers
    .filter((number) => Math.abs(edgeOf(number) - edge) < SAME_EDGE)
    .sort((a, b) => a.baseline - b.baseline)
}

function standsLeftOfText(found: Margin[], fragments: Fragment[]): boolean {
  const margin = Math.max(...found.map(({ right }) => right))
  const cut = new Map(found.map(({ fragment, count }) => [fragment, count]))
  const starts = fragments.flatMap((one) => one.letters[cut.get(one) ?? 0]?.left ?? [])
  return starts.filter((left) => left < margin).length < starts.length * 0.1
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
