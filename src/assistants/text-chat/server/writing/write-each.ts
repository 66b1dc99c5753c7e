/** A question about two or three files at once: the same is asked of each, under its name. */
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import { inMarkdown } from '../../rules/words/in-markdown.ts'
import { SERVER_SAYS } from '../../spec.ts'
import { failure } from '../answers/answers.ts'
import type { LiveAnswer, LiveEnding } from '../answers/live-answer.ts'
import type { MessageRow } from '../tables.ts'
import { openDocument } from './open-document.ts'
import type { OpenDocument, Task, WritingWorld, WrittenAnswer } from './task.ts'
import { writeByModel } from './write-by-model.ts'

/** `asked`: without the words that name the files; empty where they are only compared. */
type AskedOfEach = {
  question: MessageRow
  asked: string
  files: readonly { documentId: string; name: string }[]
  before: readonly MessageRow[]
}

export async function writeEach(
  world: WritingWorld,
  live: LiveAnswer,
  { question, asked, files, before }: AskedOfEach,
  write: (world: WritingWorld, live: LiveAnswer, task: Task) => Promise<WrittenAnswer>,
): Promise<LiveEnding> {
  const { signal } = live.stop
  let extras: LiveEnding['extras'] = {}
  const together = world.services.aiText.description.builtIn
    ? 'away'
    : await writeTogether(world, live, { question, asked, files, before })
  if (together !== 'away') return ended(together)
  for (const [at, { documentId, name }] of files.entries()) {
    live.grow(`${at > 0 ? '\n\n' : ''}**${inMarkdown(name)}**\n\n`)
    const opened = await openDocument(world, question, documentId, signal)
    if (!opened.ok) return failure(opened.problem.code, opened.problem.message, false, extras)
    if (opened.value === 'gone' || !opened.value) {
      live.grow(FIXED_ANSWERS.fileGone)
      continue
    }
    const { engine, broke } = await write(world, live, {
      userId: live.userId,
      question: asked || 'Summarise this document',
      about: undefined,
      before: [],
      computed: undefined,
      plan: undefined,
      document: opened.value,
      picture: undefined,
      others: [],
      signal,
    })
    extras = engine ? { engine } : extras
    if (signal.aborted || broke) return ended({ ...extras, ...(broke && { broke }) })
  }
  return { state: 'complete', extras }

  function ended({ broke, ...written }: WrittenAnswer): LiveEnding {
    if (signal.aborted)
      return signal.reason === 'closing'
        ? failure('interrupted', SERVER_SAYS.interrupted, true, written)
        : { state: 'stopped', extras: written }
    return broke
      ? failure(broke.code, broke.message, broke.retryable, written)
      : { state: 'complete', extras: written }
  }
}

/** A model reads them side by side; 'away' where it cannot be reached, or one of them is gone or a picture. */
async function writeTogether(
  world: WritingWorld,
  live: LiveAnswer,
  { question, files, before }: AskedOfEach,
): Promise<WrittenAnswer | 'away'> {
  const { signal } = live.stop
  const opened: OpenDocument[] = []
  for (const { documentId } of files) {
    const one = await openDocument(world, question, documentId, signal)
    if (!one.ok || !one.value || one.value === 'gone' || one.value.model.kind === 'image') return 'away'
    opened.push(one.value)
  }
  const [document, ...beside] = opened
  const none = { about: undefined, computed: undefined, plan: undefined, picture: undefined }
  const asked = { ...none, userId: live.userId, question: question.content, before, others: [], signal }
  return writeByModel(world, live, { ...asked, document, beside })
}
