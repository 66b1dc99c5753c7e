/** Reads arithmetic as it is written out in a text: "1.96² × 0.5 × (1 − 0.5) / 0.05²", "1234 / (1 + 1234(0.05)²)". */

export type ArithmeticToken = { kind: 'number'; value: number; raw: string } | { kind: 'sign'; sign: string }

const TOKEN = /\s*(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|(²|\^\s?2)|(%)|([-+−–×x*∗·÷/()[\]]))/y

/** Null if it contains anything but numbers and signs. */
export function stepsOf(text: string): ArithmeticToken[] | null {
  const steps: ArithmeticToken[] = []
  let at = 0
  while (at < text.length) {
    if (/^\s+$/.test(text.slice(at))) break
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match) return null
    const [, number, squared, percent, sign = ''] = match
    if (number) steps.push({ kind: 'number', value: Number(number.replaceAll(',', '')), raw: number })
    else steps.push({ kind: 'sign', sign: squared ? '²' : percent ? '%' : plainSign(sign) })
    at = TOKEN.lastIndex
  }
  return steps
}

const plainSign = (sign: string): string =>
  /[−–]/.test(sign)
    ? '-'
    : /[x*∗·]/.test(sign)
      ? '×'
      : sign === '÷'
        ? '/'
        : sign === '['
          ? '('
          : sign === ']'
            ? ')'
            : sign

export const signsOf = (steps: readonly ArithmeticToken[]): string[] =>
  steps.flatMap((step) => (step.kind === 'sign' && /[-+×/]/.test(step.sign) ? [step.sign] : []))

/** The value of the expression, or null if the steps do not form one. */
export function arithmeticResult(steps: readonly ArithmeticToken[]): number | null {
  let at = 0
  const sign = () => {
    const step = steps[at]
    return step?.kind === 'sign' ? step.sign : null
  }

  function sum(): number | null {
    let total = product()
    while (total !== null && (sign() === '+' || sign() === '-')) {
      const by = sign() === '+' ? 1 : -1
      at += 1
      const next = product()
      total = next === null ? null : total + by * next
    }
    return total
  }

  function product(): number | null {
    let total = power()
    // A bracket beside a number multiplies it: 1234(0.05).
    while (total !== null && (sign() === '×' || sign() === '/' || sign() === '(')) {
      const how = sign()
      if (how !== '(') at += 1
      const next = power()
      if (next === null || (how === '/' && next === 0)) return null
      total = how === '/' ? total / next : total * next
    }
    return total
  }

  function power(): number | null {
    let value = one()
    while (value !== null && (sign() === '²' || sign() === '%')) {
      value = sign() === '²' ? value ** 2 : value / 100
      at += 1
    }
    return value
  }

  function one(): number | null {
    const step = steps[at]
    at += 1
    if (step?.kind === 'number') return step.value
    if (step?.sign === '-') {
      const value = power()
      return value === null ? null : -value
    }
    if (step?.sign !== '(') return null
    const value = sum()
    if (value === null || sign() !== ')') return null
    at += 1
    return value
  }

  const value = sum()
  return at === steps.length && value !== null && Number.isFinite(value) ? value : null
}

/** "1.96²" becomes "1.962" in the text when the superscript is lost: each number that may be such a square, merged into one. */
export const withLostSquares = (steps: readonly ArithmeticToken[]): ArithmeticToken[] =>
  steps.flatMap((step): ArithmeticToken[] => {
    const square = step.kind === 'number' ? step.raw.match(/^(\d?\.\d{1,2})2$/)?.[1] : undefined
    return square
      ? [
          { kind: 'number', value: Number(square), raw: square },
          { kind: 'sign', sign: '²' },
        ]
      : [step]
  })
