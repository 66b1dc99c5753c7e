import { splitSentences } from '#kit/text/split-sentences.ts'
import { rawRows } from '#ports/document-text/structure/tables/raw-table.ts'
import { settleTables } from '#ports/document-text/structure/tables/settle-tables.ts'
import { typedTable } from '#ports/document-text/structure/tables/type-table.ts'
import type {
  Block,
  BlockKind,
  DocumentModel,
  Section,
  SectionRole,
  Sentence,
} from '#product/document-model.ts'
import type { DocumentTable } from '#product/document-table.ts'

type WrittenBlock = string | { kind: BlockKind; text?: string; rows?: string[][] }
export type WrittenSection = { title: string; role: SectionRole; level?: number; blocks: WrittenBlock[] }

/**
 * Sections as text: `# methods: 3.1 Design` begins one (`##` of the second level), a line is a paragraph, `| Sex | n |` a row of
 * a table, and `> caption Table 1: Age` a block of another kind. An empty line parts two tables.
 */
export function writtenWork(text: string): WrittenSection[] {
  const sections: WrittenSection[] = []
  let rows: string[][] = []
  let wasRow = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    const blocks = sections.at(-1)?.blocks
    const [, marks = '', role = 'other', title = ''] = /^(#+) ([a-z-]+): ?(.*)$/.exec(line) ?? []
    const [, kind, other = ''] = /^> ([a-z-]+) (.*)$/.exec(line) ?? []
    const cells = /^\| (.*) \|$/.exec(line)?.[1]?.split('|')
    if (cells && !wasRow) {
      rows = []
      blocks?.push({ kind: 'table', rows })
    }
    wasRow = cells !== undefined
    if (cells) rows.push(cells.map((cell) => cell.trim()))
    else if (marks) sections.push({ title, role: role as SectionRole, level: marks.length, blocks: [] })
    else if (kind) blocks?.push({ kind: kind as BlockKind, text: other })
    else if (line) blocks?.push(line)
  }
  return sections
}

const WORDS_PER_PAGE = 330

/** A document model written by hand: sections of paragraphs, with pages counted as they fill. */
export function modelOf(
  written: WrittenSection[],
  about: Partial<Pick<DocumentModel, 'title' | 'language' | 'authors' | 'notes'>> = {},
): DocumentModel {
  const sections: Section[] = []
  const blocks: Block[] = []
  const sentences: Sentence[] = []
  let words = 0
  const page = () => 1 + Math.floor(words / WORDS_PER_PAGE)

  written.forEach(({ title, role, level = 1, blocks: texts }, s) => {
    const section = `s${s + 1}`
    const firstPage = page()
    blocks.push({ id: `${section}-h`, kind: 'heading', level, page: firstPage, text: title, section })
    texts.forEach((block, b) => {
      const {
        kind,
        text = '',
        rows,
      } = typeof block === 'string' ? { kind: 'paragraph' as const, text: block } : block
      const id = `${section}-b${b + 1}`
      blocks.push({
        id,
        kind,
        page: page(),
        text,
        section,
        ...(rows ? { table: tableOfTexts(rows, page()) } : {}),
      })
      if (kind !== 'table' && kind !== 'reference')
        splitSentences(text).forEach((span, i) => {
          sentences.push({ id: `${id}-${i + 1}`, block: id, page: page(), text: span.text })
          words += span.text.split(/\s+/).length
        })
    })
    sections.push({ id: section, title, level, role, firstPage, lastPage: page() })
  })
  return {
    kind: 'pdf',
    title: 'A thesis',
    authors: [],
    abstract: '',
    language: 'en',
    paged: true,
    pages: Array.from({ length: page() }, (_, i) => ({ number: i + 1, width: 595, height: 842 })),
    sections,
    blocks: settleTables(blocks),
    sentences,
    figures: [],
    notes: [],
    ...about,
  }
}

/** A typed table of texts, as the readers make it. */
export const tableOfTexts = (rows: string[][], page = 1): DocumentTable =>
  typedTable({ rows: rawRows(rows), from: 'file' }, page, { decimalComma: false })
