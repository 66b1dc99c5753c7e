/** What the server and the study desk say to each other. */
import type { DocumentModel } from '#product/document-model.ts'
import type { AnswerSegment } from '../../rules/answerer/answer-segment.ts'
import type { LabelledText } from '../../rules/answerer/model-from-data.ts'

/** A document as its reader made it, or the text of one that is still to be cut into sentences. */
export type DeskDocument = DocumentModel | readonly LabelledText[]

/** `document` names a thesis by its content; the model itself comes along only when the desk asks for it. */
export type ToDesk =
  | { kind: 'ask'; id: number; question: string; document?: string | undefined }
  | { kind: 'model'; id: number; model: DeskDocument }
  | { kind: 'no-model'; id: number }
  | { kind: 'forget'; document: string }

export type FromDesk =
  | { kind: 'wants-model'; id: number }
  | { kind: 'segment'; id: number; segment: AnswerSegment }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; reason: string }
