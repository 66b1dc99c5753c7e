/** The figure a question asks for, where a row, its headings and what stands over the table together say all of it. */
import { contentStems } from '#kit/text/content-stems.ts'
import { type DocumentTable, nameOfRow, type TableRow } from '#product/document-table.ts'
import type { PlacedTable } from '../../compare/places.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { type AskedWord, readQuestion } from '../../summarisation/asked.ts'
import { numberedIn } from '../numbered.ts'
import {
  countColumns,
  figureColumns,
  headingAt,
  headingInFull,
  isAnswered,
  isInWords,
  isRowNamed,
  isSameWord,
  nameShown,
  OF_ANY_FIGURE,
  type RowAsked,
  rowTold,
  saidOfTable,
  stemSet,
  tablesToAsk,
  withItsNumber,
} from './rows.ts'
import { isStatisticIn, type StatisticAsked, statisticIn } from './statistic-asked.ts'
import { thingsOf } from './things-of.ts'

const ASKS_FIGURE =
  /\b(?:how (?:many|much)|percent(?:age)?|per cent|proportion|share|mean|average|ratio|number of|difference|differ\w*|rate|score|prevalence|total|forecast|projected|coefficient|estimate|value|responsible)\b|\b\d+ ?(?:weeks?|days?|months?|hours?|WAS|DAS|WAP|DAP)\b|^\W*(?:is|are|was|were|does|did|do)\b[^?]*\b(?:factors?|related|significant|associat\w+|affect\w*|influence\w*|predict\w*|effect)\b/i
const WANTS_NUMBER =
  /\b(?:how (?:many|much)|percent(?:age)?|per cent|proportion|share|mean|average|ratio|number of|rate|score|prevalence|total|forecast|coefficient|estimate|value)\b/i
/** Years and codes: "2030", "E2". */
const MARK = /\b(?:\p{Lu}{1,2}\d{1,2}|(?:19|20)\d\d)\b/gu
const OF_TIME_ALONE = /\b\d+ ?(?:weeks?|days?|months?|hours?|WAS|DAS|WAP|DAP)\b/i
/** It names a column. */
const OF_TIME = /\b\d+ ?(?:weeks?|days?|months?|hours?|WAS|DAS|WAP|DAP)\b/gi
const MOST_ROWS = 8

type FigureAsked = {
  question: string
  topics: readonly AskedWord[]
  /** "How many farmers were women?": whoever is counted need not stand over the table. */
  counted: ReadonlySet<string>
  marks: readonly string[]
  statistic: StatisticAsked | undefined
  wantsTotal: boolean
  /** What the work has as things of other tables, or names: no table without them is meant. */
  isThing: (word: AskedWord) => boolean
}

/** What a question for a figure speaks of besides it; light words may be lacking. */
export const besides = (question: string, statistic: StatisticAsked | undefined): AskedWord[] =>
  readQuestion(statistic ? question.replace(statistic.said, ' ') : question).words.filter(
    ({ asked }) => !OF_ANY_FIGURE.has(asked),
  )

/** `added`: what a question that follows another speaks of; only that row is meant then. */
export function cellsAsked(question: string, study: OpenStudy, added?: string): RowAsked[] {
  if (numberedIn(question)) return []
  const statistic = statisticIn(question)
  if (!statistic && !ASKS_FIGURE.test(question) && question.search(MARK) < 0) return []
  const asked: FigureAsked = {
    question,
    topics: besides(question.replace(OF_TIME, ' '), statistic),
    counted: stemSet(readQuestion(question).counting.counted ?? ''),
    marks: question.match(MARK) ?? [],
    statistic,
    wantsTotal: /\b(?:in total|totals?|altogether|how many|overall)\b/i.test(question),
    isThing: thingsOf(study),
  }
  const mustName = added ? stemSet(added) : undefined
  const [first, ...others] = tablesToAsk(question, study)
    .flatMap((placed) => inTable(placed, asked, study, mustName))
    .toSorted((one, other) => other.worth - one.worth)
  if (!first) return []
  const alike = others.filter(({ worth, placed }) => worth === first.worth && placed === first.placed)
  if (statistic && !first.isNamed && alike.length > 0) return columnTold([first, ...alike], statistic)
  return [first, ...alike].slice(0, 4).map(({ placed, row, columns }) => rowTold(placed, row, columns))
}

type RowFound = { placed: PlacedTable; row: TableRow; columns: number[]; worth: number; isNamed: boolean }

