/** The program of the calculating child process: an expression of a few letters may use up all memory or time. */
import { createRequire } from 'node:module'
import type * as MathJs from 'mathjs'
import type { FromCalculator, ToCalculator } from './calculator.ts'

/** The library in one file: read in a fifth of the time that its thousand modules take. */
const { all, create } = createRequire(import.meta.url)('mathjs/lib/browser/math.js') as typeof MathJs
const math = create(all ?? {}, {})
const evaluate = math.evaluate.bind(math)
const parse = math.parse.bind(math)
const refuseFunction = () => {
  throw new Error('This is not part of the calculator.')
}
// Functions with which one expression could change the calculator for the next.
math.import(
  {
    import: refuseFunction,
    createUnit: refuseFunction,
    config: refuseFunction,
    chain: refuseFunction,
    reviver: refuseFunction,
  },
  { override: true },
)

const LONGEST = 2_000
const PRECISION = 10

function answer({ id, expression }: ToCalculator): FromCalculator {
  try {
    const value: unknown = evaluate(expression)
    if (typeof value === 'function' || value === undefined) return { id, kind: 'not-understood' }
    const text = math.format(value, { precision: PRECISION })
    if (text.length > LONGEST) return { id, kind: 'too-much' }
    return { id, kind: 'result', value: text, tex: texOf(expression) }
  } catch {
    return { id, kind: 'not-understood' }
  }
}

const texOf = (expression: string): string | undefined => {
  try {
    return parse(expression).toTex({ parenthesis: 'keep' })
  } catch {
    return undefined
  }
}

process.on('message', (asked) => process.send?.(answer(asked as ToCalculator)))
