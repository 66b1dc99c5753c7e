import { cardinal, decade, digits, numberWords, ordinal, year } from './number-words.ts'

type NumberWording = [pattern: RegExp, say: (...found: string[]) => string]

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?`
const YEAR = String.raw`(?:1[5-9]|20)\d\d`

const money = (unit: string, part: string) => (_: string, amount: string, scale?: string) => {
  const [whole = '0', decimals] = amount.split('.')
  if (scale) return `${numberWords(amount)} ${scale} ${unit}`
  const small = decimals ? Number(decimals.padEnd(2, '0').slice(0, 2)) : 0
  return `${numberWords(whole)} ${unit}${small ? ` and ${cardinal(small)} ${part}` : ''}`
}
const amountAfter = (sign: string) =>
  new RegExp(
    String.raw`(?<![\w.])${sign}\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(million|billion|thousand))?(?![\w])`,
    'g',
  )

/** In this order: the most specific first. */
const STEPS: NumberWording[] = [
  [amountAfter('(?:ZMW|ZK|K)'), money('kwacha', 'ngwee')],
  [amountAfter(String.raw`(?:US\$|USD|\$)`), money('dollars', 'cents')],
  [amountAfter('£'), money('pounds', 'pence')],
  [amountAfter('€'), money('euros', 'cents')],
  // +260 97 123 4567: a telephone number is not read as a count.
  [/(?<!\w)\+\d[\d ]{7,}\d/g, (found) => `plus ${digits(found)}`],
  [/(?<![\w.])0\d{9}(?![\w.])/g, (found) => digits(found)],
  [
    /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/g,
    (_, hour, minute) =>
      `${cardinal(Number(hour))} ${minute === '00' ? "o'clock" : minute!.startsWith('0') ? `oh ${cardinal(Number(minute))}` : cardinal(Number(minute))}`,
  ],
  // A section: 4.2.1 is not a decimal.
  [/(?<![\d.])\d+(?:\.\d+){2,}(?![\d])/g, (found) => found.split('.').map(numberWords).join(' point ')],
  [/(?<![\d,.])(\d{1,4})(?:st|nd|rd|th)\b/g, (_, n) => ordinal(Number(n))],
  [
    new RegExp(String.raw`(?<![\d.,])(${YEAR})\s?[-–—/]\s?(${YEAR}|\d\d)(?![\d.,]\d|\d)`, 'g'),
    (_, from, to) => `${year(Number(from))} to ${to!.length === 2 ? cardinal(Number(to)) : year(Number(to))}`,
  ],
  [
    new RegExp(
      String.raw`(?<![\w.,])(${NUMBER.replace(')?', ')')})\s?[–—-]\s?(${NUMBER.replace(')?', ')')})(?![\w])`,
      'g',
    ),
    (_, from, to) => `${numberWords(from!)} to ${numberWords(to!)}`,
  ],
  [
    /(?<![\w.,])(\d{1,2}):(\d{1,3})(?![\d])/g,
    (_, one, other) => `${cardinal(Number(one))} to ${cardinal(Number(other))}`,
  ],
  [
    /(?<![\w.,/])(\d{1,4})\/(\d{1,4})(?![\w/])/g,
    (_, one, other) => `${cardinal(Number(one))} out of ${cardinal(Number(other))}`,
  ],
  [
    new RegExp(String.raw`(?<![\w.,])(${YEAR})(s?)(?![\w%]|[.,]\d)`, 'g'),
    (_, n, s) => (s ? decade(Number(n)) : year(Number(n))),
  ],
  [/(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|(?<![\w.])\.\d+/g, (found) => numberWords(found)],
]

/** Every figure becomes words, so that no engine says "one hundred twenty" or drops a sign. */
export function sayNumbers(text: string): string {
  let said = text
  for (const [pattern, say] of STEPS) said = said.replace(pattern, say)
  // A word adjacent to a figure: "3D", "Table2".
  return said.replace(/([a-z])(?=[A-Z])/g, '$1 ')
}
