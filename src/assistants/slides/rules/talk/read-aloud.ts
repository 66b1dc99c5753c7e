/** What a chart or a table says to those who do not see it well: from the largest to the least, in whole sentences. */
import type { Visual } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'

const LONGEST = 38
const MOST_ROWS = 3

type Value = { name: string; number: string; sign: string }

/** `said`: what the slide says already is not said again. */
export function readAloud(visual: Visual, said: string): string[] {
  if (visual.kind === 'picture') return []
  const [heads = [], ...rows] =
    visual.kind === 'table'
      ? visual.rows
      : [
          ['', visual.series[0]?.name ?? ''],
          ...visual.categories.map((name, at) => [
            name,
            `${visual.series[0]?.values[at] ?? ''}${visual.unit}`,
          ]),
        ]
  const columns = heads
    .map((head, at) => ({ head, values: at === 0 ? undefined : valuesIn(rows, at) }))
    .flatMap(({ head, values }) => (values ? [{ head, values }] : []))
  const isShare = ({ values }: { values: readonly Value[] }) => values.every(({ sign }) => sign === '%')
  const ranked =
    columns.find(isShare) ??
    columns.find(({ head }) => /\bmean/i.test(head)) ??
    (heads.length === 2 ? columns[0] : undefined)
  if (!ranked) return rowsTold(heads, rows)
  const isOne = columns.filter((one) => one === ranked || (isShare(one) && isShare(ranked))).length === 1
  const of = isOne ? '' : `Of “${ranked.head.replace(/\s*\(?%\)?$/, '')}”, `
  if (visual.kind === 'chart' && visual.drawn === 'line') return courseTold(ranked.values, said)
  return orderTold(ranked.values, said, of)
}

/** A row that nobody chose has no value. */
const EMPTY = /^[-–—.\s]*$/
function valuesIn(all: readonly (readonly string[])[], at: number): Value[] | undefined {
  const rows = all.filter((cells) => !EMPTY.test(cells[at] ?? ''))
  const values = rows.flatMap((cells) => {
    const [, number, sign = ''] = (cells[at] ?? '').match(/^(-?\d+(?:\.\d+)?)(%?)$/) ?? []
    return number && /\p{L}|\d/u.test(cells[0] ?? '') ? [{ name: quotedName(cells[0]!), number, sign }] : []
  })
  return values.length >= 2 && values.length === rows.length ? values : undefined
}

const quotedName = (cell: string): string => `“${cell.replace(/[.;:,\s]+$/, '')}”`
const inOneBreath = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
const withValue = ({ name, number, sign }: Value): string => `${name} with ${number}${sign}`

function courseTold(values: readonly Value[], said: string): string[] {
  const [first, last] = [values[0]!, values.at(-1)!].map((one) => ({ ...one, name: one.name.slice(1, -1) }))
  const text = `It begins at ${first!.number}${first!.sign} in ${first!.name} and ends at ${last!.number}${last!.sign} in ${last!.name}`
  return said.includes(first!.number) && said.includes(last!.number) ? [] : [text]
}

/** The first, the last, and as many of those between as a sentence holds. */
function orderTold(values: readonly Value[], said: string, of: string): string[] {
  const sorted = values.toSorted((a, b) => Number(b.number) - Number(a.number))
  const [top, least] = [sorted[0]!, sorted.at(-1)!]
  if (top.number === least.number) return []
  const isSaid = ({ number }: Value) =>
    new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(said)
  const between = sorted.slice(1, -1).filter((one) => !isSaid(one) && one.number !== least.number)
  const last = sorted.filter(({ number }) => number === least.number)
  while (between.length > 0 && wordCount(between.map(withValue).join(', ')) > LONGEST) between.pop()
  return [
    ...(isSaid(top) ? [] : [`${of}${of ? 't' : 'T'}he first place belongs to ${withValue(top)}`]),
    ...(between.length > 0
      ? [`Then ${between.length > 1 ? 'come' : 'comes'} ${inOneBreath(between.map(withValue))}`]
      : []),
    ...(isSaid(least)
      ? []
      : [
          last.length === 1
            ? `At the end stands ${withValue(least)}`
            : `At the end stand ${inOneBreath(last.map(({ name }) => name))}, each with ${least.number}${least.sign}`,
        ]),
  ]
}

/** A description in words is read, and not read aloud. */
const IS_FIGURE = /^\W*(?:\p{Sc}|\p{Lu}{1,3} ?)?\d[\d.,]*\s?%?$/u

/** Of a table of several measures, its first rows. */
function rowsTold(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.slice(0, MOST_ROWS).flatMap(([name = '', ...values]) => {
    const cells = values.flatMap((value, at) =>
      IS_FIGURE.test(value) && heads[at + 1] ? [`${heads[at + 1]} is ${value.trim()}`] : [],
    )
    const row = `For ${quotedName(name)}, ${inOneBreath(cells)}`
    return /\p{L}{2}/u.test(name) && cells.length > 0 && wordCount(row) <= LONGEST ? [row] : []
  })
}
