/** Study, for the server side of others. */

// A model reads closely; what it finds is proved or dropped
export type { CloseReader, CloseReading } from './close-reading/close-reader.ts'
export { readProofCounts } from './close-reading/proof-counts.ts'

// Questions about documents, answered in a thread
export { openForStudy } from './open-for-study.ts'
export { laterForWorker } from './worker/for-worker.ts'
export type { LookUpResult, QuotationFound } from './worker/messages.ts'
export { recordForModel } from './worker/record-for-model.ts'
export type { StudyWorker, OpenableDocument } from './worker/study-worker.ts'

// The handbook of research methods
export { readHandbook, readHandbookEntries } from './read-handbook.ts'

// The student's word on the record of a study
export { answersDigest, lastAnsweredAt, studentAnswers } from './records/record-rows.ts'
