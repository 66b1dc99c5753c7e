/** A thread's work for an analysis: opens the given document, makes the parts one by one, and assembles them. */
import { createReadStream } from 'node:fs'
import { notifyThreadStarted } from '#background/notify-thread-started.ts'
import type { ThreadProgress } from '#background/progress-worker-pool.ts'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { OpenStudy } from '#capabilities/study/index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Analysis } from '../../contract.ts'
import { analyse } from '../../rules/analyse.ts'
import { DECODER } from '../../spec.ts'
import type { AnalysisTask } from './analyser.ts'

/** The inputs of an analysis from a study, each made once and cached; made one by one to report progress. */
const PARTS = [
  'statistics',
  'questions',
  'summary',
  'record',
  'sampleSize',
  'documentType',
  'numberChecks',
  'textChecks',
  'statisticRows',
] as const satisfies (keyof OpenStudy)[]
/** Plus two steps: opening the document, and assembling everything. */
const ALL = PARTS.length + 2

export default async function makeAnalysis({
  storedPath,
  document,
  read,
  answers,
  progress,
}: AnalysisTask & ThreadProgress): Promise<Analysis | 'too-little-text'> {
  let done = 0
  const made = () => progress.postMessage({ done: done++, of: ALL })
  notifyThreadStarted(progress)
  made()
  const { model } = await readStoredDocument(createReadStream(storedPath))
  if (documentWordCount(model) < DECODER.leastWords) return 'too-little-text'
  const study = openRecord(model, read, answers)
  made()
  for (const part of PARTS) {
    study[part]()
    made()
  }
  const { kind, paged, notes } = model
  return analyse(study, { ...document, kind, paged, notes })
}

const documentWordCount = ({ blocks }: DocumentModel): number =>
  blocks.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
