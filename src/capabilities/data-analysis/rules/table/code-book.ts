/** What codes mean, where a second sheet or the heading itself says so: "1 = male, 2 = female". */
import { cellText } from './cells.ts'
import type { RawSheet } from './find-tables.ts'

/** What the file or its second sheet says that codes mean: by column, code → words. */
export type CodeBook = ReadonlyMap<string, ReadonlyMap<number, string>>

const PAIR = /(?:^|[\s,;(/])(\d{1,3})\s*(?:=|:|-|–|\.|\))\s*([A-Za-z][^,;=()\d]*)/g
/** A heading without its case and its marks. */
export const bareHeading = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** “1 = 18-25, 2 = 26-35”: where every code has its sign, what it stands for may begin with a figure. */
const EQUAL = /(?:^|[\s,;(/:])(\d{1,3})\s*=\s*([^,;=:]+?)\s*(?=[,;:]|[\s,;]\d{1,3}\s*=|\)?\s*$)/g
const SCORE = /\s*\(\d+\)?$/
/** “Very good (0), fairly good (1), fairly bad (2)”: what is scored has an order. */
export const hasScores = (heading: string): boolean => /\(0\).*\(1\).*\(2\)/s.test(heading)

/** A heading without the codes that it explains: “Type of shift: 1 = day, 2 = night” is the type of shift. */
export function withoutCodes(heading: string): string {
  const all = [...heading.matchAll(EQUAL)]
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || all.length < 2) return heading
  const [ahead, behind] = [
    heading.slice(0, first.index).replace(/[\s:(,;-]+$/, ''),
    heading.slice(last.index + last[0].length).replace(/^[\s):,;]+/, ''),
  ]
  return [ahead, behind].filter(Boolean).join(': ')
}

export function pairsIn(text: string): Map<number, string> {
  const equal = [...text.matchAll(EQUAL)]
  if (equal.length >= 2)
    return new Map(
      equal.map(([, code, label]): [number, string] => [Number(code), label!.replace(SCORE, '').trim()]),
    )
  return new Map(
    [...text.matchAll(PAIR)].map(([, code, label]): [number, string] => [Number(code), label!.trim()]),
  )
}

const CODE = /^\d{1,3}$/

/** Only names of columns that are there: any other sheet of numbers and words is left alone. */
export function codeBookOf(sheets: readonly RawSheet[], heads: readonly string[]): CodeBook {
  const known = new Map(heads.map((head) => [bareHeading(head), head]))
  const book = new Map<string, Map<number, string>>()
  const learn = (name: string, code: number, label: string) =>
    book.set(name, (book.get(name) ?? new Map()).set(code, label))
  for (const { rows } of sheets) {
    if (rows.length > 2_000) continue
    let current: string | undefined
    for (const row of rows) {
      const texts = row.map(cellText)
      const named = texts.map((text) => known.get(bareHeading(text.split(/[:(]/)[0]!))).find(Boolean)
      if (named) current = named
      if (!current) continue
      for (const text of texts) for (const [code, label] of pairsIn(text)) learn(current, code, label)
      const at = texts.findIndex((text, i) => CODE.test(text) && /[A-Za-z]/.test(texts[i + 1] ?? ''))
      if (at >= 0) learn(current, Number(texts[at]), texts[at + 1]!)
    }
  }
  return new Map([...book].filter(([, codes]) => codes.size >= 2))
}
