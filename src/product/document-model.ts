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

/**
 * What a heading itself announces, where it says more than the role of its chapter: '3.2 Sample' has the role 'methods'
 * and the part 'sample', as have the headings below it that announce nothing of their own.
 */
export type SectionPart =
  | 'background'
  | 'problem'
  | 'gap'
  | 'aim'
  | 'objectives'
  | 'questions'
  | 'hypotheses'
  | 'significance'
  | 'contribution'
  | 'scope'
  | 'definitions'
  | 'theory'
  | 'framework'
  | 'design'
  | 'setting'
  | 'population'
  | 'sample'
  | 'variables'
  | 'instrument'
  | 'procedure'
  | 'analysis'
  | 'reliability'
  | 'ethics'
  | 'limitations'
  | 'recommendations'
  | 'future-work'
  | 'chapter-summary'
  | PartWithoutProse

/** Parts that every work has and that state nothing about the study. */
export const PARTS_WITHOUT_PROSE = [
  'contents',
  'list-of-tables',
  'list-of-figures',
  'abbreviations',
  'index',
  'acknowledgements',
  'dedication',
  'declaration',
  'form',
  'questionnaire',
  'transcript',
  'code',
  'budget',
  'timetable',
] as const
export type PartWithoutProse = (typeof PARTS_WITHOUT_PROSE)[number]

/** A rectangle in fractions of the page, from its top left corner: it holds at every zoom. */
export type Box = { left: number; top: number; width: number; height: number }

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'table'
  | 'caption'
  | 'footnote'
  | 'reference'
  /** A line of a list of contents, figures or tables, or of an index: a title and its page, and no statement. */
  | 'contents-line'
  /** A program, XML, what a machine printed. */
  | 'code'
  /** Something to fill in or to tick: a question of a questionnaire, a blank, an instruction on a form. */
  | 'form'
  /** The words of somebody else, set apart: an interview, a long quotation. */
  | 'quotation'
  | 'formula'

/** What the author says in sentences of the work itself. Only these can show that the study did something. */
export const isOwnProse = (kind: BlockKind): boolean => kind === 'paragraph' || kind === 'list-item'

/** Where a block stands in a file that has no pages of its own: the nth under its heading. */
export type SectionPlace = { section: string; paragraph: number }

/**
 * Words that were recognised in the picture of a page, and not read from its text. `sure` is 0 to 100. Where a figure
 * among them is doubtful, nothing may be computed from any of them.
 */
export type Recognised = { sure: number; hasDoubtfulFigure: boolean }

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
  /** Only where pages are not the file's own: then this is how the block is cited, and `page` is for turning leaves. */
  within?: SectionPlace | undefined
  /** Rows of cells, on tables only. */
  rows?: string[][]
  /** What stands above or below a table as its name, where there is one. */
  caption?: string
  recognised?: Recognised
}

export type Sentence = {
  /** Stable for the same file: the same bytes give the same ids. */
  id: string
  block: string
  page: number
  text: string
  /** Where it stands on its page, as boxes of lines; absent where there are no page pictures. */
  boxes?: Box[]
  recognised?: Recognised
}

export type Section = {
  id: string
  title: string
  level: number
  role: SectionRole
  part?: SectionPart
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
  /** Pages as the file has them, or leaves of even length where it has none (then `paged` is false and blocks say `within`). */
  paged: boolean
  pages: { number: number; width: number; height: number; label?: string }[]
  sections: Section[]
  blocks: Block[]
  sentences: Sentence[]
  figures: Figure[]
  /** What the reader could not make out, in words for the student ('Page 12 is a picture without text.'). */
  notes: string[]
}
