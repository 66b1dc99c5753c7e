/** The body of a Word file: paragraphs and tables in order, with their notes and charts where they belong. */
import { labelOf } from '#product/document-labels.ts'
import { type Attributes, readXml } from '../safety/xml-events.ts'
import type { ZipArchive } from '../safety/zip-archive.ts'
import { plainBlock, table, tableBlock, unreadTable } from '../structure/raw-document.ts'
import { textOfRows } from '../structure/tables/raw-table.ts'
import { chartTable } from './chart.ts'
import type { Numbering } from './numbering.ts'
import {
  closeParagraph,
  type OpenParagraph,
  openLine,
  openParagraph,
  paragraphText,
  type StyledBlock,
} from './paragraph.ts'
import type { Relation } from './relations.ts'
import { isOn, type Styles } from './styles.ts'
import { isWorthATable, WordTable } from './word-table.ts'

export type BodyContext = {
  styles: Styles
  footnotes: Map<string, string>
  relations: Relation[]
  numbering: Numbering
  zip: ZipArchive
  /** Word's own page marks are complete, so no pages have to be estimated. */
  ownPages: boolean
}

/** Word's second copy for older programs, and text removed by tracked changes. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:rubyPr'])

export function readBody(xml: string, context: BodyContext): StyledBlock[] {
  const reader = new BodyReader(context)
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text, path) => reader.text(text, path.at(-1) ?? ''),
  })
  return reader.withPicturedTables()
}

class BodyReader {
  readonly blocks: StyledBlock[] = []
  private readonly context: BodyContext
  private readonly paragraphs: OpenParagraph[] = []
  private readonly tables: WordTable[] = []
  /** How many blocks stood above each picture. */
  private readonly pictures = new Set<number>()
  private skipping = 0
  private inRunProperties = false
  private runIsBold = false
  private runSize = 0
  private runIsRaised = false
  private page = 1
  private justBroken = false

  constructor(context: BodyContext) {
    this.context = context
  }

  open(name: string, attributes: Attributes): void {
    if (SKIPPED.has(name)) this.skipping++
    if (this.skipping) return
    const paragraph = this.paragraphs.at(-1)
    const value = attributes['w:val'] ?? ''
    if (name === 'w:p') this.paragraphs.push(openParagraph(this.page))
    else if (name === 'w:tbl') this.tables.push(new WordTable(this.page))
    else if (name === 'w:tr') this.tables.at(-1)?.openRow(this.page)
    else if (name === 'w:tc') this.tables.at(-1)?.openCell()
    else if (name === 'w:tblHeader') this.tables.at(-1)?.markHead(value)
    else if (name === 'w:gridBefore') this.tables.at(-1)?.leaveOut(Number(value))
    else if (name === 'w:vMerge') this.tables.at(-1)?.mergeDown(value === 'restart')
    else if (name === 'w:gridSpan') this.tables.at(-1)?.span(Number(value))
    else if (name === 'w:lastRenderedPageBreak') this.breakPage('seen')
    else if (name === 'w:br' && attributes['w:type'] === 'page') this.breakPage('asked')
    else if (!paragraph) return
    else if (name === 'w:r') this.startRun()
    else if (name === 'w:rPr') this.inRunProperties = true
    else if (name === 'w:b' && this.inRunProperties) this.runIsBold = value === '' || isOn(value)
    else if (name === 'w:vertAlign' && this.inRunProperties) this.runIsRaised = value === 'superscript'
    else if (name === 'w:sz' && this.inRunProperties) this.runSize = Number(value) / 2
    else if (name === 'w:pStyle') paragraph.style = value
    else if (name === 'w:outlineLvl' && Number(value) < 9) paragraph.level = Math.min(6, Number(value) + 1)
    else if (name === 'w:ilvl') paragraph.depth = Number(value)
    else if (name === 'w:numId') {
      paragraph.isList = value !== '0'
      paragraph.list = value
    } else if (name === 'w:jc') paragraph.centred = value === 'center'
    else if (name === 'w:br' || name === 'w:cr') paragraph.lines.push(openLine())
    else if (name === 'w:tab') this.addText(' ')
    else if (name === 'w:noBreakHyphen') this.addText('-')
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference')
      paragraph.footnotes.push(`${name === 'w:footnoteReference' ? 'f' : 'e'}${attributes['w:id']}`)
    else if (name === 'pic:pic' || name === 'v:imagedata') this.pictures.add(this.blocks.length)
    else if (name === 'c:chart') paragraph.charts.push(attributes['r:id'] ?? '')
  }

  close(name: string): void {
    if (SKIPPED.has(name)) {
      this.skipping--
      return
    }
    if (this.skipping) return
    if (name === 'w:rPr') this.inRunProperties = false
    else if (name === 'w:p') this.endParagraph()
    else if (name === 'w:tc') this.tables.at(-1)?.closeCell()
    else if (name === 'w:tbl') this.endTable()
  }

  text(text: string, element: string): void {
    if (!this.skipping && (element === 'w:t' || element === 'm:t'))
      this.addText(this.runIsRaised ? raised(text) : text)
  }

  /** Word records where pages ended when it last showed the file; after a manual break it records the same page end again. */
  private breakPage(cause: 'asked' | 'seen'): void {
    if (this.context.ownPages ? cause === 'seen' : cause === 'asked' || !this.justBroken) this.page++
    this.justBroken = cause === 'asked'
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph) return
    const at = paragraphText(paragraph).length
    if (at === 0) paragraph.page = this.page
    else paragraph.turns.push({ at, page: this.page })
  }

  private startRun(): void {
    this.runIsBold = false
    this.runSize = 0
    this.runIsRaised = false
  }

  private addText(text: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph) return
    const line = paragraph.lines.at(-1)!
    line.text += text
    if (text.trim()) this.justBroken = false
    if (this.runIsBold) line.boldLetters += text.length
    line.size = Math.max(line.size, this.runSize)
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop()
    if (!paragraph) return
    const table = this.tables.at(-1)
    // A paragraph in a table is part of its cell; text boxes end their own paragraphs first.
    if (table?.isInCell) {
      table.write(paragraphText(paragraph))
    } else {
      this.blocks.push(...closeParagraph(paragraph, this.context))
    }
    for (const id of paragraph.charts) this.addChart(id)
    for (const id of paragraph.footnotes) this.addFootnote(id)
  }

  private endTable(): void {
    const ended = this.tables.pop()
    const raw = ended?.close()
    if (!ended || !raw) return
    const outer = this.tables.at(-1)
    const isInCell = outer?.isInCell ?? false
    // A table inside a cell is a table of its own, unless it is only there to set lines apart.
    if (isInCell && !isWorthATable(raw)) outer!.write(textOfRows(raw.rows).replace(/[\t\n]+/g, ' '))
    else this.blocks.push({ ...tableBlock(raw, ended.page), bold: false, styleName: '' })
  }

  /** A caption of a table beside a picture: the table was pasted as one. */
  withPicturedTables(): StyledBlock[] {
    return this.blocks.flatMap((block, at) => {
      const isBare = block.kind === 'caption' && labelOf(block.text)?.label.kind === 'table'
      const beside = [this.blocks[at - 1], this.blocks[at + 1]]
      const isPictured = this.pictures.has(at) || this.pictures.has(at + 1)
      if (!isBare || !isPictured || beside.some((one) => one?.kind === 'table')) return [block]
      return [block, { ...unreadTable('picture', block.page, block.text), bold: false, styleName: '' }]
    })
  }

  private addChart(id: string): void {
    const { relations, zip } = this.context
    const target = relations.find((relation) => relation.id === id && !relation.services)?.target
    const xml = target && zip.readText(`word/${target.replace(/^\/?word\//, '')}`)
    const rows = xml ? chartTable(xml) : []
    if (rows.length) this.blocks.push({ ...table(rows, this.page), bold: false, styleName: 'chart' })
  }

  private addFootnote(id: string): void {
    const text = this.context.footnotes.get(id)
    if (text) this.blocks.push({ ...plainBlock('footnote', text, this.page), bold: false, styleName: '' })
  }
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** '7', '7,8', '2': a citation or an exponent is no figure of the text. */
const raised = (text: string) =>
  /^[\d\s,–-]+$/.test(text) ? text.replace(/\d/g, (digit) => RAISED[Number(digit)]!) : text
