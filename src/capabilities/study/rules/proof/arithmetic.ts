/** A computation from a few printed numbers, repeated by us. A model's own result is never used. */
import { tokensOf } from './tokens.ts'

export type RecomputedFigure = { shown: string; value: number; printed: string; inputs: string[] }

const ONLY = /^[\d\s.,+\-−–*×x/÷()%]+$/
const MOST_NUMBERS = 6

/** The result of `compute`, or null if it is not plain arithmetic. */
export function recomputeFigure(compute: string, printed: string): RecomputedFigure | null {
  const expression = compute.split('=')[0]!.trim()
  if (!ONLY.test(expression)) return null
  const plain = expression
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(/[×x]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/%/g, '')
    .replace(/\s+/g, '')
  const inputs = plain.match(/\d+(?:\.\d+)?|\.\d+/g) ?? []
  const value = evaluate(plain)
  const number = tokensOf(printed).find(({ kind }) => kind === 'number')?.form
  if (value === null || !number || inputs.length < 2 || inputs.length > MOST_NUMBERS) return null
  return { shown: plain.replace(/\*/g, ' × ').replace(/\//g, ' / '), value, printed: number, inputs }
}

function evaluate(text: string): number | null {
  let at = 0
  const sum = (): number => {
    let value = product()
    while (text[at] === '+' || text[at] === '-') {
      const isMinus = text[at++] === '-'
      const next = product()
      value = isMinus ? value - next : value + next
    }
    return value
  }
  const product = (): number => {
    let value = factor()
    while (text[at] === '*' || text[at] === '/') {
      const divides = text[at++] === '/'
      const next = factor()
      value = divides ? value / next : value * next
    }
    return value
  }
  const factor = (): number => {
    if (text[at] === '(') {
      at += 1
      const value = sum()
      if (text[at] !== ')') return Number.NaN
      at += 1
      return value
    }
    const number = text.slice(at).match(/^(?:\d+(?:\.\d+)?|\.\d+)/)?.[0]
    if (!number) return Number.NaN
    at += number.length
    return Number(number)
  }
  const value = sum()
  return at === text.length && Number.isFinite(value) ? value : null
}

const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0

/** Within what rounding or truncation of the printed value can explain. */
export function figureAgrees(value: number, printed: string): boolean {
  const unit = 10 ** -decimalsOf(printed)
  return Math.abs(value - Number(printed)) <= unit * 1.001
}

/** True if some simple relation of a place's numbers gives the printed one: then it may well follow. */
export function isExplained(numbers: readonly string[], printed: string): boolean {
  const values = [...new Set(numbers.filter((one) => one !== printed).map(Number))]
  return values.some((a) =>
    values.some((b) => {
      if (a === b) return false
      const shares = b === 0 ? [] : [a / b, (100 * a) / b, ((a - b) / b) * 100, ((b - a) / b) * 100]
      return [...shares, a + b, a - b, a * b, 100 - a, (a + b) / 2].some((value) =>
        figureAgrees(value, printed),
      )
    }),
  )
}
