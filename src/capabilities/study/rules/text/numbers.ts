/** Every number in a text, in one form, however it was written. Positions refer to the text as given. */
import { labelBefore, type Sign } from './number-labels.ts'
import { NUMBER_IN_WORDS, readNumberWords } from './number-words.ts'

export type Unit = '' | '%' | 'ZMW' | 'USD' | 'GBP' | 'EUR' | 'ZAR'
export type NumberMention = {
  text: string
  start: number
  end: number
  /** Equal keys mean equal numbers: "1,480", "1 480" and "1480" share one. */
  key: string
  unit: Unit
  label: string | null
  sign: Sign | null
  inWords: boolean
}

const CURRENCIES: readonly [RegExp, Unit][] = [
  [/^(?:ZMW|ZK|K)$/, 'ZMW'],
  [/^(?:US\$|USD|\$)$/, 'USD'],
  [/^(?:£|GBP)$/, 'GBP'],
  [/^(?:€|EUR)$/, 'EUR'],
  [/^(?:R|ZAR)$/, 'ZAR'],
  [/^kwacha$/i, 'ZMW'],
  [/^(?:us )?dollars?$/i, 'USD'],
  [/^rands?$/i, 'ZAR'],
]
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, bn: 1e9 }

const SUPER = '²³¹⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉'
const GROUP = String.raw`[,\u00a0\u2009\u202f\u0020]`
const CURRENCY = String.raw`(?<cur>US\$|USD|ZMW|ZAR|GBP|EUR|ZK|K|R(?=\d{2})|[$£€])\s?`
const DIGITS = String.raw`(?:\d{1,3}(?:${GROUP}\d{3})+(?![\d])(?:\.\d+)?|0,\d+(?![\d,])|\d+,\d{1,2}(?=\s?%)|\d+(?:\.\d+)?|\.\d+)`
const AFTER = String.raw`(?:\s?(?<scale>thousand|million|billion|bn)\b)?(?:\s?(?<pct>%|per\s?cent\b|percent\b|percentage points?\b)|\s(?<cur2>kwacha|(?:US )?dollars?|rands?)\b)?`
const NUMBER = String.raw`(?<![\p{L}\d.${SUPER}])(?:${CURRENCY})?(?<digits>(?<![\d.])${DIGITS})(?<tail>st|nd|rd|th|s|[a-z](?![\p{L}]))?(?![\d${SUPER}])${AFTER}`
const LITERAL = String.raw`(?<lit>(?<![\p{L}\d])(?!(?:K|ZMW|ZK|USD|US|ZAR)\d)(?!R\d{2})\p{L}+[-–]?\d[\p{L}\d]*(?:-\d+)?|\d+[${SUPER}]+|[½¼¾⅓⅔])`
const WORDS = String.raw`\b(?<words>${NUMBER_IN_WORDS})(?<wpct>\s?%|\s(?:per\s?cent|percent)\b)?(?![\p{L}-])`
const PARTS = String.raw`\b(?<part>half|two[- ]thirds|three[- ]quarters|an? (?:third|quarter) of|twice|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing))\b`
const ANY = new RegExp([LITERAL, NUMBER, PARTS, WORDS].join('|'), 'giu')

// A comma before three digits groups thousands; elsewhere it is the decimal sign of half the world.
const amountOf = (digits: string) =>
  Number(
    /^\d+,\d{1,2}$|^0,\d+$/.test(digits)
      ? digits.replace(',', '.')
      : digits.replace(new RegExp(GROUP, 'g'), ''),
  )
const numberKey = (value: number) => String(Number(value.toPrecision(12)))
const currencyOf = (mark: string | undefined): Unit =>
  CURRENCIES.find(([pattern]) => mark !== undefined && pattern.test(mark))?.[1] ?? ''

/**
 * A minus belongs to the number unless something directly precedes it, as in "18-35". With a space behind it, it does where
 * only a number can follow: "β = - 0.36".
 */
const MINUS = /(?:(?:^|[\s=<>≤≥([,:|])[-−–]|[=<>≤≥([|]\s?[-−–]\s)$/
const lengthOfMinus = (before: string) =>
  MINUS.test(before) ? before.length - before.search(/[-−–]\s?$/) : 0

export function findNumbers(text: string): NumberMention[] {
  const found: NumberMention[] = []
  for (const match of text.matchAll(ANY)) {
    const groups = match.groups ?? {}
    const start = match.index
    const raw = match[0]
    const at = { text: raw.trim(), start, end: start + raw.trimEnd().length }
    const named = labelBefore(text.slice(Math.max(0, start - 60), start).replace(/[-−–]\s?$/, ''))
    if (groups.lit || groups.part) {
      found.push({
        ...at,
        key: `as written: ${literalKey(groups.lit ?? groups.part ?? '')}`,
        unit: '',
        ...named,
        inWords: false,
      })
    } else if (groups.words) {
      const unit: Unit = groups.wpct ? '%' : ''
      found.push({ ...at, key: numberKey(readNumberWords(groups.words)), unit, ...named, inWords: true })
    } else if (groups.digits) {
      if (groups.tail && /^(st|nd|rd|th|s)$/.test(groups.tail)) {
        found.push({
          ...at,
          key: `as written: ${literalKey(groups.digits + groups.tail)}`,
          unit: '',
          ...named,
          inWords: false,
        })
        continue
      }
      const size = amountOf(groups.digits) * (SCALES[groups.scale?.toLowerCase() ?? ''] ?? 1)
      const unit = groups.pct ? '%' : currencyOf(groups.cur ?? groups.cur2)
      const minus = lengthOfMinus(text.slice(Math.max(0, start - 4), start))
      const place = minus > 0 ? { text: `−${at.text}`, start: start - minus, end: at.end } : at
      found.push({ ...place, key: numberKey(minus > 0 ? -size : size), unit, ...named, inWords: false })
    }
  }
  return found
}

const literalKey = (raw: string) =>
  raw.toLowerCase().replace(/–/g, '-').replace(/\s+/g, ' ').replace(/²/g, '2')

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Digits of any script as ASCII, so that fullwidth or Arabic numbers are not missed. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    if (code < 0x80) return digit
    // Only mathematical digits form several runs without a gap between them.
    if (code >= 0x1d7ce && code <= 0x1d7ff) return String((code - 0x1d7ce) % 10)
    let zero = code
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1
    return String(code - zero)
  })
}
