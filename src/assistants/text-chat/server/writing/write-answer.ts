/** Chooses an answer's writer: a model if there is one, and the built-in study engine if there is none or it is unavailable. */
import { setTimeout as pause } from 'node:timers/promises'
import { isDataFile } from '#capabilities/data-analysis/index.ts'
import { type DocumentRow, problemOf } from '#capabilities/documents/server/index.ts'
import { forWorker, studentAnswers } from '#capabilities/study/server/index.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { branchTo } from '../../rules/branch.ts'
import { type ConversationMessage, currentDocument } from '../../rules/current-document.ts'
import { calculationAsked } from '../../rules/maths/calculation-asked.ts'
import { sampleSizeAnswer, sampleSizeAsked } from '../../rules/maths/sample-size-asked.ts'
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import { inMarkdown } from '../../rules/words/in-markdown.ts'
import { SERVER_SAYS, STREAMING } from '../../spec.ts'
import { failure } from '../answers/answers.ts'
import type { BegunAnswer } from '../answers/begin-answer.ts'
import type { LiveAnswer, LiveEnding } from '../answers/live-answer.ts'
import { messagesOf } from '../conversations/conversation-rows.ts'
import { extrasOf } from '../conversations/extras.ts'
import type { Calculator } from '../maths/calculator.ts'
import type { MessageRow } from '../tables.ts'
import { answerOnReferences } from './answer-on-references.ts'
import type { OpenDocument, Task, WritingWorld, WrittenAnswer } from './task.ts'
import { BUILT_IN, writeBuiltIn } from './write-built-in.ts'
import { writeByModel } from './write-by-model.ts'
import { writeData } from './write-data.ts'
import { writeDrawing } from './write-drawing.ts'

export async function writeAnswer(
  world: WritingWorld,
  live: LiveAnswer,
  { question }: BegunAnswer,
): Promise<LiveEnding> {
  const { signal } = live.stop
  const all = await messagesOf(world.services.db, question.conversationId)
  const before = branchTo(all, question.parentId)
  const asked = askedOf(question, before)
  const opened = await openDocument(world, question, asked.documentId, signal)
  if (!opened.ok)
    return signal.aborted ? stopped(signal) : failure(opened.problem.code, opened.problem.message, false)
  const document = opened.value === 'gone' ? undefined : opened.value
  const fileAnalysis = document && question.documentId ? analysisOf(document) : undefined
  if (opened.value === 'gone') live.grow(`*${FIXED_ANSWERS.fileGone}*\n\n`)
  const references = await answerOnReferences(world, question.content, document)
  if (references !== undefined) {
    live.grow(references)
    return signal.aborted
      ? stopped(signal)
      : { state: 'complete', extras: { engine: BUILT_IN, ...(fileAnalysis && { fileAnalysis }) } }
  }
  const task: Task = {
    userId: live.userId,
    question: asked.question || 'Summarise this document',
    about: extrasOf(question).about,
    plan: extrasOf(question).analysis?.plan,
    before,
    computed: await compute(world.calculator, question.content),
    document,
    signal,
  }
  const written = await writeTask(world, live, task)
  const { broke, ...rest } = written
  const extras = { ...rest, ...(fileAnalysis && { fileAnalysis }) }
  if (signal.aborted) return stopped(signal, extras)
  if (broke) return failure(broke.code, broke.message, broke.retryable, extras)
  return { state: 'complete', extras }
}

async function writeTask(world: WritingWorld, live: LiveAnswer, task: Task): Promise<WrittenAnswer> {
  const byCode = writeDrawing(world, live, task) ?? (await writeData(world, live, task))
  if (byCode) return byCode
  const byModel = world.services.aiText.description.builtIn ? 'none' : await writeByModel(world, live, task)
  if (byModel !== 'none' && byModel !== 'away') return byModel
  if (byModel === 'away') live.grow(`*${FIXED_ANSWERS.standsIn}*\n\n`)
  if (task.computed !== undefined) {
    live.grow(task.computed)
    return { engine: BUILT_IN }
  }
  if (task.document?.model.kind === 'image') {
    live.grow(FIXED_ANSWERS.noPicture)
    return { engine: BUILT_IN }
  }
  // A sheet has no sentences: a question that is not about its columns is one for the handbook.
  const isData = task.document && isDataFile(task.document.model)
  return writeBuiltIn(world, live, isData ? { ...task, document: undefined } : task)
}

/** A server shutdown is not a stop by the user: the answer is marked accordingly. */
const stopped = (signal: AbortSignal, extras: LiveEnding['extras'] = {}): LiveEnding =>
  signal.reason === 'closing'
    ? failure('interrupted', SERVER_SAYS.interrupted, true, extras)
    : { state: 'stopped', extras }

/** The document of this question, or of the earlier ones the one it is about. */
function askedOf({ documentId, content, extras }: MessageRow, before: readonly MessageRow[]) {
  if (documentId !== null) return { documentId, question: content }
  return currentDocument(before.map(said), { question: content, about: extrasOf({ extras }).about })
}

async function openDocument(
  { documents, closeReader, services }: WritingWorld,
  question: MessageRow,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Result<OpenDocument | 'gone' | undefined, Problem>> {
  if (!id) return ok(undefined)
  const row = await untilRead(documents, question.userId, id, signal)
  if (row?.status === 'refused' && question.documentId)
    return failed(problemOf(row) ?? { code: 'reader-failed', message: SERVER_SAYS.serverError })
  const book = await documents.openBook(question.userId, id)
  if (!book.ok) return ok('gone')
  // Known readings only; a question alone does not trigger reading a whole document (decision 0067).
  const read = await closeReader.known(question.userId, id)
  const answers = await studentAnswers(services.db, question.userId, id)
  return ok({ ...book.value, forWorker: forWorker(book.value, read, answers) })
}

function said(message: MessageRow): ConversationMessage {
  const { sender, content, documentId } = message
  const { file, sources } = extrasOf(message)
  return {
    sender,
    content,
    file: documentId === null ? undefined : { documentId, name: file?.name ?? '' },
    quotes: sources?.map((source) => source.documentId),
  }
}

/** It may be read in another process. */
async function untilRead(
  documents: WritingWorld['documents'],
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<DocumentRow | undefined> {
  for (;;) {
    await documents.reading.finished(id)
    const row = await documents.find(userId, id)
    if (!row || signal.aborted || row.status === 'ready' || row.status === 'refused') return row
    await pause(STREAMING.chunkEvery, undefined, { signal }).catch(() => {})
  }
}

const analysisOf = ({ row, model }: OpenDocument) => ({
  filename: row.name,
  fileType: row.declaredType || (row.kind ?? ''),
  fileSize: row.bytes,
  extractedTextLength: model.blocks.reduce((sum, { text }) => sum + text.length, 0),
})

/** A pure calculation, computed; undefined for any other question. */
async function compute(calculator: Calculator, question: string): Promise<string | undefined> {
  const sample = sampleSizeAsked(question)
  if (sample) return sampleSizeAnswer(sample)
  const expression = calculationAsked(question)
  if (expression === undefined) return undefined
  const answer = await calculator.calculate(expression)
  if (answer.kind !== 'result') return answer.kind === 'too-much' ? FIXED_ANSWERS.tooMuchToCompute : undefined
  return `${answer.tex ? `$$${answer.tex}$$\n\n` : ''}= **${inMarkdown(answer.value)}**`
}