function inTable(
  placed: PlacedTable,
  { question, topics, counted, marks, statistic, wantsTotal, isThing }: FigureAsked,
  study: OpenStudy,
  mustName: ReadonlySet<string> | undefined,
): RowFound[] {
  const { table } = placed
  const overAll = saidOfTable(placed, study)
  const columns = figureColumns(table)
  const all = statistic && isInHeading(table, statistic) ? columnsOf(table, statistic) : columns
  const isCounting = COUNTS.test(question)
  const counts = isCounting
    ? countColumns(
        placed,
        table.rows.filter((row) => isAnswered(table, row)),
      )
    : []
  return table.rows.flatMap((row): RowFound[] => {
    if ((row.kind !== 'body' && row.kind !== 'total') || row.unsure) return []
    const told = nameShown(table, row)
    const group = groupOver(table, row)
    const about = new Set([...overAll, ...contentStems(group)])
    const name = stemSet(told.replace(/[\d(%).]+/g, ' '))
    for (const any of OF_ANY_FIGURE) name.delete(any)
    const isOfStatistic = statistic && (all !== columns || isStatisticIn(told, statistic))
    if (
      MEAN.test(question) &&
      ![told, table.caption ?? '', ...all.map((at) => headingAt(table, at))].some((said) => MEAN.test(said))
    )
      return []
    if ((NEGATES.test(told) && !NEGATES.test(question)) || saysOpposite(told, question)) return []
    if ((statistic && !isOfStatistic) || !all.some((at) => holdsFigure(row, at))) return []
    if (marks.length > 0 && !marks.some((mark) => told.split(/\W+/).includes(mark))) return []
    if (mustName && ![...mustName].some((stem) => [...name].some((held) => isSameWord(stem, held)))) return []
    const inRow = topics.filter((word) => isInWords(name, word))
    const rest = topics.filter((word) => !inRow.includes(word))
    const saying = (at: number) =>
      rest.filter((word) => isInWords(stemSet(headingInFull(table, at, study)), word))
    const inHeads = [...new Set(all.flatMap(saying))]
    const headed = withItsNumber(
      all.filter((at) => holdsFigure(row, at) && (saying(at).length > 0 || OF_TIME_ALONE.test(question))),
      table,
      question,
    )
    const outside = rest.filter((word) => !inHeads.includes(word) && !isInWords(about, word))
    const namedWhole = isRowNamed(table, row, topics)
    const isTotal = row.kind === 'total' || /^\W*(?:grand )?(?:total|overall)\b/i.test(told)
    // A total counts whom its table counts.
    const mayLack = ({ asked }: AskedWord) =>
      namedWhole && !isTotal && counted.size === 1 && counted.has(asked)
    const needed = outside.filter((word) => word.weighs === 'topic' && !mayLack(word)).length
    if (statistic || isTotal ? needed > 0 : needed * 2 > rest.length) return []
    if (outside.some((word) => !mayLack(word) && isThing(word))) return []
    const isNamed =
      namedWhole ||
      inRow.filter(({ weighs }) => weighs !== 'light').length > 1 ||
      marks.length > 0 ||
      (isTotal && wantsTotal) ||
      (needed === 0 && inRow.some((word) => word.weighs === 'topic' && isOfOneRow(word, table)))
    if (!statistic && !isNamed) return []
    if (
      !statistic &&
      !(isOfWords(row, all) && !WANTS_NUMBER.test(question)) &&
      !all.some((at) => isFigure(row, at))
    )
      return []
    if (isCounting && !all.some((at) => isCounted(row, at) && !OF_MONEY.test(headingAt(table, at)))) return []
    if (isTotal && !namedWhole && needed > inHeads.length && !statistic) return []
    if (!statistic && isTotal && !namedWhole && inHeads.length === 0) return []
    if (!statistic && !isTotal && !isAnswered(table, row)) return []
    return [
      {
        placed,
        row,
        columns:
          headed.length > 0 && headed.length < all.length
            ? headed
            : isCounting
              ? ofCounts(row, counts, all)
              : all,
        isNamed: isNamed && (namedWhole || inRow.length > 0),
        worth:
          2 * inRow.length +
          (namedWhole ? 2 : 0) +
          inHeads.length +
          (isTotal && wantsTotal ? 0.5 : 0) +
          (isCounting && counts.some((at) => holdsFigure(row, at)) ? 0.9 : 0) +
          topics.filter((word) => isInWords(about, word)).length * 0.75 +
          topics.filter((word) => isInWords(stemSet(group), word)).length -
          needed -
          table.rows.length / 5000,
      },
    ]
  })
}

