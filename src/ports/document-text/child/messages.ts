import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { PagePicture, ReadingProgress } from '../document-text.ts'
import type { PageTurn } from '../letter.ts'
import type { RecognisedPage } from '../scan/recognised-page.ts'

/** The file is its standard input, opened for it read-only: it may open no file but its own program. */
export type ToReader =
  | { type: 'recognised'; page: RecognisedPage }
  | {
      type: 'read'
      size: number
      fileName: string
      /** Page pictures were recognised except these, because there were too many. */
      tooMany?: number[]
    }
/** Its standard input is the file too. */
export type ToRecogniser = { size: number; pages: number[]; usual: PageTurn }
export type ToPainter = { type: 'open'; size: number } | { type: 'render'; page: number; width: number }

export type ListField = 'pages' | 'sections' | 'blocks' | 'sentences' | 'figures'

/** A model is sent in parts, so that receiving a long one never blocks the server for long. */
export type FromChild =
  | { type: 'progress'; progress: ReadingProgress }
  | { type: 'part'; field: ListField; json: string }
  | { type: 'model'; model: DocumentModel }
  | { type: 'opened' }
  /** The document is to be read again when these pages have been recognised. */
  | { type: 'pictures-of-pages'; pages: number[] }
  | { type: 'recognised'; page: RecognisedPage }
  | { type: 'picture'; picture: PagePicture }
  | { type: 'failed'; code: DocumentProblemCode; detail: string }
