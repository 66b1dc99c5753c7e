/**
 * What a document is to this product, whatever file it came from. Everything the product says
 * about a document points back into this model: a page, a sentence, a place on the page.
 */
export type SectionRole =
  | 'front-matter'
  | 'abstract'
  | 'introduction'
  | 'literature'
  | 'methods'
  | 'results'
  | 'discussion'
  | 'conclusion'
  | 'references'
  | 'appendix'
  | 'other'

/** A rectangle in fractions of the page, from its top left corner: it holds at every zoom. */
export type Box = { left: number; top: number; width: number; height: number }

export type BlockKind = 'heading' | 'paragraph' | 'list-item' | 'table' | 'caption' | 'footnote' | 'reference'

export type Block = {
  id: string
  kind: BlockKind
  /** 1 to 6, on headings only. */
  level?: number
  page: number
  /** Absent where the format has no pages of its own (DOCX, TXT…). */
  box?: Box
  text: string
  section: string
  /** Rows of cells, on tables only. */
  rows?: string[][]
}

export type Sentence = {
  /** Stable for the same file: the same bytes give the same ids. */
  id: string
  block: string
  page: number
  text: string
  /** Where it stands on its page, as boxes of lines; absent where there are no page pictures. */
  boxes?: Box[]
}

export type Section = {
  id: string
  title: string
  level: number
  role: SectionRole
  firstPage: number
  lastPage: number
}

export type Figure = {
  id: string
  page: number
  box?: Box
  caption: string
  /** What is written inside it, where that is text: labels, legends, boxes of a diagram. */
  text?: string
}

export type DocumentKind =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'rtf'
  | 'txt'
  | 'md'
  | 'csv'
  | 'xlsx'
  | 'xls'
  | 'json'
  | 'image'

export type DocumentModel = {
  kind: DocumentKind
  title: string
  authors: string[]
  abstract: string
  /** ISO 639-1, or 'und' where it cannot be told. */
  language: string
  /** Pages as the file has them, or as they are counted where it has none (then `paged` is false). */
  paged: boolean
  pages: { number: number; width: number; height: number; label?: string }[]
  sections: Section[]
  blocks: Block[]
  sentences: Sentence[]
  figures: Figure[]
  /** What the reader could not make out, in words for the student ('Page 12 is a picture without text.'). */
  notes: string[]
}
