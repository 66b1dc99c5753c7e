/** From the blocks of any reader to the product's one document model. Nothing here depends on a file format. */
import { sentenceSpans } from '#kit/text/sentences.ts'
import type {
  Block,
  BlockKind,
  DocumentKind,
  DocumentModel,
  Section,
  SectionPlace,
  Sentence,
} from '#product/document-model.ts'
import { blockKind } from './block-kinds.ts'
import { markContentsLines } from './contents-lines.ts'
import { countPages } from './count-pages.ts'
import { guessLanguage } from './guess-language.ts'
import { howSure } from './how-sure.ts'
import { placesInSections } from './places-in-sections.ts'
import type { RawBlock, RawDocument, TextPlace } from './raw-document.ts'
import { repairQuotes } from './repair-quotes.ts'
import { lengthOfRunIn } from './sections/run-in-heading.ts'
import { toSections } from './sections/sections.ts'
import { settleHeadings } from './sections/settle-headings.ts'
import { boxesOf } from './sentence-boxes.ts'
import { partSourceLines } from './source-lines.ts'
import { type Notation, notationOf } from './tables/printed-numbers.ts'
import { settleTables } from './tables/settle-tables.ts'
import { typedTable } from './tables/type-table.ts'
import { textNotes } from './text-notes.ts'
import { findAbstract } from './title-page/find-abstract.ts'
import { findAuthors } from './title-page/find-authors.ts'
import { findTitle } from './title-page/find-title.ts'

export function assemble(raw: RawDocument, fileName: string): DocumentModel {
  const document = raw.paged ? raw : countPages(raw)
  const written = withQuotes(document.blocks.filter((block) => block.text.trim() !== ''))
  const filled = settleHeadings(markContentsLines(written))
  const { sections, sectionOf } = toSections(filled)
  const language = guessLanguage(filled.map((block) => block.text).join('\n'))
  const within = document.paged ? undefined : placesInSections(filled, sectionOf)
  const notation = notationOf(filled.map(({ text }) => text))
  const made = filled.map((block, at) =>
    toBlock(block, `b${at + 1}`, sectionOf[at]!, { within: within?.[at], notation }),
  )
  const rawOf = new Map(made.map(({ id }, at) => [id, filled[at]!]))
  const blocks = settleTables(made)
  const title = findTitle({ ...document, blocks: filled }, fileName)
  return {
    kind: document.kind,
    title,
    authors: findAuthors({ ...document, blocks: filled }, title),
    abstract: findAbstract(blocks, sections),
    language,
    paged: document.paged,
    pages: document.pages,
    sections,
    blocks,
    sentences: blocks.flatMap((block) => blockSentences(block, rawOf.get(block.id)!, document, language)),
    figures: document.figures.map((figure, at) => ({ id: `f${at + 1}`, ...figure })),
    notes: [...document.notes, ...(FLOWING.has(document.kind) ? textNotes(blocks, sections, language) : [])],
  }
}

function withQuotes(blocks: RawBlock[]): RawBlock[] {
  const texts = repairQuotes(blocks.map(({ text }) => text))
  return blocks.map((block, at) => (texts[at] === block.text ? block : { ...block, text: texts[at]! }))
}

function toBlock(
  raw: RawBlock,
  id: string,
  section: Section,
  { within, notation }: { within: SectionPlace | undefined; notation: Notation },
): Block {
  return {
    id,
    kind: blockKind(raw, section),
    ...(raw.level && { level: raw.level }),
    page: raw.page,
    ...(raw.box && { box: raw.box }),
    text: raw.text,
    section: section.id,
    ...(within && { within }),
    ...(raw.table && { table: typedTable(raw.table, raw.page, notation) }),
    ...(raw.recognised && { recognised: raw.recognised }),
  }
}

const FLOWING: ReadonlySet<DocumentKind> = new Set(['pdf', 'docx', 'doc', 'rtf', 'txt', 'md'])
const WITHOUT_SENTENCES: ReadonlySet<BlockKind> = new Set(['heading', 'table', 'contents-line', 'code'])

/** A reference is one statement, whatever full stops its abbreviations have; headings and tables state nothing. */
function blockSentences(block: Block, raw: RawBlock, document: RawDocument, language: string): Sentence[] {
  if (WITHOUT_SENTENCES.has(block.kind)) return []
  const spans =
    block.kind === 'reference'
      ? [{ from: 0, to: block.text.length }]
      : partSourceLines(block.text, sentenceSpans(block.text, language))
  const mayRunIn = block.kind === 'paragraph' || block.kind === 'list-item'
  return spans.map(({ from: begins, to }, at) => {
    const runIn = mayRunIn ? lengthOfRunIn(block.text.slice(begins, to), at === 0) : 0
    const from = begins + runIn
    const place = raw.places?.find((each) => each.to > from)
    const page = place?.page ?? raw.turns?.findLast(({ at }) => at <= from)?.page ?? block.page
    const boxes = raw.places ? boxesOf(raw.places, from, to, page, document) : []
    return {
      id: `${block.id}.${at + 1}`,
      block: block.id,
      page,
      text: block.text.slice(from, to),
      ...(boxes.length && { boxes }),
      ...recognisedBetween(block.text, raw.places, from, to),
    }
  })
}

function recognisedBetween(
  text: string,
  places: readonly TextPlace[] | undefined,
  from: number,
  to: number,
): Pick<Sentence, 'recognised'> {
  const read = places?.filter((place) => place.sures && place.to > from && place.from < to) ?? []
  if (read.length === 0) return {}
  const sures = Array.from({ length: to - from }, (_, at) => {
    const place = read.find((each) => each.from <= from + at && from + at < each.to)
    return place?.sures?.[from + at - place.from] ?? 100
  })
  return { recognised: howSure(text.slice(from, to), sures) }
}
