/** A typed table as a slide needs it: named rows, and columns of one kind each. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import {
  type DocumentTable,
  type HeldNumber,
  nameOfRow,
  type TableRow,
  type ValueKind,
} from '#product/document-table.ts'
import { isNote, isNoVariable, isOfAssumptions, referenceIn } from './not-findings.ts'

export type Value = { text: string; value: number; bound?: HeldNumber['bound']; isPercent: boolean }
export type ColumnKind = 'share' | 'mean' | 'coefficient' | 'statistic' | 'p' | 'count' | 'verdict' | 'other'
export type ReadColumn = { at: number; heading: string; kind: ColumnKind; values: (Value | undefined)[] }
export type ReadTable = {
  /** What the rows are: "Sex", "Age group". */
  stub: string
  names: string[]
  rows: TableRow[]
  columns: ReadColumn[]
  /** Rows that a comparison has found wrong, by index. */
  doubtful: ReadonlySet<number>
  /** The group that the others are compared with, where its row stands in the heading. */
  against?: string | undefined
  /** Names that stand in two rows. */
  repeated: readonly string[]
}

const KINDS: Partial<Record<ValueKind, ColumnKind>> = {
  share: 'share',
  'valid-share': 'share',
  mean: 'mean',
  weight: 'mean',
  coefficient: 'coefficient',
  statistic: 'statistic',
  p: 'p',
  count: 'count',
  number: 'other',
  money: 'other',
}
const BY_NAME: readonly (readonly [ColumnKind, RegExp])[] = [
  ['p', /^(?:p|p[- ]?values?|prob\.?(?:ability)?|sig\.?(?:nificance)?)\b/i],
  ['share', /%|\bper ?cent(?:age)?s?\b|\bprevalence\b|\bproportions?\b/i],
  ['mean', /^(?:(?:weighted )?(?:mean|average)s?\b.*|x̄?)$/i],
  ['coefficient', /\b(?:coef\w*|odds? ratio|hazard ratio|A?[OH]R|beta)\b|^β$/i],
]
/** "0.00 0.00 100.00": several rows in one. */
const HOLDS_ROWS = /^\s*-?\d*\.\d+%?(?:\s+-?\d*\.\d+%?)+\s*$/

