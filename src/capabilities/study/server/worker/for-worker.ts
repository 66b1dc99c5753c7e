import { hash } from 'node:crypto'
import type { DocumentModel } from '#product/document-model.ts'
import type { ModelReading } from '../../rules/record/model-reading.ts'
import type { StudentAnswer } from '../../rules/record/student-answers.ts'
import type { OpenableDocument } from './study-worker.ts'

type Row = { id: string; readingName: string | null }
type Opened = { row: Row; model: DocumentModel }

/** A document as the worker opens it. With other findings or answers, it is another document to the worker. */
export const forWorker = (
  { row, model }: Opened,
  read: ModelReading | undefined,
  answers: readonly StudentAnswer[] = [],
): OpenableDocument => ({
  ...laterForWorker(row, () => model, read),
  id: idOf(row, read, answers),
  answers,
})

/** The same document, whose text is only fetched when the worker has to open it. */
export const laterForWorker = (
  row: Row,
  load: OpenableDocument['load'],
  read: ModelReading | undefined,
): OpenableDocument => ({ id: idOf(row, read), load, read })

const idOf = (row: Row, read: ModelReading | undefined, answers: readonly StudentAnswer[] = []): string =>
  [row.readingName ?? row.id, read && digestOf(read), answers.length > 0 && digestOf(answers)]
    .filter(Boolean)
    .join(' ')

const digestOf = (read: ModelReading | readonly StudentAnswer[]) =>
  hash('sha256', JSON.stringify(read)).slice(0, 16)
