/** Inside a thread: opens the book it is told of, makes the parts one by one, and puts them together. */
import { createReadStream } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { readBook } from '#capabilities/documents/server/book.ts'
import { type OpenStudy, openStudy } from '#capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Analysis } from '../../contract.ts'
import type { DocumentFacts } from '../../rules/analyse.ts'
import { DECODER } from '../../spec.ts'
import type { FromThread, ToThread } from './messages.ts'

export type Analyse = (study: OpenStudy, facts: DocumentFacts) => Analysis

/** What an analysis asks of a study, each made once and kept by it; made one by one, so that there is progress to tell. */
const PARTS = [
  'statistics',
  'questions',
  'summary',
  'checklist',
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

const tell = (message: FromThread) => parentPort?.postMessage(message)

async function work(
  { bookPath, document }: ToThread,
  analyse: Analyse,
): Promise<Analysis | 'too-little-text'> {
  let done = 0
  const made = () => tell({ kind: 'parts', parts: { done: ++done, of: ALL } })
  const { model } = await readBook(createReadStream(bookPath))
  if (wordsIn(model) < DECODER.leastWords) return 'too-little-text'
  const study = openStudy(model)
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

export function listen(analyse: Analyse): void {
  parentPort?.on('message', (task: ToThread) => {
    work(task, analyse).then(
      (analysis) => tell({ kind: 'done', analysis }),
      (error: unknown) => tell({ kind: 'failed', reason: String(error) }),
    )
  })
}
