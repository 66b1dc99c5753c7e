/**
 * Some journals' fonts lose "=", "<", "−" and brackets on the way out of a PDF. Without repair, two thirds
 * of their printed results cannot be read. Each repair asks for a statistic around it, so prose is left alone.
 */
const ALWAYS: readonly [RegExp, string][] = [
  [/⫽/g, '='],
  [/⬍/g, '<'],
  [/⬎/g, '>'],
  [/⫺/g, '−'],
  [/⫹/g, '+'],
  [/共/g, '('],
  [/兲/g, ')'],
  [/关(?=[\s\d.−-])/g, '['],
  [/(?<=[\d.\s])兴/g, ']'],
  [/ð(?=\s?\d)/g, '('],
  [/(?<=\d\s?)Þ/g, ')'],
  [/À(?=\s?\.?\d)/g, '−'],
]

/** Stands where the file has a sign that cannot be read. */
export const UNKNOWN_SIGN = '\ufffd'

const VALUE = String.raw`(?=\s?[-−–]?\d*\.?\d)`
const AFTER_UNKNOWN = String.raw`(?=\s?[-−–\u0001-\u0008\ufffd]?(?!1(?!\.?\d))\d*\.?\d)`
const STATISTIC = String.raw`(?<=(?:^|[^\p{L}\d])(?:[tFrzZQHdnNMβα]|rs|SD|SE|df|χ\s?[²2])\s?(?:\([^()]{1,30}\)\s?)?)`
const inContext = (pattern: string) => new RegExp(pattern, 'gu')

const WITH_CONTEXT: readonly [RegExp, string][] = [
  [inContext(String.raw`(?<=[\p{L})\]]\s?)¼${VALUE}`), '='],
  [inContext(String.raw`(?<=\b[pP]\s?)[b!]${VALUE.replace('?=', '?=\\s')}`), '<'],
  [inContext(String.raw`(?<=\b[pP]\s?)N${VALUE.replace('?=', '?=\\s')}`), '>'],
  [inContext(String.raw`(?<=\b[pP]\s)p${VALUE.replace('?=', '?=\\s')}`), '='],
  [inContext(String.raw`${STATISTIC}p(?=\s[-−–]?\d*\.?\d)`), '='],
  // A statistic is followed by "="; only of 1 is it often said that it lies below.
  [inContext(String.raw`(?<=${STATISTIC.slice(4, -1)}\s?)[\u0001-\u0008\ufffd]${AFTER_UNKNOWN}`), '='],
  [inContext(String.raw`(?<==\s?)[\u0001-\u0008\ufffd](?=\d*\.?\d)`), '−'],
  // Which of its signs stood before a p cannot be known, and is not guessed.
  [inContext(String.raw`(?<=\b[pP]\s?)[\u0001-\u0008\ufffd]${VALUE}`), UNKNOWN_SIGN],
]

const CONTROL = '\\u0001-\\u0008'
const UNREADABLE = new RegExp(`[${CONTROL}]`, 'g')
const DAMAGED = new RegExp(
  `[⫽⬍⬎⫺⫹共兲关兴ðÞÀ¼!${CONTROL}\\ufffd]|\\b[pP]\\s[bNp]\\s|[)\\p{L}]\\sp\\s[-−\\d.]`,
  'u',
)

/** "0,37" and "2,28-3,85": where a value is expected, a comma before one or two digits is a decimal sign. */
const DECIMAL_COMMA =
  /(?<![\d,.(])0,(?=\d+(?![\d,]))|(?<=(?:\b(?:a?OR|RR|HR|SD|CI|p|median|mean)\b\s?[=:]?\s?|\bCI\s\d{1,3}[.,]\d{1,2}\s?[-–]\s?)\d{1,3}),(?=\d{1,2}(?![\d,]))|(?<=(?<![\d,])\d{1,3}),(?=\d{1,2}\s?%)/g

export function repairSymbols(text: string): string {
  const plain = text.includes(',') ? text.replace(DECIMAL_COMMA, (found) => found.replace(',', '.')) : text
  if (!DAMAGED.test(plain)) return plain
  let repaired = plain
  for (const [pattern, sign] of [...ALWAYS, ...WITH_CONTEXT]) repaired = repaired.replace(pattern, sign)
  return repaired.replace(UNREADABLE, UNKNOWN_SIGN)
}
