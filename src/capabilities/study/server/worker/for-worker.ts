import { hash } from 'node:crypto'
import type { DocumentModel } from '#product/document-model.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'
import type { StudentAnswer } from '../../rules/record/student-answers.ts'
import type { OpenableDocument } from './study-worker.ts'

type Book = { row: { id: string; bookName: string | null }; model: DocumentModel }

/** A document as the worker opens it. With other findings or answers, it is another document to the worker. */
export const forWorker = (
  { row, model }: Book,
  read: ModelReading | undefined,
  answers: readonly StudentAnswer[] = [],
): OpenableDocument => ({
  id: `${row.bookName ?? row.id} ${read ? digestOf(read) : ''} ${answers.length > 0 ? digestOf(answers) : ''}`.trim(),
  load: () => model,
  read,
  answers,
})

const digestOf = (read: ModelReading | readonly StudentAnswer[]) =>
  hash('sha256', JSON.stringify(read)).slice(0, 16)
