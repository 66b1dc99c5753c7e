import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { PagePicture, ReadingProgress } from '../document-text.ts'

/** The file itself follows on standard input: the child may open no file but its own program. */
export type ToReader = { size: number; fileName: string }
export type ToPainter = { type: 'open'; size: number } | { type: 'render'; page: number; width: number }

export type ListField = 'pages' | 'sections' | 'blocks' | 'sentences' | 'figures'

/** A model comes in parts, so that taking in a long one never holds up the server for long. */
export type FromChild =
  | { type: 'progress'; progress: ReadingProgress }
  | { type: 'part'; field: ListField; json: string }
  | { type: 'model'; model: DocumentModel }
  | { type: 'opened' }
  | { type: 'picture'; picture: PagePicture }
  | { type: 'failed'; code: DocumentProblemCode; detail: string }
