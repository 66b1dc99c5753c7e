/** The tables that carry results: read, told and drawn; who took part is told apart from what was found. */
import { isNear, type PlacedTable } from '#capabilities/study/engine.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentTable } from '#product/document-table.ts'
import type { Visual } from '../../deck/deck.ts'
import { captionWords, headlineOfCaption } from '../../tables/caption-words.ts'
import { contradictsItself } from '../../tables/contradicts-itself.ts'
import { isBase, isOfAssumptions, isOfOneTest, namesNothing } from '../../tables/not-findings.ts'
import { OF_ONE, OF_PEOPLE } from '../../tables/of-people.ts'
import { type ReadTable, readTable } from '../../tables/read-columns.ts'
import { chartOf, tableOf } from '../../tables/table-visual.ts'
import { type TableTold, tellTable } from '../../tables/tell-table.ts'
import { isHead, placesOf } from '../over-pages.ts'
import { flawsOf, type Work } from '../work.ts'
import { goalNumberIn } from './numbered.ts'

export const MAIN = 96
const NOT_RESULTS = new Set([
  'front-matter',
  'literature',
  'references',
  'appendix',
  'methods',
  'introduction',
  'abstract',
])
/** Rows of one table that ask who the people are. */
const LEAST_OF_PEOPLE = 2

export type TableResult = {
  placed: PlacedTable
  read: ReadTable
  told: TableTold
  visual: Visual
  /** The same table with the rows that carry these figures. */
  showing: (figures: ReadonlySet<string>) => Visual
  /** What it shows, as its caption says; absent where only a program named it. */
  caption: string | undefined
  isProfile: boolean
  /** Its rows ask several things. */
  isMixed: boolean
  /** The number of the question or objective that it stands under, where the work says so. */
  numbered: number | undefined
  /** Its caption and headings, in one string. */
  about: string
  worth: number
}

export function tableResults(work: Work): TableResult[] {
  if (work.kind === 'proposal') return []
  return work.tables.flatMap((found): TableResult[] => {
    const placed = withHeadings(found, work.tables)
    if (NOT_RESULTS.has(placed.block.role)) return []
    // How many forms came back is told by the sample.
    if (
      placed.table.rows.some(({ cells }) => /^\s*(?:not )?(?:returned|retrieved)/i.test(cells[0]?.text ?? ''))
    )
      return []
    const flaws = flawsOf(work, [placed.block.id])
    const read = readTable(
      placed,
      // Another table may count the same people in another way: that is asked, and makes no row of this one doubtful.
      flaws.filter(({ about }) => about !== 'numbers.tables-agree').map(({ evidence }) => evidence.quote),
    )
    // Half of it is in doubt: it waits.
    const doubts = read?.doubtful.size ?? 0
    if (!read || (doubts > 1 && doubts * 2 >= read.rows.length)) return []
    const printed = placed.table.caption ?? captionAbove(work, placed)
    const caption = captionOf(printed, work) ?? questionOf(work, placed) ?? askedAbove(work, placed)
    if (contradictsItself(read, placed)) return []
    // What tests the method itself is no result.
    if (isOfAssumptions(`${printed} ${read.stub}`)) return []
    const isOfPeople = read.names.filter((name) => OF_PEOPLE.test(name)).length >= LEAST_OF_PEOPLE
    if (isOfHypotheses(read)) return []
    // Sums of squares without their test.
    if (isOfOneTest(read.names) && !read.columns.some(({ kind }) => kind === 'p')) return []
    // Rows that ask several things are not compared with each other.
    const told = isOfPeople ? { facts: [] } : tellTable(read, printed)
    const unnamed =
      /^(?:statements?|items?|variables?|options?|responses?|answers?|alternatives?|categor(?:y|ies)|s\/?n.*)$/i.test(
        read.stub,
      )
        ? ''
        : read.stub
    const frame = {
      caption: printed.replace(/\s+/g, ' ').trim() || caption || unnamed,
      sources: placesOf(found),
    }
    const visual = chartOf(read, told, frame) ?? tableOf(read, frame)
    if (!visual || isOfOneFigure(read) || read.columns.every(({ heading }) => isBase(heading))) return []
    const about = `${printed} ${read.stub} ${read.columns.map(({ heading }) => heading).join(' ')}`
    // A scale names its question above it, and its matter in its statements.
    const asked = `${about} ${read.names.join(' ')} ${questionAbove(work, placed)} ${headingOf(work, placed)}`
    const isCounted = read.columns.every(({ kind }) => kind === 'share' || kind === 'count')
    const isProfile =
      (isOfPeople ||
        read.names.every((name) => OF_ONE.test(name)) ||
        ((isCounted || /\bcharacteristics\b/i.test(printed)) &&
          OF_PEOPLE.test(`${read.stub} ${printed} ${caption ?? ''}`))) &&
      !/\b(?:infect|prevalen|positiv|disease|outcome)\w*/i.test(about)
    return [
      {
        placed,
        read,
        told,
        visual,
        showing: (figures) =>
          visual.kind === 'table' && visual.left ? (tableOf(read, frame, figures) ?? visual) : visual,
        caption,
        isProfile,
        isMixed: isOfPeople,
        numbered: goalNumberIn([printed, questionAbove(work, placed), headingOf(work, placed)]),
        // Words of its rows name much beside what its caption says.
        about: caption ? (printed ? about : `${caption} ${about}`) : asked,
        worth:
          (/\bdescriptive\b/i.test(about) ? 45 : told.headline || told.answer ? MAIN - 6 : MAIN - 30) +
          Math.min(3, contentStems(asked).filter((stem) => work.subject.has(stem)).length),
      },
    ]
  })
}

