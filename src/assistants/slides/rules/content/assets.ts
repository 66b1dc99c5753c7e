/** The document's tables that fit on a slide, as charts when their numbers can be plotted. */
import type { ReadDocument } from '#capabilities/study/index.ts'
import {
  type Block,
  cellsOf,
  type DocumentModel,
  type Figure,
  type SectionRole,
} from '#product/document-model.ts'
import { placeOf } from '#product/place.ts'
import type { LiftedPicture, LiftedTable, SlideSource, Visual } from '../deck/deck.ts'
import { chartFromTable } from '../visuals/table-chart.ts'

export type Asset = {
  id: string
  page: number
  role: SectionRole
  part: string | undefined
  visual: Visual
  table?: Visual | undefined
}

const NOT_SHOWN: readonly SectionRole[] = ['front-matter', 'references', 'appendix']
const NOT_PARTS = [
  'contents',
  'list-of-tables',
  'list-of-figures',
  'abbreviations',
  'form',
  'questionnaire',
  'transcript',
  'code',
  'budget',
  'index',
  'declaration',
  'acknowledgements',
]

type Shown = Pick<DocumentModel, 'blocks' | 'figures' | 'pages' | 'paged'>

/** Numbers that can be plotted come before pictures of them. */
export const assetsOf = (model: Shown, reading: ReadDocument): Asset[] => [
  ...tablesOf(model, reading),
  ...figuresOf(model, reading),
]

/** If the pages are the file's own they can be rendered, and a figure cropped out of them. */
function figuresOf({ figures, pages, paged, blocks }: Shown, reading: ReadDocument): Asset[] {
  if (!paged) return []
  const sections = new Map(reading.sections.map((section) => [section.id, section]))
  return figures.flatMap((figure): Asset[] => {
    const caption = blocks.find(
      ({ kind, page, text }) => kind === 'caption' && page === figure.page && text === figure.caption,
    )
    const section = (caption ?? blocks.find(({ page }) => page === figure.page))?.section ?? ''
    const role = reading.roleOf.get(section) ?? 'other'
    const part = sections.get(section)?.part
    if (NOT_SHOWN.includes(role) || (part && NOT_PARTS.includes(part))) return []
    const visual = pictureFrom(figure, pages)
    return visual ? [{ id: figure.id, page: figure.page, role, part, visual }] : []
  })
}

function tablesOf({ blocks }: Shown, reading: ReadDocument): Asset[] {
  const sections = new Map(reading.sections.map((section) => [section.id, section]))
  return blocks.flatMap((block, at): Asset[] => {
    const rows = cellsOf(block)
    if (!rows) return []
    const role = reading.roleOf.get(block.section) ?? 'other'
    const part = sections.get(block.section)?.part
    if (NOT_SHOWN.includes(role) || (part && NOT_PARTS.includes(part))) return []
    if (isIndex(rows)) return []
    const caption = captionOf(block, blocks[at - 1], blocks[at + 1])
    const source = sourceOfTable(block)
    const table = tableFrom(rows, caption, [source])
    const visual = chartFromTable(rows, caption, [source]) ?? table
    return visual ? [{ id: block.id, page: block.page, role, part, visual, table }] : []
  })
}

/** 'Metadata, 12, 40–42': an index entry, not a finding. */
function isIndex(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat().filter((cell) => cell.trim() !== '')
  return cells.filter((cell) => /\p{L},\s*\d+(?:[\s,–-]+\d+)*$/u.test(cell)).length * 2 > cells.length
}

/** Its own, or the one directly above or below it. */
function captionOf({ table, page }: Block, above: Block | undefined, below: Block | undefined): string {
  const near = [above, below].find(
    (block) => block?.kind === 'caption' && block.page === page && /^tab/i.test(block.text),
  )
  return (table?.caption ?? near?.text ?? '').replace(/\s+/g, ' ').trim()
}

const sourceOfTable = (block: Block): SlideSource => ({
  sentenceId: block.id,
  ...placeOf(block),
  quote:
    cellsOf(block)
      ?.map((row) => row.join(' | '))
      .join('\n') ?? '',
})

/** A smaller part of a page is an icon or a rule; a larger one is the page itself. */
const LEAST = { width: 0.2, height: 0.07 }
const MOST_HEIGHT = 0.75
/** Outside these proportions it would be unreadable on a slide. */
const SHAPES = { least: 0.5, most: 5 }
const LONGEST_CAPTION = 300
const LONGEST_READING = 300

function pictureFrom(
  { id, page, box, caption, text = '' }: Figure,
  pages: DocumentModel['pages'],
): LiftedPicture | undefined {
  const leaf = pages.find(({ number }) => number === page)
  if (!box || !leaf || !caption.trim()) return undefined
  if (box.width < LEAST.width || box.height < LEAST.height || box.height > MOST_HEIGHT) return undefined
  const shape = (box.width * leaf.width) / (box.height * leaf.height)
  if (shape < SHAPES.least || shape > SHAPES.most) return undefined
  const named = caption.replace(/\s+/g, ' ').trim().slice(0, LONGEST_CAPTION)
  const source: SlideSource = { sentenceId: id, page, quote: named }
  return {
    kind: 'picture',
    page,
    box,
    shape,
    caption: named,
    reads: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_READING),
    sources: [source],
  }
}

/** A table reduced to what can be read from the last row. */
const MOST_ROWS = 6
const MOST_COLUMNS = 5
const LONGEST_CELL = 60

/** Undefined when so much would have to go that it would be another table. */
function tableFrom(
  rows: readonly (readonly string[])[],
  caption: string,
  sources: SlideSource[],
): LiftedTable | undefined {
  const [header] = rows
  if (!header || rows.length < 3) return undefined
  const columns = header.length
  if (columns < 2 || columns > MOST_COLUMNS) return undefined
  if (rows.length > MOST_ROWS + 4) return undefined
  if (rows.some((row) => row.length !== columns || row.some((cell) => cell.length > LONGEST_CELL)))
    return undefined
  const empty = rows.flat().filter((cell) => cell.trim() === '').length
  if (empty > rows.flat().length / 5) return undefined
  const shown = rows.slice(0, MOST_ROWS + 1).map((row) => row.map((cell) => cell.trim().replace(/\s+/g, ' ')))
  return { kind: 'table', rows: shown, caption, sources }
}
