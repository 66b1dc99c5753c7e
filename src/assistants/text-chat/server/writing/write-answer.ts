/** Chooses an answer's writer: a model if there is one, and the built-in study engine if there is none or it is unavailable. */
import { isDataFile, isSignificant } from '#capabilities/data-analysis/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { branchTo } from '../../rules/branch.ts'
import { calculationAsked } from '../../rules/maths/calculation-asked.ts'
import { meansAnswer, meansAsked, pAsked } from '../../rules/maths/means-asked.ts'
import { sampleSizeAnswer, sampleSizeAsked } from '../../rules/maths/sample-size-asked.ts'
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import { inMarkdown } from '../../rules/words/in-markdown.ts'
import { SERVER_SAYS } from '../../spec.ts'
import { failure } from '../answers/answers.ts'
import type { BegunAnswer } from '../answers/begin-answer.ts'
import type { LiveAnswer, LiveEnding } from '../answers/live-answer.ts'
import { messagesOf } from '../conversations/conversation-rows.ts'
import { extrasOf } from '../conversations/extras.ts'
import type { Calculator } from '../maths/calculator.ts'
import { answerOnReferences } from './answer-on-references.ts'
import { analysisOf, askedOf, openDocument } from './open-document.ts'
import { pictureAsSent, pictureAtOnce } from './picture-at-once.ts'
import type { Task, WritingWorld, WrittenAnswer } from './task.ts'
import { BUILT_IN, writeBuiltIn } from './write-built-in.ts'
import { writeByModel } from './write-by-model.ts'
import { writeData } from './write-data.ts'
import { writeDrawing } from './write-drawing.ts'
import { writeEach } from './write-each.ts'

export async function writeAnswer(
  world: WritingWorld,
  live: LiveAnswer,
  { question }: BegunAnswer,
): Promise<LiveEnding> {
  const { signal } = live.stop
  const all = await messagesOf(world.services.db, question.conversationId)
  const before = branchTo(all, question.parentId)
  const asked = askedOf(question, before)
  if (asked.which) {
    live.grow(FIXED_ANSWERS.whichFile(asked.which.length))
    return { state: 'complete', extras: { engine: BUILT_IN, choices: [...asked.which] } }
  }
  if (asked.each)
    return writeEach(world, live, { question, asked: asked.question, files: asked.each, before }, writeTask)
  const seen = await pictureAtOnce(world, question.userId, asked.documentId, signal)
  const opened = await openDocument(world, question, seen ? undefined : asked.documentId, signal)
  if (!opened.ok)
    return signal.aborted ? stopped(signal) : failure(opened.problem.code, opened.problem.message, false)
  const document = opened.value === 'gone' ? undefined : opened.value
  const fileAnalysis = question.documentId
    ? (seen?.analysis ?? (document && analysisOf(document)))
    : undefined
  if (opened.value === 'gone') live.grow(`*${FIXED_ANSWERS.fileGone}*\n\n`)
  if (document?.row.status === 'reading') live.grow(`*${FIXED_ANSWERS.stillReading}*\n\n`)
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
    picture: seen?.picture ?? (document && (await pictureAsSent(world, document))),
    others: asked.others ?? [],
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
  const { description, standsInFor } = world.services.aiText
  const without = standsInFor ? 'away' : 'none'
  const byModel = description.builtIn ? without : await writeByModel(world, live, task)
  if (byModel !== 'none' && byModel !== 'away') return byModel
  if (byModel === 'away') live.grow(`*${FIXED_ANSWERS.standsIn}*\n\n`)
  if (task.computed !== undefined) {
    live.grow(task.computed)
    return { engine: BUILT_IN }
  }
  if (task.picture || task.document?.model.kind === 'image') {
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

/** A pure calculation, computed; undefined for any other question. */
async function compute(calculator: Calculator, question: string): Promise<string | undefined> {
  const sample = sampleSizeAsked(question)
  if (sample) return sampleSizeAnswer(sample)
  const means = meansAsked(question)
  if (means) return meansAnswer(means)
  const p = pAsked(question)
  if (p !== undefined) return STUDY_SENTENCES.heldAgainstLevel(p, isSignificant(Number(p)))
  const expression = calculationAsked(question)
  if (expression === undefined) return undefined
  const answer = await calculator.calculate(expression)
  if (answer.kind !== 'result') return answer.kind === 'too-much' ? FIXED_ANSWERS.tooMuchToCompute : undefined
  return `${answer.tex ? `$$${answer.tex}$$\n\n` : ''}= **${inMarkdown(answer.value)}**`
}
