/** How much of a sentence stands in one sentence or row of the work: what an answer is given marks for. */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { inDigits } from '../plan/in-digits.ts'
import { A_PLACE } from './figures-said.ts'

const FIGURE = /(?<!\d)\d*\.?\d+(?:,\d{3})*(?:\.\d+)?/g

/** Names, terms, and figures that are more than a small count. */
function termsIn(text: string): Set<string> {
  const plain = inDigits(text).replace(A_PLACE, ' ')
  const figures = (plain.match(FIGURE) ?? [])
    .map((one) => Number(one.replace(/,/g, '')))
    .filter((one) => one >= 10 || !Number.isInteger(one))
  const words = contentStems(plain).filter((one) => !isCommon(one) && !/^\d/.test(one))
  return new Set([...words, ...figures.map(String)])
}

type Indexed = { lines: Set<string>[]; worth: (term: string) => number }
const indexes = new WeakMap<readonly string[], Indexed>()

/** What stands in few lines tells more than what stands in many. */
function indexOf(lines: readonly string[]): Indexed {
  const known = indexes.get(lines)
  if (known) return known
  const sets = lines.map((line) => termsIn(inFull(line, lines)))
  const times = new Map<string, number>()
  for (const set of sets) for (const term of set) times.set(term, (times.get(term) ?? 0) + 1)
  const made = {
    lines: sets,
    worth: (term: string) => Math.log2(1 + lines.length / (times.get(term) ?? 0.5)),
  }
  indexes.set(lines, made)
  return made
}

const LEAST = { two: 0.48, more: 0.35, many: 0.28 } as const

/** Two terms nearly carry it alone; of many, a good part. */
export function standsInWork(sentence: string, lines: readonly string[]): boolean {
  const { lines: sets, worth } = indexOf(lines)
  const terms = [...termsIn(sentence)]
  const all = terms.reduce((sum, term) => sum + worth(term), 0)
  return sets.some((set) => {
    const shared = terms.filter((term) => set.has(term))
    const part = shared.reduce((sum, term) => sum + worth(term), 0) / all
    return (
      (shared.length >= 2 && part >= LEAST.two) ||
      (shared.length >= 3 && part >= LEAST.more) ||
      (shared.length >= 5 && part >= LEAST.many)
    )
  })
}

const LEAST_FIGURES = 3
/** A name is printed shortly before its figure. */
const BEFORE = 45

/** Several figures of one line, each said of what it is printed beside. */
export function listsFiguresOf(sentence: string, lines: readonly string[]): boolean {
  const parts = inDigits(sentence)
    .replace(A_PLACE, ' ')
    .split(/[,;:](?!\d)|\b(?:and|while|against)\b/i)
    .map((part) => ({
      figures: [...(part.match(FIGURE) ?? [])].filter((one) => one.includes('.') || one.length > 1),
      stems: contentStems(part).filter((one) => !isCommon(one) && !/\d/.test(one)),
    }))
    .filter(({ figures, stems }) => figures.length > 0 && stems.length > 0)
  return (
    parts.length >= LEAST_FIGURES &&
    lines.some(
      (line) =>
        parts.filter(({ figures, stems }) =>
          figures.some((figure) => {
            const at = line.indexOf(figure)
            if (at < 0) return false
            const [name] = contentStems(line.slice(Math.max(0, at - BEFORE), at))
              .filter((one) => !isCommon(one) && !/\d/.test(one))
              .slice(-1)
            return name !== undefined && stems.includes(name)
          }),
        ).length >= LEAST_FIGURES,
    )
  )
}

/** Short forms that a work explains itself: an answer may say either, and is held against both. */
const EXPLAINED = /((?:[\p{L}-]+ ){1,6}[\p{L}-]+) \((\p{Lu}[\p{Lu}\d]{1,6})s?\)/gu
const SMALL = /^(?:of|and|the|for|in|on|to|a|an)$/i
const IN_CAPITALS = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,6}(?![\p{L}\d])/gu

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

function formsIn(lines: readonly string[]): ReadonlyMap<string, string> {
  const before = known.get(lines)
  if (before) return before
  const forms = new Map(
    lines.flatMap((line) =>
      [...line.matchAll(EXPLAINED)].flatMap(([, words = '', short = '']): [string, string][] => {
        const full = fullFormOf(short, words.split(/[ -]/))
        return full ? [[short, full]] : []
      }),
    ),
  )
  known.set(lines, forms)
  return forms
}

/** The words before the bracket whose first letters it is made of. */
function fullFormOf(short: string, words: readonly string[]): string | undefined {
  for (let from = words.length - short.length; from >= 0; from -= 1) {
    const own = words.slice(from)
    const initials = own.flatMap((word) => (SMALL.test(word) ? [] : word.charAt(0).toUpperCase())).join('')
    if (initials === short) return own.join(' ').toLowerCase()
  }
  return undefined
}

/** What stands in the work, with the words that its short forms stand for. */
export function inFull(text: string, lines: readonly string[]): string {
  const forms = formsIn(lines)
  return forms.size === 0
    ? text
    : text.replace(IN_CAPITALS, (short) => (forms.has(short) ? `${short} ${forms.get(short)}` : short))
}

/** What was said, with the short forms of what it says in full. */
export function withShortForms(text: string, lines: readonly string[]): string {
  const said = text.toLowerCase()
  return [text, ...[...formsIn(lines)].flatMap(([short, full]) => (said.includes(full) ? short : []))].join(
    ' ',
  )
}
