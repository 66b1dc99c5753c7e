/** A question about two or three files at once: the same is asked of each, under its name. */
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import { inMarkdown } from '../../rules/words/in-markdown.ts'
import { SERVER_SAYS } from '../../spec.ts'
import { failure } from '../answers/answers.ts'
import type { LiveAnswer, LiveEnding } from '../answers/live-answer.ts'
import type { MessageRow } from '../tables.ts'
import { openDocument } from './open-document.ts'
import type { Task, WritingWorld, WrittenAnswer } from './task.ts'

/** `asked`: without the words that name the files; empty where they are only compared. */
type AskedOfEach = {
  question: MessageRow
  asked: string
  files: readonly { documentId: string; name: string }[]
}

export async function writeEach(
  world: WritingWorld,
  live: LiveAnswer,
  { question, asked, files }: AskedOfEach,
  write: (world: WritingWorld, live: LiveAnswer, task: Task) => Promise<WrittenAnswer>,
): Promise<LiveEnding> {
  const { signal } = live.stop
  let extras: LiveEnding['extras'] = {}
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
    if (signal.aborted)
      return signal.reason === 'closing'
        ? failure('interrupted', SERVER_SAYS.interrupted, true, extras)
        : { state: 'stopped', extras }
    if (broke) return failure(broke.code, broke.message, broke.retryable, extras)
  }
  return { state: 'complete', extras }
}
