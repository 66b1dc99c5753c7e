import type { BlockKind } from '#product/document-model.ts'
import { captionLabel } from '../structure/caption-label.ts'
import { headingNumber } from '../structure/heading-number.ts'
import type { RawBlock } from '../structure/raw-document.ts'
import type { Numbering } from './numbering.ts'
import { headingLevel, inherited, type Styles } from './styles.ts'

type ParagraphLine = { text: string; boldLetters: number; size: number }

/** A paragraph while it is being read. */
export type OpenParagraph = {
  /** More than one where the author broke the line manually. */
  lines: ParagraphLine[]
  style: string
  page: number
  isList: boolean
  list?: string
  depth?: number
  level?: number
  centred?: boolean
  footnotes: string[]
  charts: string[]
  /** Offsets in its text at which a new page begins. */
  turns: { at: number; page: number }[]
}

export const openLine = (): ParagraphLine => ({ text: '', boldLetters: 0, size: 0 })

export const openParagraph = (page: number): OpenParagraph => ({
  lines: [openLine()],
  style: '',
  page,
  isList: false,
  footnotes: [],
  charts: [],
  turns: [],
})

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
export const paragraphText = ({ lines }: OpenParagraph): string =>
  tidy(lines.map(({ text }) => text).join(' '))

/** Blocks of a reflowable format still carry their formatting: a student's headings may be nothing but bold type. */
export type StyledBlock = RawBlock & {
  bold: boolean
  styleName: string
  /** The number Word generates before it. */
  label?: string
}

type Context = { styles: Styles; numbering: Numbering }

/** One block, or several where headings and text were separated by line breaks only. */
export function closeParagraph(paragraph: OpenParagraph, context: Context): StyledBlock[] {
  const label = printedNumber(paragraph, context)
  return paragraphParts(paragraph.lines.filter(({ text }) => text.trim()))
    .map((lines, at) => blockOf({ ...paragraph, lines }, context, at === 0 ? label : ''))
    .filter((block) => block !== undefined)
}

/** A short numbered or bold line before a manual break is a heading in the paragraph of its text. */
function paragraphParts(lines: ParagraphLine[]): ParagraphLine[][] {
  if (lines.length < 2 || lines.every(isBold) || !lines.some(isBrokenHeading))
    return lines.length ? [lines] : []
  const parts: ParagraphLine[][] = []
  let inText = false
  for (const line of lines) {
    if (inText && !isBrokenHeading(line)) parts.at(-1)!.push(line)
    else parts.push([line])
    inText = !isBrokenHeading(line)
  }
  return parts
}

const isBold = ({ text, boldLetters }: ParagraphLine) => boldLetters > text.length * 0.7

function isBrokenHeading(line: ParagraphLine): boolean {
  const text = tidy(line.text)
  if (text.length > 100 || /[.,;:?]$/.test(text)) return false
  const number = headingNumber(text)
  return number
    ? number.path.length > 1 || number.word === 'chapter' || isBold(line)
    : isBold(line) && text.length > 3
}

function blockOf(paragraph: OpenParagraph, { styles }: Context, label: string): StyledBlock | undefined {
  const text = paragraphText(paragraph)
  if (!text) return undefined
  const { lines } = paragraph
  const boldLetters = lines.reduce((sum, line) => sum + line.boldLetters, 0)
  const styleName = styles.get(paragraph.style)?.name ?? ''
  const level = paragraph.level ?? headingLevel(styles, paragraph.style)
  const boldByStyle = inherited(styles, paragraph.style, 'bold') === true && boldLetters === 0
  const size = Math.max(...lines.map((line) => line.size)) || inherited(styles, paragraph.style, 'size') || 0
  return {
    kind: level ? 'heading' : paragraphKind(text, styleName, paragraph, styles),
    ...(level && { level }),
    page: paragraph.page,
    ...(paragraph.turns.length && { turns: paragraph.turns }),
    text,
    bold: boldByStyle || boldLetters > text.length * 0.7,
    styleName,
    ...(label && { label }),
    ...(lines.length > 1 && { broken: lines.map((line) => tidy(line.text)) }),
    ...(size && { size }),
  }
}

function printedNumber(paragraph: OpenParagraph, { styles, numbering }: Context): string {
  const list = paragraph.list ?? inherited(styles, paragraph.style, 'list')
  if (!list || list === '0' || !paragraphText(paragraph)) return ''
  return numbering.label(list, paragraph.depth ?? inherited(styles, paragraph.style, 'depth') ?? 0).trim()
}

const LONGEST_CAPTION = 400
const BEHIND_LABEL = /^(?:[.:|–—-]|$)/

function isCaption(text: string): boolean {
  const label = text.length < LONGEST_CAPTION ? captionLabel(text) : undefined
  return label !== undefined && (BEHIND_LABEL.test(text.slice(label.length)) || label.trim().endsWith(')'))
}

function paragraphKind(text: string, styleName: string, paragraph: OpenParagraph, styles: Styles): BlockKind {
  if (/^toc \d|^table of figures|^index \d|^toa/.test(styleName)) return 'contents-line'
  if (styleName === 'caption' || isCaption(text)) return 'caption'
  if (/^bibliograph|^endnote bibliography|^references?$/.test(styleName)) return 'reference'
  if (/^(footnote|endnote) text$/.test(styleName)) return 'footnote'
  if (/^(source ?code|code|macro text)/.test(styleName)) return 'code'
  if (/^(quote|intense quote|block ?quot)/.test(styleName)) return 'quotation'
  if (paragraph.isList || /^list /.test(styleName) || inherited(styles, paragraph.style, 'isList'))
    return 'list-item'
  return /^[•◦▪●○■–*]\s+\S/.test(text) ? 'list-item' : 'paragraph'
}
