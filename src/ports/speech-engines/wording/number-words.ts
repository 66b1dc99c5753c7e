/** Numbers as they are said in Zambia: "one hundred and twenty", "two thousand and five", "twenty twenty-one". */
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: [number, string][] = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
]
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

export function cardinal(n: number): string {
  if (n < 20) return SMALL[n]!
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? `-${SMALL[n % 10]}` : '')
  if (n < 1_000) return `${SMALL[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${cardinal(n % 100)}` : ''}`
  for (const [size, name] of SCALES) {
    if (n < size) continue
    const rest = n % size
    const joint = rest === 0 ? '' : rest < 100 ? ' and ' : ' '
    return `${cardinal(Math.floor(n / size))} ${name}${joint}${rest ? cardinal(rest) : ''}`
  }
  return digits(String(n))
}

export const digits = (written: string): string =>
  [...written].flatMap((digit) => SMALL[Number(digit)] ?? []).join(' ')

export function ordinal(n: number): string {
  const [, before = '', last = ''] = /^(.*?)([a-z]+)$/.exec(cardinal(n))!
  return (
    before + (IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`))
  )
}

/** 1998 → nineteen ninety-eight, 2005 → two thousand and five, 1900 → nineteen hundred. */
export function year(n: number): string {
  const [century, rest] = [Math.floor(n / 100), n % 100]
  if (century === 20 && rest < 10) return cardinal(n)
  if (rest === 0) return `${cardinal(century)} hundred`
  return `${cardinal(century)} ${rest < 10 ? `oh ${SMALL[rest]}` : cardinal(rest)}`
}

/** 1990 → nineteen nineties, 2000 → two thousands. */
export const decade = (n: number): string => `${year(n)}s`.replace(/ys$/, 'ies')

/** More digits than this are neither read out nor followed. */
const MOST_DIGITS = 20
const MOST_DECIMALS = 10

/**
 * As written: 1,250.50 or .05 or 0012. A number too long to be a count is read digit by digit, while a
 * listener can follow.
 */
export function numberWords(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.')
  if (whole.length > MOST_DIGITS) return 'the number on your screen'
  const count =
    whole === '' ? 'zero' : whole.length > 13 || /^0\d/.test(whole) ? digits(whole) : cardinal(Number(whole))
  return decimals ? `${count} point ${digits(decimals.slice(0, MOST_DECIMALS))}` : count
}
