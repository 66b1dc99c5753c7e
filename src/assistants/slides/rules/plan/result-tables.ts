/** The tables that carry results: read, told and drawn; who took part is told apart from what was found. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import { evidenceOf } from '#capabilities/study/index.ts'
import type { Visual } from '../deck/deck.ts'
import { captionWords } from '../tables/caption-words.ts'
import { type ReadTable, readTable } from '../tables/read-columns.ts'
import { chartOf, tableOf } from '../tables/table-visual.ts'
import { isOfAssumptions, type TableTold, tellTable } from '../tables/tell-table.ts'
import { calmed } from './stated.ts'
import { flawsOf, type Work } from './work.ts'

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
/** Who the people were is no finding about them. */
const OF_PEOPLE =
  /\b(?:sex|gender|age|marital|education\w*|qualifications?|religio\w*|occupation|ethnic\w*|tribe|residence|income|demographic\w*|socio-?demographic|characteristics?|response rate|work(?:ing)? experience|years of experience|department|level of study)\b/i

export type TableResult = {
  placed: PlacedTable
  read: ReadTable
  told: TableTold
  visual: Visual
  caption: string
  isProfile: boolean
  /** Its caption and headings, in one string. */
  about: string
  worth: number
}

export function tableResults(work: Work): TableResult[] {
  if (work.kind === 'proposal') return []
  return work.tables.flatMap((placed): TableResult[] => {
    if (NOT_RESULTS.has(placed.block.role)) return []
    // How many forms came back is told by the sample.
    if (
      placed.table.rows.some(({ cells }) => /^\s*(?:not )?(?:returned|retrieved)/i.test(cells[0]?.text ?? ''))
    )
      return []
    const source = evidenceOf(placed.block)
    const flaws = flawsOf(work, [placed.block.id])
    const read = readTable(
      placed,
      flaws.map(({ evidence }) => evidence.quote),
    )
    if (!read) return []
    const caption = captionOf(placed, read)
    const told = tellTable(read, `${placed.table.caption ?? ''} ${caption}`)
    const frame = { caption: placed.table.caption?.replace(/\s+/g, ' ').trim() || caption, sources: [source] }
    const visual = chartOf(read, told, frame) ?? tableOf(read, frame)
    if (!visual) return []
    const about = `${placed.table.caption ?? ''} ${read.stub} ${read.columns.map(({ heading }) => heading).join(' ')}`
    const isCounted = read.columns.every(({ kind }) => kind === 'share' || kind === 'count')
    const isProfile =
      isCounted &&
      OF_PEOPLE.test(`${read.stub} ${placed.table.caption ?? ''}`) &&
      !/\b(?:infect|prevalen|positiv|disease|outcome)\w*/i.test(about)
    return [
      {
        placed,
        read,
        told,
        visual,
        caption,
        isProfile,
        about,
        worth: isOfAssumptions(about)
          ? 25
          : /\bdescriptive\b/i.test(about)
            ? 45
            : told.headline
              ? MAIN - 6
              : MAIN - 30,
      },
    ]
  })
}

const captionOf = ({ table, block }: PlacedTable, { stub, columns }: ReadTable): string => {
  const words = captionWords((table.caption ?? '').replace(/\s+/g, ' '))
  return words.length > 3
    ? calmed(words)
    : stub
      ? `${calmed(stub)}: ${columns[0]?.heading.toLowerCase() ?? ''}`
      : `The table on page ${block.page}`
}