/** Running totals say nothing of their own, and a serial number is no value. */
const NOT_SHOWN =
  /\b(?:cumulative|valid per ?cent)\b|^(?:s\/?n(?:o\.?)?|no\.?|#|code|item)$|\b(?:std|standard) ?\.? ?(?:dev|err)/i
export function readTable({ table, block }: PlacedTable, flawed: readonly string[]): ReadTable | undefined {
  const { headings, printed } = withSecondHead(table)
  const stub = Math.max(1, table.stub)
  const nameIn = ({ cells }: TableRow) => cleanName(stubWords(cells.slice(0, stub).map(({ text }) => text)))
  const rows = printed.filter(
    (row) =>
      row.kind === 'body' &&
      !row.unsure &&
      !isNoVariable(nameOfRow(table, row)) &&
      !isOfScale(row) &&
      !isNote(row.cells.map(({ text }) => text)),
  )
  const heading = cleanHeading(stubWords(headings.slice(0, stub)))
  const tookReference = headings.slice(stub).some((words) => /\p{L}\s*[–—]$/u.test(words.trim()))
  const reference = referenceIn(heading, rows.map(nameIn))
  const body = rows.filter((row) => nameIn(row) !== reference?.variable && !isOfTwoRows(nameIn(row)))
  const names = body.map(nameIn)
  const repeated = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
  const isScale = headings.slice(stub).filter((printed) => OF_SCALE.test(printed)).length > 1
  const called = namedColumns(headings, stub, isScale, table.caption ?? '')
  const { columns, unread } = columnsOf(body, called, stub, table.columns)
  const rowText = (row: TableRow) => row.cells.map(({ text }) => text).join(' | ')
  const doubtful = new Set(body.flatMap((row, at) => (flawed.includes(rowText(row)) ? [at] : [])))
  // A heading that ends in a figure has taken the first row with it.
  const isUsable =
    body.length > 0 &&
    [...names, ...headings].every((name) => !isGarbled(name)) &&
    names.every(hasName) &&
    // Only the numbers of its items.
    !(IS_NUMBER.test(heading) && names.every((name, at) => Number(name) === at + 1)) &&
    // Several questions, each with its first answer in one cell.
    !names.some((name) => /\?\s+\p{L}/u.test(name)) &&
    // "… is an important 27 function of the business": a figure that fell among the words.
    names.filter((name) => /\p{Ll}{2} \d{1,3} \p{Ll}{2}/u.test(name)).length < 2 &&
    (repeated.length === 0 || columns.some(({ kind }) => kind === 'mean')) &&
    !headings.some((heading) => TOOK_A_ROW.test(heading)) &&
    !rows.some(({ cells }) => cells.filter(({ text }) => HOLDS_ROWS.test(text)).length > 1)
  // Half of a table says something else than the whole.
  if (!isUsable || block.role === 'front-matter' || columns.length <= unread) return undefined
  return {
    // The group that the others are compared with stands in the heading, and nothing says which word it is.
    stub:
      reference?.variable ??
      (tookReference ? '' : isScale ? (heading.match(OF_ITEMS)?.[0] ?? heading) : heading),
    names,
    rows: body,
    columns,
    doubtful,
    repeated,
    against: reference?.against,
  }
}

/** A scale by its answers; of "Facilities First aid | Facilities Fields" under a caption that names the facilities, what is new. */
function namedColumns(
  headings: readonly string[],
  stub: number,
  isScale: boolean,
  caption: string,
): string[] {
  const names = headings.map((printed) =>
    cleanHeading((isScale && printed.match(OF_SCALE)?.[0].trim()) || printed),
  )
  const own = names.slice(stub).filter((name) => name !== '')
  const [first = ''] = own
  const words = first.split(' ')
  const shared = words
    .map((_, at) => `${words.slice(0, words.length - 1 - at).join(' ')} `)
    .find(
      (start) =>
        start.trim() !== '' &&
        own.every((name) => name.startsWith(start) && hasName(name.slice(start.length))),
    )
  const isSaid = shared && own.length > 1 && caption.toLowerCase().includes(shared.toLowerCase().trim())
  return isSaid ? names.map((name, at) => (at < stub ? name : name.slice(shared.length))) : names
}

/** The columns that can be shown, and how many more hold figures that nothing names. */
function columnsOf(body: readonly TableRow[], headings: readonly string[], stub: number, count: number) {
  const columns: ReadColumn[] = []
  let unread = 0
  for (let at = stub; at < count; at++) {
    const heading = headings[at] ?? ''
    const values = body.map((row) => valueIn(row, at))
    const there = values.filter((value) => value !== undefined).length
    const isVerdict = body.length > 1 && body.every(({ cells }) => VERDICT.test(cells[at]?.text ?? ''))
    if (isVerdict && hasName(heading)) {
      columns.push({ at, heading, kind: 'verdict', values: [] })
      continue
    }
    if (there * 2 < body.length || NOT_SHOWN.test(heading) || isOfAssumptions(heading)) continue
    // Two columns of one name cannot be told apart.
    const isTwin = columns.some((column) => column.heading.toLowerCase() === heading.toLowerCase())
    const isLost = isGarbled(heading) || body.some(({ cells }) => isGarbled(cells[at]?.text ?? ''))
    if (!hasName(heading) || isTwin || isLost) unread += 1
    else columns.push({ at, heading, kind: columnKindOf(body, at, heading), values })
  }
  return { columns, unread }
}

/** "Challenges Strongly agree", "Scale Disagree": two rows of heads read as one. What a column holds is the answer. */
const OF_SCALE =
  /(?:^|\s)(?:(?:strongly |somewhat |partly |fully )?(?:dis)?agreed?|neutral|undecided|not sure|never|rarely|seldom|sometimes|often|always)$/i
const OF_ITEMS = /\b(?:items?|statements?|questions?)$/i
/** What became of a hypothesis or a test case. */
const VERDICT =
  /^\W*(?:(?:was |were |is |h\S? )?(?:not |fail(?:ed)? to |do not )?(?:reject|accept|support|confirm|retain|refut)\w*|pass(?:ed)?|fail(?:ed)?|success(?:ful)?)\W*$/i
/** "5 | 4 | 3 | 2 | 1": what the answers count for. */
const isOfScale = ({ cells }: TableRow): boolean => {
  const values = cells.map(({ text }) => text.trim()).filter(Boolean)
  return (
    values.length > 2 &&
    values.every((text) => /^\d$/.test(text)) &&
    values.every((text, at) => at === 0 || Math.abs(Number(text) - Number(values[at - 1])) === 1)
  )
}
const IS_NUMBER = /(?:^|\s)(?:s\/?n|no|number)\.?$|^$/i
/** "before new products/The business consults its records": the end of one row and the beginning of the next. */
const isOfTwoRows = (name: string): boolean => /^\p{Ll}{3}.*\p{L}[/.;] ?\p{Lu}\p{Ll}+ \p{Ll}/u.test(name)

/** Characters that the file's fonts did not give back. */
const isGarbled = (text: string): boolean => /[\ufffd\ue000-\uf8ff]/.test(text)
const TOOK_A_ROW = /\p{L}.*\s[<>]?[-−]?\d*\.\d+$/u

/** Headings that were not told apart from the rows stand in the first of them. */
function headed({ headings, rows }: DocumentTable): { headings: string[]; printed: TableRow[] } {
  const [first, ...rest] = rows
  if (!first || headings.some((heading) => heading.trim() !== '')) return { headings, printed: rows }
  const texts = first.cells.map(({ text }) => text.trim())
  const isHead = texts.filter((text) => /\p{L}/u.test(text)).length * 4 >= texts.length * 3
  return isHead ? { headings: texts, printed: rest } : { headings, printed: rows }
}

/** "Sensitivity at" over "200% | 100%": a second row of headings has nothing in its stub. */
function withSecondHead(table: DocumentTable): { headings: string[]; printed: TableRow[] } {
  const { headings, printed } = headed(table)
  const [first, ...rest] = printed.filter(({ kind }) => kind !== 'head')
  const [stub = '', ...under] = first?.cells.map(({ text }) => text.trim()) ?? []
  const over = headings.slice(1).filter((heading) => heading.trim() !== '')
  const isSecond =
    stub === '' &&
    rest.length > 1 &&
    over.length > 0 &&
    under.length > 1 &&
    under.every((text) => text !== '')
  return isSecond
    ? { headings: [headings[0] ?? '', ...under.map((text) => `${over.join(' ')} ${text}`)], printed: rest }
    : { headings, printed }
}

/** The words of a row's stub; a serial number beside them is no name. */
const stubWords = (cells: readonly string[]): string => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const words = filled.filter((cell) => /\p{L}{2}/u.test(cell) && !/^s\/?n(?:o\.?)?$/i.test(cell.trim()))
  return (words.length > 0 && filled.length > 1 ? words : filled).join(' ')
}

