/** A model's answer. If it breaks off, the text so far stays; if the model is unavailable, another writer answers. */

import { meteredText } from '#capabilities/usage/server/index.ts'
import type { DataBlock, Message, TextEvent } from '#ports/ai-text/ai-text.ts'
import { INSTRUCTIONS } from '../../rules/words/instructions.ts'
import type { LiveAnswer } from '../answers/live-answer.ts'
import type { MessageRow } from '../tables.ts'
import { quotationMarker } from './mark-quotations.ts'
import { documentsOf, materialFor } from './material.ts'
import type { Task, WritingWorld, WrittenAnswer } from './task.ts'

const MOST_TOKENS = 3_000
/** Letters of earlier messages; more would push the document out of a small model's context. */
const MOST_BEFORE = 24_000

export async function writeByModel(
  world: WritingWorld,
  live: LiveAnswer,
  task: Task,
): Promise<WrittenAnswer | 'away'> {
  const whole = await writeOnce(world, live, task, 'whole')
  // The window of this model is smaller than the document: nothing was written, and it gets what it looks for.
  const isTooLong = whole !== 'away' && whole.broke?.code === 'too-long' && live.text.whole() === ''
  return isTooLong && task.document ? writeOnce(world, live, task, 'passages') : whole
}

async function writeOnce(
  world: WritingWorld,
  live: LiveAnswer,
  task: Task,
  reads: 'whole' | 'passages',
): Promise<WrittenAnswer | 'away'> {
  const { services } = world
  const data = await materialFor(world, task, reads)
  const early = earlierThanRecent(task.before)
  const asked: Message = {
    role: 'user',
    text: task.question,
    ...(data.length + early.length > 0 && { data: [...early, ...data] }),
    ...(task.picture && { pictures: [task.picture] }),
  }
  const messages = [...recent(task.before).map(asMessage), asked]
  const engine = meteredText(services, services.aiText, { who: task.userId, assistant: 'textChat' })
  const request = { instructions: INSTRUCTIONS, messages, maxTokens: MOST_TOKENS, signal: task.signal }
  return pass(engine.stream(request), writerFor(world, live, task))
}

type Writer = { write(delta: string): Promise<void> | void; end(): Promise<void> | void }

function writerFor(world: WritingWorld, live: LiveAnswer, task: Task): Writer {
  const read = documentsOf(task).filter(({ model }) => model.sentences.length > 0)
  if (read.length > 0) return quotationMarker(world, live, read, task)
  return { write: (delta) => live.grow(delta), end() {} }
}

async function pass(events: AsyncIterable<TextEvent>, writer: Writer): Promise<WrittenAnswer | 'away'> {
  let written: WrittenAnswer = {}
  for await (const event of events) {
    if (event.type === 'started') {
      // The generic built-in fallback has no chips; the room's own has.
      if (event.engine.builtIn) return 'away'
      written = { engine: event.engine }
    } else if (event.type === 'more') await writer.write(event.delta)
    else if (event.type === 'broke' && event.problem.code !== 'stopped') {
      const { code, message } = event.problem
      written = { ...written, broke: { code, message, retryable: !FINAL.has(code) } }
    }
  }
  await writer.end()
  return written
}

/** A retry would not help with these. */
const FINAL = new Set<string>(['too-long', 'refused', 'fair-use', 'not-able'])

const asMessage = ({ sender, content }: MessageRow): Message =>
  sender === 'user'
    ? { role: 'user', text: content }
    : { role: 'assistant', text: content.replace(/\s?\[\^\d+\]/g, '') }

/** What no longer fits, summed up: each question of the student and each answer to it, in their first words. */
function earlierThanRecent(before: readonly MessageRow[]): DataBlock[] {
  const kept = new Set(recent(before))
  const lines = before
    .filter((one) => !kept.has(one) && one.content !== '')
    .slice(-MOST_EARLIER)
    .map(asMessage)
    .map(({ role, text }) => `${role === 'user' ? 'Student' : 'You'}: ${text.slice(0, FIRST_WORDS[role])}`)
  return lines.length > 0
    ? [{ label: 'earlier in this conversation, each message in its first words', text: lines.join('\n') }]
    : []
}
const MOST_EARLIER = 60
const FIRST_WORDS = { user: 160, assistant: 240 }

function recent(before: readonly MessageRow[]): MessageRow[] {
  const kept: MessageRow[] = []
  let letters = 0
  for (const message of before.toReversed()) {
    letters += message.content.length
    if (letters > MOST_BEFORE) break
    if (message.content !== '') kept.unshift(message)
  }
  return kept
}
