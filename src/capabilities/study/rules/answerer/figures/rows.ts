/** Rows and columns of tables as questions name them, and a row told in words. */
import { contentStems } from '#kit/text/content-stems.ts'
import { type DocumentTable, nameOfRow, type TableRow } from '#product/document-table.ts'
import { evidenceOfRow, type PlacedTable } from '../../compare/places.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AskedWord } from '../../summarisation/asked.ts'
import { writtenOutIn } from '../abbreviations.ts'

/** `says`: the row in words, by its headings. */
export type RowAsked = { name: string; says: string; evidence: StudyEvidence }

export const stemSet = (text: string) => new Set(contentStems(text))

const BESIDE = 2

const knownTables = new WeakMap<readonly PlacedTable[], readonly PlacedTable[]>()

/** With "in Table 4.3" of that one only. A table that goes on without headings has those of the one before. */
export function tablesToAsk(question: string, study: OpenStudy): readonly PlacedTable[] {
  const all = study.tables()
  const headed = knownTables.get(all) ?? all.map((placed, at) => continued(placed, all[at - 1]))
  knownTables.set(all, headed)
  const number = NAMED.exec(question)?.[1]
  const named = number ? headed.filter(({ table }) => table.label?.number === number) : []
  return named.length > 0 ? named : headed
}
const NAMED = /\btable\s*(\d+(?:[.-]\d+)*)/i

function continued(placed: PlacedTable, before: PlacedTable | undefined): PlacedTable {
  const { table, series, place } = placed
  const isBare = table.headings.every((heading) => heading === '') && table.rows[0]?.kind !== 'head'
  const goesOn =
    before &&
    before.series === series &&
    place - before.place <= FAR &&
    before.table.columns === table.columns
  if (!isBare || !goesOn || table.caption) return placed
  const { headings, label } = before.table
  return { ...placed, table: { ...table, headings, ...(label && { label }) } }
}
const FAR = 3

/** Tables that were set one below the other in one: each has its own heading row. */
export function stacked(placed: PlacedTable): PlacedTable[] {
  const { table } = placed
  const heads = table.rows.flatMap((row, at) => {
    const [first, ...rest] = row.cells.map(({ text }) => text)
    const repeats =
      first && rest.some(Boolean) && rest.every((text, column) => text === (table.headings[column + 1] ?? ''))
    return repeats ? [{ at, first }] : []
  })
  if (heads.length < 2) return [placed]
  return heads.map(({ at, first }, nth) => ({
    ...placed,
    table: {
      ...table,
      headings: [first, ...table.headings.slice(1)],
      rows: table.rows.slice(at + 1, heads[nth + 1]?.at),
    },
  }))
}

/** What a table says it is about: its caption, its headings, and the line above it. */
export function saidOfTable(
  { table, block, series, place }: PlacedTable,
  { reading }: OpenStudy,
  beside = BESIDE,
): ReadonlySet<string> {
  const { titles, lines, captions } = textsAbout(reading)
  const above = Array.from({ length: beside }, (_, at) => lines.get(`${series}${place - beside + at}`) ?? [])
  return stemSet(
    [
      table.caption ?? '',
      titles.get(block.section) ?? '',
      ...[...Array(table.columns).keys()].map((at) => measureAt(table, at)),
      ...above.flat(),
      ...(captions.get(`${series}${place - 1}`) ?? []),
    ].join(' '),
  )
}

/** Its caption, printed with it or right above it. */
export function captionOver({ table, series, place }: PlacedTable, { reading }: OpenStudy): string {
  const { lines, captions } = textsAbout(reading)
  const above = [1, 2].flatMap((back) => {
    const block = `${series}${place - back}`
    return captions.get(block) ?? lines.get(block)?.filter((text) => /^\W*table\b/i.test(text)) ?? []
  })
  return (table.caption ?? above[0] ?? '').trim().replace(/[.:]\s*$/, '')
}

type TextsAbout = {
  titles: ReadonlyMap<string, string>
  lines: ReadonlyMap<string, readonly string[]>
  captions: ReadonlyMap<string, readonly string[]>
}
const knownTexts = new WeakMap<ReadDocument, TextsAbout>()

function textsAbout(reading: ReadDocument): TextsAbout {
  const kept = knownTexts.get(reading)
  if (kept) return kept
  const byBlock = (some: readonly ReadSentence[]) => {
    const texts = new Map<string, string[]>()
    for (const { block, text } of some) texts.set(block, [...(texts.get(block) ?? []), text])
    return texts
  }
  const made = {
    titles: new Map(reading.sections.map(({ id, title }) => [id, title])),
    lines: byBlock(reading.sentences),
    captions: byBlock(reading.blocks.filter(({ kind }) => kind === 'caption')),
  }
  knownTexts.set(reading, made)
  return made
}

export const firstNumber = ({ cells }: TableRow, column: number) =>
  cells[column]?.holds?.find((held) => held.is !== 'interval')?.value

/** Without the word that a program sets before the rows that were answered. */
export const nameShown = (table: DocumentTable, row: TableRow): string =>
  nameOfRow(table, row).replace(/^\W*valid\s+(?=\S)/i, '')

/** What may name it alone: all of its stub, or the last of it: "Northern | Kasama". */
export function namesOfRow(table: DocumentTable, row: TableRow): ReadonlySet<string>[] {
  const last = row.cells.slice(0, Math.max(1, table.stub)).findLast(({ text }) => text)?.text ?? ''
  return [...new Set([nameShown(table, row), last])]
    .map((name) => stemSet(name.replace(/[\d(%).]+/g, ' ')))
    .filter(({ size }) => size > 0)
}

