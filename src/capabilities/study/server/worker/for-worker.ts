import { hash } from 'node:crypto'
import type { DocumentModel } from '#product/document-model.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'
import type { OpenableDocument } from './study-worker.ts'

type Row = { id: string; bookName: string | null }
type Book = { row: Row; model: DocumentModel }

/** A document as the worker opens it, with the known findings of a model. With other findings, it is another document to the worker. */
export const forWorker = ({ row, model }: Book, read: ModelReading | undefined): OpenableDocument =>
  laterForWorker(row, () => model, read)

/** The same document, whose text is only fetched when the worker has to open it. */
export const laterForWorker = (
  row: Row,
  load: OpenableDocument['load'],
  read: ModelReading | undefined,
): OpenableDocument => ({
  id: `${row.bookName ?? row.id} ${read ? digestOf(read) : ''}`.trim(),
  load,
  read,
})

const digestOf = (read: ModelReading) => hash('sha256', JSON.stringify(read)).slice(0, 16)
