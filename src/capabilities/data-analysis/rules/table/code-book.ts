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

export function pairsIn(text: string): Map<number, string> {
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