/** A table that goes on over a page, or follows another of the same make, has lost its headings: theirs are its own. */
function withHeadings(placed: PlacedTable, tables: readonly PlacedTable[]): PlacedTable {
  const { table, block } = placed
  if (table.headings.some((heading) => heading.trim() !== '') || startsWithHead(table)) return placed
  const like = tables.find(
    (other) =>
      other !== placed &&
      other.table.columns === table.columns &&
      Math.abs(other.block.page - block.page) <= 1 &&
      (other.table.headings.some((heading) => heading.trim() !== '') || startsWithHead(other.table)),
  )
  if (!like) return placed
  const printed = like.table.headings.some((heading) => heading.trim() !== '')
    ? like.table.headings
    : like.table.rows[0]!.cells.map(({ text }) => text)
  return { ...placed, table: { ...table, headings: printed } }
}
const startsWithHead = ({ rows: [first] }: DocumentTable): boolean => first !== undefined && isHead(first)

/** "QUESTION 8: DO YOU HAVE ENOUGH RAW MATERIALS?": the question that its rows answer, as the heading above them. */
function questionOf(work: Work, placed: PlacedTable): string | undefined {
  const { order, sentences } = work.study.reading
  const heading = headingOf(work, placed)
  // A heading in capitals may go on in the paragraph below it.
  const next = sentences.find(({ section }) => section === placed.block.section)
  const goesOn =
    next && !/\p{Ll}/u.test(heading + next.text) && isBefore(order, next.block, placed.block.block)
  const printed = goesOn ? `${heading} ${next.text}` : heading
  const words = printed.replace(ASKS, '').replace(/^if (?:yes|no|so),?\s+/i, '')
  return words.endsWith('?') || words !== printed ? headlineOfCaption(words, work.names) : undefined
}

/** "Research question 7: Total decentralization makes …", as the paragraph right above the table. */
function askedAbove({ study: { reading }, names }: Work, { block }: PlacedTable): string | undefined {
  const at = reading.order.indexOf(block.block)
  const above = reading.sentences.filter((one) => reading.order.indexOf(one.block) === at - 1)
  const printed = above.map(({ text }) => text).join(' ')
  const words = printed.replace(ASKS, '')
  return words !== printed || (above.length === 1 && words.endsWith('?'))
    ? headlineOfCaption(words, names)
    : undefined
}

