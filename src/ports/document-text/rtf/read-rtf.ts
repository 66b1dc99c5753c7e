import { findHeadings } from '../docx/find-headings.ts'
import type { StyledBlock } from '../docx/paragraph.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import { NOTES } from '../structure/notes.ts'
import { plainBlock, type RawBlock, type RawDocument, table } from '../structure/raw-document.ts'
import { decodeBytes, encodingOfCharset, encodingOfCodePage } from './code-pages.ts'
import { rtfTokens } from './rtf-tokens.ts'

type RtfGroup = {
  skip: boolean
  bold: boolean
  size: number
  font: number
  skipAfterUnicode: number
  note: boolean
  place: string
}
type Paragraph = {
  text: string
  boldLetters: number
  size: number
  level?: number
  isList: boolean
  inTable: boolean
}

const CAPTION = /^(figure|fig\.|table|chart|tableau|figura|tabela|tabla)\s*\d/i
const SKIPPED = new Set(
  'stylesheet colortbl pict object info generator themedata colorschememapping latentstyles datastore rsidtbl listtable listoverridetable header headerl headerr headerf footer footerl footerr footerf xe tc bkmkstart bkmkend fldinst filetbl revtbl xmlnstbl mmathPr pnseclvl template operator nonshppict shpinst listtext pntext'.split(
    ' ',
  ),
)
const SIGNS: Record<string, string> = {
  par: '\n',
  sect: '\n',
  page: '\n',
  line: ' ',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': ' ',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
}

export function readRtf(bytes: Uint8Array): RawDocument {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const reader = new RtfReader()
  for (const token of rtfTokens(source)) {
    if (token.type === 'open') reader.open()
    else if (token.type === 'close') reader.close()
    else if (token.type === 'byte') reader.byte(token.code)
    else if (token.type === 'text') reader.text(token.text)
    else reader.word(token.word, token.value)
  }
  const blocks = reader.finish()
  if (!blocks.length && !/\}\s*\0*$/.test(source)) throw new Refusal('truncated')
  return {
    kind: 'rtf',
    paged: false,
    pages: [],
    blocks: findHeadings(blocks),
    figures: [],
    notes: /\{\\\*\\template\s+(https?:|\\\\)/i.test(source) ? [NOTES.remoteTemplate] : [],
  }
}

class RtfReader {
  private readonly blocks: StyledBlock[] = []
  private readonly notes: RawBlock[] = []
  private readonly groups: RtfGroup[] = []
  private group: RtfGroup = {
    skip: false,
    bold: false,
    size: 0,
    font: 0,
    skipAfterUnicode: 1,
    note: false,
    place: '',
  }
  private readonly fonts = new Map<number, string>()
  private definedFont = 0
  private codePage = 'windows-1252'
  private bytes: number[] = []
  private pendingSkips = 0
  private paragraph = emptyParagraph()
  private noteText = ''
  private row: string[] = []
  private rows: string[][] = []

  open(): void {
    this.flushBytes()
    if (this.groups.length >= LIMITS.xmlDepth) throw new Refusal('corrupt')
    this.groups.push(this.group)
    this.group = { ...this.group }
  }

  close(): void {
    this.flushBytes()
    const outer = this.groups.pop()
    if (!outer) return
    if (this.group.note && !outer.note && this.noteText.trim()) {
      this.notes.push(plainBlock('footnote', this.noteText.replace(/\s+/g, ' ').trim()))
      this.noteText = ''
    }
    this.group = outer
  }

  byte(code: number): void {
    if (this.pendingSkips > 0) this.pendingSkips--
    else this.bytes.push(code)
  }

  text(text: string): void {
    this.flushBytes()
    const skipped = Math.min(this.pendingSkips, text.length)
    this.pendingSkips -= skipped
    const rest = text.slice(skipped)
    // Bytes beyond ASCII may occur in the file unescaped.
    this.add(
      /[\x80-\xff]/.test(rest)
        ? decodeBytes(
            [...rest].map((letter) => letter.charCodeAt(0)),
            this.encoding(),
          )
        : rest,
    )
  }

