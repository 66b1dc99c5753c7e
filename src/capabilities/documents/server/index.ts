/** Documents, for the server side of others. Threads read a document by `stored-document.ts`, which loads nothing else. */

// All documents: `admit`, `model`, `openStored`, `passages`, `pagePicture`, `find`, `list`, `forget`. Each asks for the person too
export { type DocumentRow, touchRows } from './document-rows.ts'
export type { Documents } from './documents.ts'

// A job that begins with a document: the upload, what it costs, and its place in the queue
export { documentJobs, admitFile, checkKept } from './reading/document-jobs.ts'
export { jobsInLine } from './reading/queue-length.ts'

// A form that brings a document, and why it is refused
export {
  documentTerms,
  readDocumentForm,
  type SentDocument,
  type DocumentFormProblem,
} from './receiving/document-form.ts'
export type { ReceiveProblem } from './receiving/uploads.ts'
export { problemOf } from './summarise.ts'