/** The correlation of two things, printed twice: a sentence says it better. */
const isOfOneFigure = ({ columns }: ReadTable): boolean =>
  new Set(columns.flatMap(({ values }) => values.flatMap((one) => one?.value ?? []))).size < LEAST_FIGURES
const LEAST_FIGURES = 2

const ASKS = /^\W*(?:(?:research )?question|item|q)\.?\s*\d{1,2}\s*[.:)–-]*\s+/i
const isBefore = (order: readonly string[], one: string, other: string): boolean =>
  order.indexOf(one) < order.indexOf(other)

const headingOf = ({ study: { reading } }: Work, { block }: PlacedTable): string =>
  reading.sections.find(({ id }) => id === block.section)?.title ?? ''

/** A caption that the file gives as a paragraph: "Table 3 Sensitivity of …", right above its table. */
function captionAbove({ study: { reading } }: Work, { block }: PlacedTable): string {
  const at = reading.order.indexOf(block.block)
  const above = reading.sentences.findLast((one) => reading.order.indexOf(one.block) < at)
  const isCaption =
    above !== undefined &&
    at - reading.order.indexOf(above.block) === 1 &&
    above.text.length < LONGEST_CAPTION &&
    /^table\s*\d[\d.]*\s*[:.–-]?\s*\p{L}/iu.test(above.text) &&
    !SHOWS.test(above.text)
  return isCaption ? above.text : ''
}
const LONGEST_CAPTION = 160
/** A sentence about the table, and no caption. */
const SHOWS = /\b(?:shows?|showed|presents?|indicates?|reveals?|above|below|is|are|was|were)\b/i

/** The research question or objective that is named last before a table. */
function questionAbove({ study: { reading } }: Work, placed: PlacedTable): string {
  const at = reading.order.indexOf(placed.block.block)
  return (
    reading.sentences.findLast(
      (sentence) =>
        isNear(sentence, placed) &&
        reading.order.indexOf(sentence.block) < at &&
        /\?\s*$|\b(?:research question|objective)\b/i.test(sentence.text),
    )?.text ?? ''
  )
}

/** The matter of a table, as its author names it; undefined where only a program named it. */
function captionOf(printed: string, { names }: Work): string | undefined {
  const words = captionWords(printed.replace(/\s+/g, ' '))
  return namesNothing(words) ? undefined : headlineOfCaption(words, names)
}

/** The one with a caption, else the first. */
export const printedOnce = (tables: readonly TableResult[]): TableResult[] =>
  tables.filter(
    (one, at) =>
      !tables.some(
        (other, place) =>
          isSameTable(other, one) &&
          (place < at ? !one.caption || other.caption : !one.caption && other.caption),
      ),
  )
/** The same figures of the same matter, in two sections. */
const isSameTable = (one: TableResult, other: TableResult): boolean =>
  one !== other &&
  rowsAndValues(one) === rowsAndValues(other) &&
  (!one.caption || !other.caption || contentStems(one.caption).join() === contentStems(other.caption).join())
const rowsAndValues = ({ read: { names, columns } }: TableResult): string =>
  [...names, ...columns.flatMap(({ values }) => values.map((one) => one?.value ?? ''))]
    .join('|')
    .toLowerCase()

/** Tables that list what was put to the test. */

/** "There is no relationship …", and nothing beside it says what became of it: shown so, it reads as what was found. */
const isOfHypotheses = ({ names, columns }: ReadTable): boolean =>
  names.some((name) => HYPOTHESIS.test(name)) && !columns.some(({ kind }) => kind === 'verdict')
const HYPOTHESIS =
  /^\W*H\s?[0-9o]{1,2}\w?(?:\W*$|[:.\s–-]+\p{L})|\bthere (?:is|are) (?:no|a) (?:\p{L}+ ){0,3}(?:relationships?|effects?|differences?|influence|impact|associations?|correlations?)\b/iu