  word(word: string, value: number | undefined): void {
    this.flushBytes()
    const { group } = this
    if (SKIPPED.has(word)) group.skip = true
    else if (word === '*') group.skip = true
    else if (word === 'shptxt' || word === 'fldrslt') group.skip = false
    else if (word === 'fonttbl') group.place = 'fonts'
    else if (word === 'footnote') Object.assign(group, { note: true, skip: false })
    else if (word === 'f') this.setFont(value ?? 0)
    else if (word === 'fcharset')
      this.fonts.set(this.definedFont, encodingOfCharset(value ?? 0) ?? this.codePage)
    else if (word === 'ansicpg') this.codePage = encodingOfCodePage(value ?? 1252)
    else if (word === 'mac') this.codePage = 'macintosh'
    else if (word === 'uc') group.skipAfterUnicode = value ?? 1
    else if (word === 'u') this.addUnicode(value ?? 0)
    else if (word === 'b') group.bold = value !== 0
    else if (word === 'plain') Object.assign(group, { bold: false, size: 0 })
    else if (word === 'fs') group.size = (value ?? 24) / 2
    else this.paragraphWord(word, value)
  }

  /** In the font table this word defines a font, elsewhere it selects one. */
  private setFont(font: number): void {
    if (this.group.place === 'fonts') this.definedFont = font
    else this.group.font = font
  }

  private paragraphWord(word: string, value: number | undefined): void {
    const { paragraph, group } = this
    if (group.skip) return
    if (word === 'outlinelevel' && value !== undefined && value < 9) paragraph.level = Math.min(6, value + 1)
    else if (word === 'pard') Object.assign(paragraph, { inTable: false, isList: false })
    else if (word === 'ls' || word === 'ilvl') paragraph.isList = true
    else if (word === 'intbl') paragraph.inTable = true
    else if (word === 'cell' || word === 'nestcell') this.endCell()
    else if (word === 'row' || word === 'nestrow') this.endRow()
    else if (SIGNS[word]) SIGNS[word] === '\n' ? this.endParagraph() : this.add(SIGNS[word])
  }

  finish(): StyledBlock[] {
    this.flushBytes()
    this.endParagraph()
    this.endTable()
    return [...this.blocks, ...this.notes.map((note) => ({ ...note, bold: false, styleName: '' }))]
  }

  private encoding = () => this.fonts.get(this.group.font) ?? this.codePage

  private flushBytes(): void {
    if (!this.bytes.length) return
    const { bytes } = this
    this.bytes = []
    this.add(decodeBytes(bytes, this.encoding()))
  }

  private addUnicode(value: number): void {
    this.add(String.fromCharCode(value < 0 ? value + 65_536 : value))
    this.pendingSkips = this.group.skipAfterUnicode
  }

  private add(text: string): void {
    if (this.group.skip || this.group.place === 'fonts') return
    if (this.group.note) {
      this.noteText += text
      return
    }
    this.paragraph.text += text
    if (this.group.bold) this.paragraph.boldLetters += text.length
    this.paragraph.size = Math.max(this.paragraph.size, this.group.size)
  }

  private endCell(): void {
    this.row.push(this.paragraph.text.replace(/\s+/g, ' ').trim())
    this.paragraph = { ...emptyParagraph(), inTable: true }
  }

  private endRow(): void {
    if (this.row.some(Boolean)) this.rows.push(this.row)
    this.row = []
  }

  private endTable(): void {
    if (this.rows.length) this.blocks.push({ ...table(this.rows), bold: false, styleName: '' })
    this.rows = []
  }

  private endParagraph(): void {
    if (this.group.note) {
      this.noteText += ' '
      return
    }
    const { paragraph } = this
    // Inside a cell the end of a paragraph does not end the block.
    if (paragraph.inTable) {
      paragraph.text += ' '
      return
    }
    const text = paragraph.text.replace(/\s+/g, ' ').trim()
    this.paragraph = { ...emptyParagraph(), isList: paragraph.isList }
    if (!text) return
    this.endTable()
    this.blocks.push({
      kind: paragraph.level
        ? 'heading'
        : CAPTION.test(text)
          ? 'caption'
          : paragraph.isList || /^[•◦▪–*]\s+\S/.test(text)
            ? 'list-item'
            : 'paragraph',
      ...(paragraph.level && { level: paragraph.level }),
      page: 1,
      text,
      bold: paragraph.boldLetters > text.length * 0.7,
      styleName: '',
      ...(paragraph.size && { size: paragraph.size }),
    })
  }
}

const emptyParagraph = (): Paragraph => ({ text: '', boldLetters: 0, size: 0, isList: false, inTable: false })
