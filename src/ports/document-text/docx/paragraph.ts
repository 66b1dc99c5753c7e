import type { BlockKind } from '#product/document-model.ts'
import type { RawBlock } from '../structure/raw-document.ts'
import { headingLevel, inherited, type Styles } from './styles.ts'

/** A paragraph while it is being read. */
export type OpenParagraph = {
  text: string
  style: string
  page: number
  isList: boolean
  level?: number
  boldLetters: number
  size: number
  footnotes: string[]
  charts: string[]
}

export const openParagraph = (page: number): OpenParagraph => ({
  text: '',
  style: '',
  page,
  isList: false,
  boldLetters: 0,
  size: 0,
  footnotes: [],
  charts: [],
})

/** Blocks of a flowing text still know how they looked: a student's headings may be nothing but bold type. */
export type StyledBlock = RawBlock & { bold: boolean; styleName: string }

export function closeParagraph(paragraph: OpenParagraph, styles: Styles): StyledBlock | undefined {
  const text = paragraph.text.replace(/[ \t\u00a0]+/g, ' ').trim()
  if (!text) return undefined
  const styleName = styles.get(paragraph.style)?.name ?? ''
  const level = paragraph.level ?? headingLevel(styles, paragraph.style)
  const boldByStyle = inherited(styles, paragraph.style, 'bold') === true && paragraph.boldLetters === 0
  const size = paragraph.size || inherited(styles, paragraph.style, 'size') || 0
  return {
    kind: level ? 'heading' : kindOf(text, styleName, paragraph, styles),
    ...(level && { level }),
    page: paragraph.page,
    text,
    bold: boldByStyle || paragraph.boldLetters > text.length * 0.7,
    styleName,
    ...(size && { size }),
  }
}

const CAPTION =
  /^(table|figure|fig\.?|tableau|tabela|tabla|figura|quadro|chart|box)\s*([A-Z][.-]?)?\d+([.-]\d+)*[a-z]?\s*([.:–—-]|$)/i

function kindOf(text: string, styleName: string, paragraph: OpenParagraph, styles: Styles): BlockKind {
  if (styleName === 'caption' || (CAPTION.test(text) && text.length < 400)) return 'caption'
  if (/^bibliograph|^endnote bibliography|^references?$/.test(styleName)) return 'reference'
  if (/^(footnote|endnote) text$/.test(styleName)) return 'footnote'
  if (
    paragraph.isList ||
    /^toc \d|^table of figures|^list /.test(styleName) ||
    inherited(styles, paragraph.style, 'isList')
  )
    return 'list-item'
  return /^[•◦▪●○■–*]\s+\S/.test(text) ? 'list-item' : 'paragraph'
}
