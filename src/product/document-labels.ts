/** The labels of tables and figures: 'Table 4.2', 'Figure (2.1)', 'TABLE IV', and lists of them in a sentence. */
import type { TableLabel } from './document-table.ts'

const TABLES = 'tables?|tab\\.|tableaux?|tabelas?|tablas?|tabellen?|quadros?|cuadros?|majedwali|jedwali'
const FIGURES = 'figures?|figs?\\.?|figuras?|gr[áa]ficos?|abbildung(?:en)?|abb\\.|charts?|plates?|schemes?'
/** '2:1' is written with nothing round its colon; 'Table 2: 12 wards' has a title. */
const DIGITS = String.raw`(?:[A-Z](?:\s?[.-]\s?)?)?\d{1,3}(?:\s?[.-]\s?\d{1,3}|:\d{1,2}(?!\d)){0,3}`
const ROMAN = String.raw`(?=[IVX])(?:X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\d])`
/** '2b' and '2 (b)' are a part of figure 2; '(2.1)' is 2.1. */
const PART = String.raw`(?:(?:[a-h]|\s?\([a-h]\))(?![\p{L}\d]))?`
const NUMBER = String.raw`\(?(?:${DIGITS}|${ROMAN})\)?${PART}`
const AND = String.raw`\s*(?:,\s*(?:and|&)|,|;|&|and|or|to|through|et|e|y|und|–|—|-)\s*`

const namedBy = (names: string) =>
  String.raw`(?:${names})\s*((?:no\.?\s*)?${NUMBER}(?:${AND}(?:(?:${names})\s*)?${NUMBER}(?![\p{L}\d%]|\.\d))*)`
const NAMED = new RegExp(String.raw`(?<![\p{L}\d])(?:${namedBy(TABLES)}|${namedBy(FIGURES)})`, 'giu')
const EACH = new RegExp(
  String.raw`(to|through|–|—|-)?\s*(${DIGITS}|${ROMAN})(?:(?:([a-h])|\s?\(([a-h])\))(?![\p{L}\d]))?`,
  'gu',
)
const MOST_BETWEEN = 30

/** Every label a text names, in its order: 'Tables 2, 3 and 4' names three, 'Figures 4.1 to 4.3' as well. */
export function labelsNamed(text: string): TableLabel[] {
  return [...text.matchAll(NAMED)].flatMap((match) => {
    const [, tables, figures = ''] = match
    const kind = tables === undefined ? ('figure' as const) : ('table' as const)
    return numbersIn(tables ?? figures).map((number) => ({ kind, number }))
  })
}

const CAPTION = new RegExp(
  String.raw`^\s*(?:(${TABLES})|(${FIGURES}))\s*(?:no\.?\s*)?(\(?(?:${DIGITS}|${ROMAN})\)?)([a-h](?![\p{L}\d]))?\s*([:.|–—-]*)\s*(.*)$`,
  'isu',
)

/** The label a caption begins with, and its words. */
export function labelOf(caption: string): { label: TableLabel; title: string } | undefined {
  const match = CAPTION.exec(caption)
  if (!match) return undefined
  const [, table, , number = '', part = '', , title = ''] = match
  const plain = plainNumber(number)
  if (!plain) return undefined
  return { label: { kind: table ? 'table' : 'figure', number: `${plain}${part}` }, title: title.trim() }
}

/** '2-1', '2:1', '(2.1)' and '2.1' are one number; 'IV' is 4. */
export function plainNumber(printed: string): string {
  const bare = printed.replace(/[()\s]/g, '')
  if (/^[IVX]+$/.test(bare)) return String(romanValue(bare))
  return bare
    .replace(/[-–—:]/g, '.')
    .replace(/^([A-Za-z])\.?(?=\d)/, (_, letter: string) => letter.toUpperCase())
}

const ROMAN_VALUES: Record<string, number> = { I: 1, V: 5, X: 10 }

function romanValue(roman: string): number {
  const values = [...roman].map((letter) => ROMAN_VALUES[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

function numbersIn(list: string): string[] {
  // '2-1' is one number; '2–4' and '2 - 4' are a range.
  const found: string[] = []
  for (const [, joint, number = '', letter, inBrackets] of list.matchAll(EACH)) {
    const part = letter ?? inBrackets ?? ''
    const last = found.at(-1)
    const isRange = number.includes('-') && !number.includes('.') && last === undefined && isRising(number)
    const plain = isRange ? number.split('-').map(plainNumber) : [plainNumber(number)]
    for (const each of plain) {
      if (joint && last && last !== each) found.push(...between(last, each))
      if (isRange && each === plain[1]) found.push(...between(plain[0]!, each))
      found.push(`${each}${part}`)
    }
  }
  return [...new Set(found)]
}

/** 'Tables 7-10' is a range, 'Table 2-1' is the first table of chapter 2. */
const isRising = (number: string) => {
  const [from = 0, to = 0] = number.split('-').map(Number)
  return to > from + 1
}

function between(from: string, to: string): string[] {
  const [head, first] = splitNumber(from)
  const [tail, last] = splitNumber(to)
  if (head !== tail || !(last - first > 1) || last - first > MOST_BETWEEN) return []
  return Array.from({ length: last - first - 1 }, (_, at) => `${head}${first + at + 1}`)
}

function splitNumber(number: string): [string, number] {
  const last = /\d+$/.exec(number.replace(/[a-h]$/, ''))?.[0] ?? ''
  return [
    number.replace(/[a-h]$/, '').slice(0, number.replace(/[a-h]$/, '').length - last.length),
    Number(last),
  ]
}
