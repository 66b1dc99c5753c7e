/** What a thread does for an analysis: opens the book it is told of, makes the parts one by one, and puts them together. */
import { createReadStream } from 'node:fs'
import type { MessagePort } from 'node:worker_threads'
import { readBook } from '#capabilities/documents/server/book.ts'
import { type OpenStudy, openStudy } from '#capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Analysis } from '../../contract.ts'
import { analyse } from '../../rules/analyse.ts'
import { DECODER } from '../../spec.ts'
import type { AnalysisTask } from './analyser.ts'

/** What an analysis asks of a study, each made once and kept by it; made one by one, so that there is progress to tell. */
const PARTS = [
  'statistics',
  'questions',
  'summary',
  'facts',
  'keyPhrases',
  'design',
  'sampleSize',
  'documentType',
  'numberChecks',
  'textChecks',
  'statisticRows',
] as const satisfies (keyof OpenStudy)[]
/** Beside them: opening the book, and putting everything together. */
const ALL = PARTS.length + 2

export default async function makeAnalysis({
  bookPath,
  document,
  read,
  progress,
}: AnalysisTask & { progress: MessagePort }): Promise<Analysis | 'too-little-text'> {
  let done = 0
  const made = () => progress.postMessage({ done: done++, of: ALL })
  // Says that it has begun: from here on its time is counted.
  made()
  const { model } = await readBook(createReadStream(bookPath))
  if (wordsIn(model) < DECODER.leastWords) return 'too-little-text'
  const study = openStudy(model, read)
  made()
  for (const part of PARTS) {
    study[part]()
    made()
  }
  const { kind, paged, notes } = model
  return analyse(study, { ...document, kind, paged, notes })
}

const wordsIn = ({ blocks }: DocumentModel): number =>
  blocks.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