const hasName = (name: string): boolean =>
  /\p{L}|^%|^\d{1,3}\s?(?:[-–]|to|and)\s?|^(?:19|20)\d\d$|^\d{1,2}$/u.test(name)

function columnKindOf(rows: readonly TableRow[], at: number, heading: string): ColumnKind {
  const named = BY_NAME.find(([, names]) => names.test(heading))?.[0]
  if (named) return named
  const counts = new Map<ColumnKind, number>()
  for (const { cells } of rows)
    for (const held of cells[at]?.holds ?? [])
      if (held.is !== 'interval') {
        const kind = KINDS[held.is] ?? 'other'
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
      }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'other'
}

function valueIn({ cells }: TableRow, at: number): Value | undefined {
  const cell = cells[at]
  const numbers = (cell?.holds ?? []).filter((held): held is HeldNumber => held.is !== 'interval')
  const [only] = numbers
  if (!cell || !only || numbers.length !== 1) return undefined
  return {
    text: cell.text.trim(),
    value: only.value,
    ...(only.bound && { bound: only.bound }),
    isPercent: only.is === 'share' || /%/.test(cell.text),
  }
}

const cleanName = (name: string): string => {
  const plain = name.replace(/\s+/g, ' ').trim()
  // "E. coli" is no item e.
  return /^\p{Lu}\. \p{Ll}/u.test(plain)
    ? plain
    : plain.replace(/^\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+/i, '')
}
/** "No. Infected (n)" is what it counts; a heading over two rows of headings is often its own repetition. */
const cleanHeading = (heading: string): string => {
  const plain = heading
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})\s*[–—]$/u, '')
    // A per cent sign that a scan read as letters.
    .replace(/\s*\b0\/[o0](?![\p{L}\d])/gu, '')
    .trim()
  const half = plain.slice(0, plain.length / 2).trim()
  return half && plain === `${half} ${half}` ? half : plain
}