const SAME: readonly (readonly string[])[] = [
  ['male', 'males', 'men', 'man', 'boys', 'boy', 'gentlemen'],
  ['female', 'females', 'women', 'woman', 'girls', 'girl', 'ladies'],
].map((all) => all.flatMap((word) => contentStems(word)))
export const isSameWord = (one: string, other: string) =>
  one === other || SAME.some((all) => all.includes(one) && all.includes(other))
export const isInWords = (stems: ReadonlySet<string>, { asked, stems: all }: AskedWord) =>
  [asked, ...all].some((one) => [...stems].some((held) => isSameWord(one, held)))

/** All the words of one of its names are asked for, but those that stand over any table. */
export const isRowNamed = (table: DocumentTable, row: TableRow, topics: readonly AskedWord[]): boolean =>
  namesOfRow(table, row).some((name) => {
    const own = [...name].filter((stem) => !OF_ANY_FIGURE.has(stem))
    return own.length > 0 && own.every((held) => topics.some((word) => isInWords(new Set([held]), word)))
  })
export const OF_ANY_FIGURE = stemSet(
  'value values valid statistic statistics coefficient estimate result results interpret meaning test percent percentage proportion share number significant factor factors table respondents study responsible level levels score scores status',
)

const knownHeadings = new WeakMap<DocumentTable, (string | undefined)[]>()

/** A heading with what its short form stands for in the work: "NPP" is the number of pods per plant. */
export function headingInFull(table: DocumentTable, at: number, { reading }: OpenStudy): string {
  const kept = knownHeadings.get(table) ?? []
  knownHeadings.set(table, kept)
  const short =
    kept[at] === undefined ? /^\W*(\p{Lu}[\p{Lu}\d]{2,5})\b/u.exec(measureAt(table, at))?.[1] : undefined
  const meant = short ? writtenOutIn(short, reading) : undefined
  kept[at] ??= `${measureAt(table, at)} ${meant?.isSaid ? meant.words : ''}`.trim()
  return kept[at]
}

/** Columns of how many: "Frequency", "n". */
export const countColumns = ({ table }: PlacedTable, rows: readonly TableRow[]): number[] =>
  figureColumns(table).filter(
    (at) =>
      COUNTED.test(headingAt(table, at).trim()) ||
      rows.every((row) => row.cells[at]?.holds?.[0]?.is === 'count' && row.cells[at]?.holds?.length === 1),
  )
const COUNTED =
  /^(?:n|f|freq\w*\.?|number|no\.?|count|total|respondents|frequency ?\([nf]\))$|\bfrequenc(?:y|ies)\b/i
export const figureColumns = (table: DocumentTable) =>
  [...Array(table.columns).keys()].slice(Math.max(1, table.stub))

/** Of "Year 2" and "Year 3" the one whose number is asked for. */
export function withItsNumber(columns: readonly number[], table: DocumentTable, question: string): number[] {
  const asked = question.toLowerCase()
  // "Year 2" is headed so, and "8 weeks" by "8WAS" or "8 weeks".
  const named = [
    ...(asked.match(/\p{L}{3,} \d+\b/gu) ?? []).map((one) => String.raw`\b${one}\b`),
    ...[...asked.matchAll(/\b(\d+) ?(\p{L})\p{L}{2,}/gu)].map(
      ([, number, letter]) => String.raw`\b${number} ?${letter}`,
    ),
  ]
  const exact = columns.filter((at) =>
    named.some((one) => new RegExp(one).test(headingAt(table, at).toLowerCase())),
  )
  return exact.length > 0 ? exact : [...columns]
}

const NOT_ANSWERED =
  /^\W*(?:missing|total|system|no response|not stated|l\.?\s?s\.?\s?d|level of signif\w*|s\.?e\.?[md]?\s?(?:±|\(|$)|c\.?v\.?\W*(?:%|$))|^\W*valid\W*$/i
export const isAnswered = (table: DocumentTable, row: TableRow) =>
  row.kind === 'body' && !row.unsure && !NOT_ANSWERED.test(nameOfRow(table, row))
export const plainRows = (table: DocumentTable) => table.rows.filter((row) => isAnswered(table, row))
export const headingAt = ({ headings, rows }: DocumentTable, column: number) =>
  headings[column] || (isWords(rows[0]) ? rows[0]?.cells[column]?.text : '') || ''
/** "SA 5 | A 4" heads columns too. */
const isWords = (row: TableRow | undefined) =>
  row?.kind === 'head' || row?.cells.every(({ text }) => text === '' || /\p{L}/u.test(text))

/** "X̄" over a column of a scale is its mean. */
export const measureAt = (table: DocumentTable, at: number): string => {
  const heading = headingAt(table, at)
  return /^(?:x|x̄|x̅|𝑥̅|m)$/iu.test(heading.trim()) ? `${heading} mean` : heading
}

const MOST_COLUMNS = 6

export function rowTold(placed: PlacedTable, row: TableRow, told?: readonly number[]): RowAsked {
  const { table } = placed
  const columns = told ?? figureColumns(table)
  const cells = columns.flatMap((at) => {
    const value = row.cells[at]?.text
    return value ? [`${headingAt(table, at).replace(/[\s–:]+$/, '')} ${value}`.trim()] : []
  })
  const name = nameShown(table, row)
  return {
    name,
    says: `${name}${cells.length > MOST_COLUMNS ? '' : `: ${cells.join('; ')}`}${table.label ? `, in Table ${table.label.number}` : ''}.`,
    evidence: evidenceOfRow(placed, row),
  }
}
