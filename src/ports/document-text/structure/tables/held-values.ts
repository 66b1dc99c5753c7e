/** The numbers a cell holds. A cell of words that happens to have a digit in it holds none. */
import type { Held, HeldNumber } from '#product/document-table.ts'
import type { ColumnKind } from './column-kinds.ts'
import { plainStars } from './figures.ts'
import { type Notation, NUMBER, plainPrint, readNumber } from './printed-numbers.ts'

const SIGN = '(?<![\\d)\\]])[-−–+]\\s?'
const MONEY = `(?:US\\$|[$€£₦]|ZMW|ZK|K|KSh|KES|UGX|NGN|GHS|R|USD)`
const ONE = `(?:${SIGN})?${NUMBER}`
const INTERVAL = new RegExp(
  String.raw`[([]\s*(${ONE})\s*(?:,\s+|;\s*|,(?=\s?[-−–]?\d*\.\d)|\bto\b|–|—|\s-\s|-)\s*(${ONE})\s*[)\]]|(?<![\d.,])(${ONE})\s*(?:\bto\b|–|—|\s-\s|(?<=\d)-(?=\d))\s*(${NUMBER})(?![\d.,]*\d)`,
  'gu',
)
const PART = new RegExp(
  String.raw`(?<name>\b[nN]\s?=\s?|\b[pP](?:\s?-?\s?value)?\s?(?=[=<>≤≥])|\bSD\s?[=:]?\s?|\bM(?:ean)?\s?[=:]\s?)?=?\s?(?<bound>[<>≤≥≈~])?\s?(?<money>${MONEY}\s?)?(?<number>${ONE})(?<percent>\s?(?:%|per ?cent\b))?(?<stars>\*{1,4})?`,
  'gu',
)
const WORDS_BESIDE =
  /\b(?:to|and|of|out|vs|CI|IQR|SD|SE|min|max|range|ref|years?|yrs?|months?|days?|weeks?|hours?|hrs?|mins?|minutes?|kg|mg|cm|mm|km|ha|ml|ms|ppm|mmHg|MPa|kPa|[gslmhKRN])\b|°C/gi
const MOST_LETTERS_BESIDE = 2

export function heldIn(
  printed: string,
  kinds: readonly ColumnKind[],
  notation: Notation,
  unit?: string,
): Held[] {
  const text = thousandsJoined(plainStars(plainPrint(printed)))
  if (!/\d/.test(text) || text.includes('\ufffd')) return []
  const found: { at: number; held: Held }[] = []
  let rest = text
  for (const match of text.matchAll(INTERVAL)) {
    const [whole, one, two, three, four] = match
    const [from, to] = [
      readNumber(bare(one ?? three ?? ''), notation),
      readNumber(bare(two ?? four ?? ''), notation),
    ]
    if (!from || !to || (from.value >= to.value && from.value !== to.value && one === undefined)) continue
    found.push({
      at: match.index,
      held: {
        is: 'interval',
        from: from.value,
        to: to.value,
        decimals: Math.max(from.decimals, to.decimals),
      },
    })
    rest = blanked(rest, match.index, whole.length)
  }
  for (const match of rest.matchAll(PART)) {
    const held = heldNumber(match, notation, isFraction(text, match.index))
    if (!held) continue
    found.push({ at: match.index, held })
    rest = blanked(rest, match.index, match[0].length)
  }
  const letters = rest.replace(WORDS_BESIDE, '').match(/\p{L}/gu)?.length ?? 0
  if (letters > MOST_LETTERS_BESIDE) return []
  return named(
    found.sort((one, other) => one.at - other.at).map(({ held }) => held),
    text,
    kinds,
    unit,
  )
}

const bare = (number: string) => number.replace(/\s/g, '').replace(/^\+/, '')
const blanked = (text: string, at: number, length: number) =>
  `${text.slice(0, at)}${' '.repeat(length)}${text.slice(at + length)}`

/** '12 345' is one number only where it is the whole cell. */
const thousandsJoined = (text: string) =>
  /^[-−–+]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?\s?%?$/.test(text) ? text.replace(/ (?=\d{3})/g, '\u2009') : text

const isFraction = (text: string, at: number) => /\d\s?\/\s?$/.test(text.slice(0, at))

function heldNumber(match: RegExpMatchArray, notation: Notation, isWhole: boolean): HeldNumber | undefined {
  const { name = '', bound, money, number = '', percent, stars } = match.groups ?? {}
  const read = readNumber(bare(number), notation)
  if (!read) return undefined
  const says = name.trim().charAt(0)
  return {
    is: percent
      ? 'share'
      : /p/i.test(says)
        ? 'p'
        : /n/i.test(says)
          ? 'count'
          : money
            ? 'money'
            : isWhole
              ? 'count'
              : 'number',
    ...read,
    ...(bound && { bound: bound === '~' ? '≈' : (bound as NonNullable<HeldNumber['bound']>) }),
    ...(percent ? { unit: '%' } : money ? { unit: money.trim() } : {}),
    ...(/n/i.test(says) && { name: 'n' }),
    ...(/^SD/.test(name) && { is: 'spread' as const, name: 'SD' }),
    ...(/^M/.test(name) && { is: 'mean' as const }),
    ...(isWhole && { name: 'of' }),
    ...(stars && { stars: stars.length }),
  }
}

/** What the cell does not say of its numbers, its column says. */
function named(held: Held[], text: string, kinds: readonly ColumnKind[], unit: string | undefined): Held[] {
  const left = kinds.filter(({ is }) => is !== 'interval')
  const interval = kinds.find(({ is }) => is === 'interval')
  const open = held.filter((each) => each.is === 'number')
  const plusMinus = /±/.test(text)
  return held.map((each): Held => {
    if (each.is === 'interval') return interval?.name ? { ...each, name: interval.name } : each
    if (each.is === 'share') {
      const share = left.find(({ is }) => is === 'valid-share' || is === 'running-share')
      return share && held.length === 1 ? { ...each, is: share.is as HeldNumber['is'] } : each
    }
    if (each.is !== 'number') return each
    const at = open.indexOf(each)
    if (plusMinus && open.length === 2)
      return at === 0
        ? { ...each, is: 'mean', ...(unit && { unit }) }
        : { ...each, is: left.some(({ is }) => is === 'error') ? 'error' : 'spread' }
    const isShareBeside = held.some((other) => other.is === 'share')
    const fitting = isShareBeside ? left.filter(({ is }) => is !== 'share') : left
    const kind = open.length === 1 && fitting.length > 1 ? firstFitting(fitting, each) : fitting[at]
    if (!kind) return isShareBeside && each.decimals === 0 ? { ...each, is: 'count' } : withUnit(each, unit)
    if (!fits(kind, each)) return withUnit(each, unit)
    return withUnit(
      { ...each, is: kind.is as HeldNumber['is'], ...(kind.name && { name: kind.name }) },
      kind.unit ?? unit,
    )
  })
}

const withUnit = (held: HeldNumber, unit: string | undefined): HeldNumber =>
  unit && held.unit === undefined ? { ...held, unit } : held

const firstFitting = (kinds: readonly ColumnKind[], held: HeldNumber) =>
  kinds.find((kind) => fits(kind, held)) ?? kinds[0]

/** A heading may speak of something else: no count has decimals, no p is above one. */
function fits({ is }: ColumnKind, { value, decimals }: HeldNumber): boolean {
  if (is === 'count') return decimals === 0 && value >= 0
  if (is === 'p') return value >= 0 && value <= 1
  if (is === 'year') return decimals === 0 && value > 1500 && value < 2200
  return true
}
