/**
 * A table of a document as typed cells, the same value whether it came from a PDF, a Word file or a sheet.
 * A merged cell stands where it begins, with empty cells in the places it covers; a row for which the file has
 * fewer cells is shorter than `columns`. Whoever compares figures reads `holds`; whoever shows the table reads `text`.
 */
/** What a printed number is, as its column, its row and its own form say. */
export type ValueKind =
  | 'count'
  /** Per cent of something: 45.2 for '45.2%', also where only the heading says '%'. */
  | 'share'
  /** A share of the valid or the running total: 'Valid Percent', 'Cumulative Percent'. */
  | 'valid-share'
  | 'running-share'
  | 'mean'
  | 'spread'
  /** t, F, χ², z, U, Wald, r: which one stands in `name`. */
  | 'statistic'
  | 'df'
  | 'p'
  /** Of a model: B, β, an odds ratio; which one stands in `name`. */
  | 'coefficient'
  | 'error'
  /** One end of an interval, in a column of its own: `name` is 'lower' or 'upper'. */
  | 'interval-end'
  /** Of a Likert scale: the weight of an answer, the weighted mean, the relative importance index. */
  | 'weight'
  | 'money'
  | 'year'
  /** A number whose meaning is not told. */
  | 'number'

export type HeldNumber = {
  is: ValueKind
  value: number
  /** As printed: what may have been rounded away. */
  decimals: number
  /** '< .001' holds no 0.001. */
  bound?: '<' | '>' | '≤' | '≥' | '≈'
  /** As printed, or as the heading says it: '%', 'kg', 'ZMW', 'years'. */
  unit?: string
  /** 't', 'F', 'χ²', 'r', 'OR', 'B', 'SD', 'SE'…, where the table says it. */
  name?: string
  /** Stars behind it. */
  stars?: number
}

/** '0.46–0.78', '[0.46, 0.78]': two ends, of which neither stands alone. */
export type HeldInterval = { is: 'interval'; from: number; to: number; decimals: number; name?: string }

export type Held = HeldNumber | HeldInterval

export type TableCell = {
  /** As printed, with the lines of the cell joined. '' is an empty place. */
  text: string
  /** Its numbers from left to right; none where the cell is words or empty. */
  holds?: Held[]
  /** Places it covers, more than one only in merged cells. */
  across?: number
  down?: number
}

/**
 * 'head' names columns; 'group' is a line of words over the rows below it ('Sex', 'Model 2'); 'total' says
 * a sum of the rows above it.
 */
export type RowKind = 'head' | 'group' | 'body' | 'total'

export type TableRow = {
  kind: RowKind
  cells: TableCell[]
  /** Where the table goes over a page end, each row has its own. */
  page: number
  /** The cells of this row could not be told apart with certainty: compare nothing with it. */
  unsure?: true
}

/** How its cells were told apart: by the file itself, by drawn lines, by white space. */
export type TableSource = 'file' | 'lines' | 'space'

export type UnreadReason =
  /** Printed as a picture. */
  | 'picture'
  /** Its columns could not be told apart. */
  | 'unclear'
  /** Printed sideways, and not told apart. */
  | 'turned'
  | 'too-wide'

export type TableLabel = { kind: 'table' | 'figure'; number: string }

export type DocumentTable = {
  /** 'Table 4.2' → '4.2'. Absent where it has no number. */
  label?: TableLabel
  /** The whole caption as printed, label included; else the title row of a program's table. */
  caption?: string
  columns: number
  /** Of each column: all its headings from top to bottom, joined by a space. */
  headings: string[]
  /** Leading columns that name the row: 0 in a table of numbers alone. */
  stub: number
  rows: TableRow[]
  /** Columns that are sums of the others: 'Total'. */
  totals?: number[]
  /** Of a Likert table: the weight of each column's answer, null for the other columns. */
  weights?: (number | null)[]
  /** 'Source: …', 'Note. * p < .05', printed below it. */
  notes?: string[]
  from: TableSource
  /** Only with no rows: the table stands there, and what it says was not read. The block still has its raw text. */
  unread?: UnreadReason
  /** First and last page, where it goes over a page end. */
  pages?: [first: number, last: number]
}

/** Its cells as text, row by row; none of a table that was not read. */
export const rowsOf = ({ rows }: DocumentTable): string[][] =>
  rows.map(({ cells }) => cells.map(({ text }) => text))

/** What names a row: the words of its stub. */
export const nameOfRow = ({ stub }: DocumentTable, { cells }: TableRow): string =>
  cells
    .slice(0, Math.max(1, stub))
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

/** Only a cell with one number says that number. */
export function numberIn(cell: TableCell | undefined): HeldNumber | undefined {
  const numbers = (cell?.holds ?? []).filter((held) => held.is !== 'interval')
  return numbers.length === 1 && cell?.holds?.length === 1 ? numbers[0] : undefined
}
