/** "KA = Kwacha Academy" under a table: a question that writes it out means the row or the column "KA". */
import type { ReadDocument } from '../../document/reading.ts'

const KEY = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{1,4})\s*=\s*(\p{L}[^=,;.]*?)(?=\s+and\s+\p{Lu}+\s*=|[,;.]|$)/gu
const known = new WeakMap<ReadDocument, readonly (readonly [written: RegExp, short: string])[]>()

export function withShortNames(question: string, reading: ReadDocument): string {
  const kept = known.get(reading) ?? keysIn(reading)
  known.set(reading, kept)
  return kept.reduce((text, [written, short]) => text.replace(written, short), question)
}

/** By as many of its first words as no other begins with, and what of it is typed behind them. */
function keysIn({ sentences, blocks }: ReadDocument): [RegExp, string][] {
  const keys = new Map(
    [...sentences, ...blocks].flatMap(({ text }) =>
      [...text.matchAll(KEY)].map(([, short = '', name = '']) => [short, name.trim().split(/\s+/)] as const),
    ),
  )
  const same = (one: readonly string[], other: readonly string[], words: number) =>
    one.slice(0, words).join(' ').toLowerCase() === other.slice(0, words).join(' ').toLowerCase()
  return [...keys].flatMap(([short, words]): [RegExp, string][] => {
    const others = [...keys].filter(([other]) => other !== short)
    const least = words.findIndex((_, at) => !others.some(([, name]) => same(words, name, at + 1))) + 1
    if (least === 0) return []
    const plain = words.map((word) => word.replace(/[^\p{L}\d]/gu, String.raw`\W?`))
    const rest = plain.slice(least).reduceRight((behind, word) => `(?:\\s+${word}${behind})?`, '')
    const written = `(?<![\\p{L}\\d])${plain.slice(0, least).join('\\s+')}${rest}(?![\\p{L}\\d])`
    return [[new RegExp(written, 'giu'), short]]
  })
}
