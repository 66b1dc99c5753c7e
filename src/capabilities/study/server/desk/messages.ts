/** What the server and the study desk say to each other. */
import type { DocumentModel } from '#product/document-model.ts'
import type { AnswerSegment } from '../../rules/answer-segment.ts'

/** `document` names a thesis by its content; the model itself comes along only when the desk asks for it. */
export type ToDesk =
  | { kind: 'ask'; id: number; question: string; document?: string | undefined }
  | { kind: 'model'; id: number; model: DocumentModel }
  | { kind: 'no-model'; id: number }
  | { kind: 'forget'; document: string }

export type FromDesk =
  | { kind: 'wants-model'; id: number }
  | { kind: 'segment'; id: number; segment: AnswerSegment }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; reason: string }
