/**
 * The product's model of a document, whatever file it came from. Everything the product says about a
 * document points back into this model: a page, a sentence, a place on the page.
 */
import { type DocumentTable, rowsOf } from './document-table.ts'

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
 * The topic a heading announces, where it is narrower than the role of its chapter: '3.2 Sample' has the
 * role 'methods' and the part 'sample', and so do the headings below it that announce nothing themselves.
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

/** Parts around a work, which are no part of its text. */
export const PARTS_AROUND = [
  'contents',
  'list-of-tables',
  'list-of-figures',
  'abbreviations',
  'index',
  'acknowledgements',
  'dedication',
  'declaration',
] as const
/** Parts that every work has and that state nothing about the study. */
export const PARTS_WITHOUT_PROSE = [
  ...PARTS_AROUND,
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
  /** A program, XML, machine output. */
  | 'code'
  /** Something to fill in or tick: a question of a questionnaire, a blank, an instruction on a form. */
  | 'form'
  /** Words of another person, set apart: an interview, a long quotation. */
  | 'quotation'
  | 'formula'

/** The cells of a table block as text, row by row; undefined where there are none. */
export const cellsOf = ({ table }: Pick<Block, 'table'>): string[][] | undefined =>
  table && table.rows.length > 0 ? rowsOf(table) : undefined

/** The author's statements, in sentences of the work itself. Only these can show that the study did something. */
export const isOwnProse = (kind: BlockKind): boolean => kind === 'paragraph' || kind === 'list-item'

/** The place of a block in a file without pages: the nth paragraph under its heading. */
export type SectionPlace = { section: string; paragraph: number }

/**
 * Words recognised in the picture of a page, not read from its text. `sure` is 0 to 100. If a figure
 * among them is doubtful, nothing may be computed from any of them.
 */
export type Recognised = { sure: number; hasDoubtfulFigure: boolean }

export type Block = {
  id: string
  kind: BlockKind
  /** 1 to 6, on headings only. */
  level?: number
  page: number
  /** Absent where the format has no pages (DOCX, TXT…). */
  box?: Box
  text: string
  section: string
  /** Only where pages are not the file's own: then this is how the block is cited, and `page` is only for turning pages. */
  within?: SectionPlace | undefined
  /** On tables only. */
  table?: DocumentTable
  recognised?: Recognised
}

export type Sentence = {
  /** Stable for the same file: the same bytes give the same ids. */
  id: string
  block: string
  page: number
  text: string
  /** Its place on the page, as boxes of lines; absent where there are no page pictures. */
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
  /** The text inside it, where there is any: labels, legends, boxes of a diagram. */
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
  /** Data of SPSS and of Stata. */
  | 'sav'
  | 'dta'
  | 'json'
  | 'image'

export type DocumentModel = {
  kind: DocumentKind
  title: string
  authors: string[]
  abstract: string
  /** ISO 639-1, or 'und' where the language cannot be determined. */
  language: string
  /**
   * Pages as the file has them, or leaves of even length where it has none (then `paged` is false and
   * blocks have `within`).
   */
  paged: boolean
  pages: { number: number; width: number; height: number; label?: string }[]
  sections: Section[]
  blocks: Block[]
  sentences: Sentence[]
  figures: Figure[]
  /** Parts the reader could not make out, in words for the student ('Page 12 is a picture without text.'). */
  notes: string[]
}
