/** Numbers as they are printed: decimal points and commas, thousands by comma, point or any space, signs of every kind. */

/** How a document writes its numbers: '17.269' is seventeen thousand where the comma marks decimals. */
export type Notation = { decimalComma: boolean }

const MINUS = /[−–‐‑]/g
const SPACES = /[\u00a0\u2007\u2009\u202f]/g
/** Control characters and the like say nothing, and would tear a number apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200d\ufeff]/g

export const withoutUnprintable = (text: string): string => text.replace(UNPRINTABLE, '')

export const plainPrint = (text: string): string =>
  withoutUnprintable(text)
    .replace(SPACES, '\u2009')
    .replace(/\s+/g, (space) => (space === '\u2009' ? '\u2009' : ' '))
    .trim()

export const NUMBER = String.raw`(?:\d{1,3}(?:[\u2009'’]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?|\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?|\d{1,3},\d{3}\.\d+|\d{1,3}\.\d{3},\d+|\d+(?:[.,·]\d+)?|[.,·]\d+)(?:[eE][-+−]?\d+)?`

export function readNumber(
  printed: string,
  { decimalComma }: Notation,
): { value: number; decimals: number } | undefined {
  const [mantissa = '', exponent] = printed.replace(MINUS, '-').split(/[eE]/)
  const plain = plainDigits(mantissa.replace(/[\u2009'’]/g, '').replace('·', '.'), decimalComma)
  const value = Number(exponent === undefined ? plain : `${plain}e${exponent}`)
  if (!Number.isFinite(value)) return undefined
  return { value, decimals: /\.(\d+)/.exec(plain)?.[1]?.length ?? 0 }
}

function plainDigits(digits: string, decimalComma: boolean): string {
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  // The last of two kinds of mark is the one before the decimals.
  if (points > 0 && commas > 0)
    return digits.lastIndexOf(',') > digits.lastIndexOf('.')
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replaceAll(',', '')
  if (commas > 1) return digits.replaceAll(',', '')
  if (points > 1) return digits.replaceAll('.', '')
  const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  if (commas === 1) return isGroup && !decimalComma ? digits.replace(',', '') : digits.replace(',', '.')
  if (points === 1) return isGroup && decimalComma ? digits.replace('.', '') : digits
  return digits
}

const WITH_COMMA = /(?<![\d,.])\d{1,3},(?:\d{1,2}|\d{4,})(?![\d,])/g
const WITH_POINT = /(?<![\d,.])\d{0,3}\.(?:\d{1,2}|\d{4,})(?![\d.])/g

/** By what a document prints most; few signs are no proof, and the point is the rule in English. */
export function notationOf(texts: readonly string[]): Notation {
  let commas = 0
  let points = 0
  for (const text of texts) {
    commas += text.match(WITH_COMMA)?.length ?? 0
    points += text.match(WITH_POINT)?.length ?? 0
  }
  return { decimalComma: commas >= 3 && commas > points * 3 }
}
