/** Arithmetic that a model proposes, done by us. A model's own result is never used. */

export type Computed = { shown: string; value: number; inputs: string[] }

const ONLY = /^[\d\s.,+\-−–*×x/÷()^%ELR]+$/
/** One letter each, so that an expression stays numbers and signs. Models in logarithms are read back with them. */
const FUNCTIONS = { exp: ['E', Math.exp], ln: ['L', Math.log], sqrt: ['R', Math.sqrt] } as const
const NAMED = /\b(?:Math\.)?(exp|ln|sqrt)\s*(?=\()/gi
const MOST_NUMBERS = 40
const LARGEST_POWER = 12

/** The value of an expression, or null if it is not plain arithmetic. */
export function compute(expression: string): Computed | null {
  const written = expression.split('=')[0]!.trim()
  if (/[ELR]/.test(written.replace(NAMED, ''))) return null
  const asked = written.replace(
    NAMED,
    (_, name: string) => FUNCTIONS[name.toLowerCase() as keyof typeof FUNCTIONS][0],
  )
  if (asked === '' || !ONLY.test(asked)) return null
  const plain = asked
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(/[×x]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/\^/g, '**')
    .replace(/%/g, '')
    .replace(/\s+/g, '')
  const inputs = plain.match(/\d+(?:\.\d+)?|\.\d+/g) ?? []
  const value = evaluate(plain)
  if (value === null || inputs.length < (/[ELR]/.test(plain) ? 1 : 2) || inputs.length > MOST_NUMBERS)
    return null
  const shown = plain.replace(/\*\*/g, '^').replace(/(?<=[\d)])([+\-*/])/g, ' $1 ')
  const named = Object.entries(FUNCTIONS).reduce(
    (text, [name, [letter]]) => text.replaceAll(letter, name),
    shown.replace(/\*/g, '×'),
  )
  return { shown: named, value, inputs: inputs.map((one) => one.replace(/^\./, '0.')) }
}

function evaluate(text: string): number | null {
  let at = 0
  const takes = (sign: string): boolean => {
    if (!text.startsWith(sign, at)) return false
    at += sign.length
    return true
  }
  const sum = (): number => {
    let value = product()
    for (;;)
      if (takes('+')) value += product()
      else if (takes('-')) value -= product()
      else return value
  }
  const product = (): number => {
    let value = power()
    for (;;)
      if (!text.startsWith('**', at) && takes('*')) value *= power()
      else if (takes('/')) value /= power()
      else return value
  }
  const power = (): number => {
    const base = factor()
    if (!takes('**')) return base
    const exponent = power()
    return Math.abs(exponent) <= LARGEST_POWER ? base ** exponent : Number.NaN
  }
  const factor = (): number => {
    if (takes('-')) return -factor()
    for (const [letter, apply] of Object.values(FUNCTIONS)) if (takes(letter)) return apply(factor())
    if (takes('(')) {
      const value = sum()
      return takes(')') ? value : Number.NaN
    }
    const number = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(text.slice(at))?.[0]
    if (!number) return Number.NaN
    at += number.length
    return Number(number)
  }
  const value = sum()
  return at === text.length && Number.isFinite(value) ? value : null
}

const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0

/** Whole numbers agree exactly; a printed decimal is rounded or cut off, and cutting off never makes more of it. */
export function computedAgrees(value: number, printed: string): boolean {
  const decimals = decimalsOf(printed)
  const number = Number(printed)
  if (decimals === 0 && Number.isInteger(value)) return value === number
  const unit = 10 ** -decimals
  const more = Math.abs(value) - Math.abs(number)
  if (value * number < 0 || Math.abs(more) <= unit / 2 + 1e-9)
    return Math.abs(value - number) <= unit / 2 + 1e-9
  return decimals > 0 && more > 0 && more < unit
}

/** What follows from the numbers of a few lines by one step: a sum, a difference, a share. */
export function followsFrom(printed: string, lines: readonly (readonly string[])[]): boolean {
  const all = [...new Set(lines.flat())].slice(0, MOST_NUMBERS).map(Number)
  const wanted = Number(printed)
  const sums = lines.some((line) =>
    computedAgrees(
      line.reduce((sum, one) => sum + Number(one), 0),
      printed,
    ),
  )
  if (
    sums ||
    computedAgrees(
      all.reduce((sum, one) => sum + one, 0),
      printed,
    )
  )
    return true
  return all.some((a) =>
    all.some(
      (b) =>
        a !== b &&
        (a - b === wanted ||
          a + b === wanted ||
          (b !== 0 && decimalsOf(printed) > 0 && computedAgrees((100 * a) / b, printed)) ||
          (b !== 0 &&
            a < b &&
            computedAgrees((100 * a) / b, printed) &&
            decimalsOf(printed) === 0 &&
            wanted <= 100)),
    ),
  )
}