/** "How much for the internet?" of a budget with one such line. */
const isOfOneRow = (word: AskedWord, table: DocumentTable) =>
  table.rows.filter((row) => row.kind === 'body' && isInWords(stemSet(nameShown(table, row)), word))
    .length === 1

const MEAN = /\b(?:mean|average|x̄|x̅)(?![\p{L}])|\bM\s?(?:\(|±|=)/iu
const holdsFigure = ({ cells }: TableRow, at: number) => /[\p{L}\d]/u.test(cells[at]?.text ?? '')

/** The line over it that names what its rows are of. */
function groupOver(table: DocumentTable, row: TableRow): string {
  const at = table.rows.indexOf(row)
  const first = Math.max(1, table.stub)
  const over = table.rows.slice(0, at).findLast(({ kind, cells }) => kind !== 'head' && !cells[first]?.text)
  return over && row.cells[first]?.text ? nameOfRow(table, over) : ''
}

/** Neither a year nor words. */
const isFigure = ({ cells }: TableRow, at: number) =>
  cells[at]?.holds?.some(({ is }) => is !== 'year') === true
const COUNTS = /\bhow many\b/i
/** The counts of a row with their shares, where the table has columns of both. */
const ofCounts = (row: TableRow, counts: readonly number[], all: readonly number[]): number[] => {
  const filled = counts.filter((at) => holdsFigure(row, at))
  const shares = all.filter((at) => row.cells[at]?.holds?.some(({ is }) => is === 'share'))
  return filled.length === 0
    ? [...all]
    : all.filter(
        (at) =>
          filled.includes(at) || (counts.length * 2 > all.length - shares.length && shares.includes(at)),
      )
}
/** What it cost says nothing of how many there are. */
const OF_MONEY = /\b(?:costs?|prices?|amounts?|budget|ZMW|KES|NGN|USD|GHS|TZS|UGX|ETB|naira|kwacha)\b|[£$€₦]/i
const isCounted = ({ cells }: TableRow, at: number) =>
  !/[£$€₦]/u.test(cells[at]?.text ?? '') &&
  cells[at]?.holds?.some(
    (held) => held.is === 'count' || held.is === 'share' || ('value' in held && Number.isInteger(held.value)),
  ) === true
const isOfWords = (row: TableRow, columns: readonly number[]) =>
  columns.every((at) => !/\d/.test(row.cells[at]?.text ?? ''))
const NEGATES = /\b(?:not|no|non|un(?:returned|used|able|aware|satisf\p{L}+))\b/iu

/** "Less effective" is no answer on the more effective. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bmore\b/i, /\bless\b/i],
  [/\bhigh(?:er|est|ly)?\b/i, /\blow(?:er|est)?\b/i],
  [/\b(?<!dis)agreed?\b/i, /\bdisagreed?\b/i],
  [/\bincreas\w+/i, /\bdecreas\w+/i],
  [/\bpositive\w*/i, /\bnegative\w*/i],
  [/\bbefore\b/i, /\bafter\b/i],
]
const saysOpposite = (told: string, question: string) =>
  OPPOSITES.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([asked, against]) =>
        asked!.test(question) && !against!.test(question) && against!.test(told) && !asked!.test(told),
    ),
  )

const isInHeading = (table: DocumentTable, statistic: StatisticAsked) =>
  columnsOf(table, statistic).length > 0

const columnsOf = (table: DocumentTable, statistic: StatisticAsked): number[] =>
  [...Array(table.columns).keys()].filter((at) => isStatisticIn(headingAt(table, at), statistic))

/** Where no row is named, the statistic of each. */
function columnTold(found: readonly RowFound[], statistic: StatisticAsked): RowAsked[] {
  const [{ placed, columns }] = found as [RowFound]
  const { table } = placed
  const at = columns[0]!
  const rows = found.filter(({ row }) => row.cells[at]?.text).slice(0, MOST_ROWS)
  const values = rows.map(({ row }) => `${nameOfRow(table, row)} ${row.cells[at]!.text}`.trim())
  const name = headingAt(table, at) || statistic.said
  return [{ name, says: `${name}: ${values.join('; ')}.`, evidence: evidenceOf(placed.block) }]
}
