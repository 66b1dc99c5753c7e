/** An answer of a model. What it breaks off stays as far as it came; where it is away, somebody else answers. */
import { meteredText } from '#capabilities/usage/server/metered-text.ts'
import type { Message } from '#ports/ai-text/ai-text.ts'
import { INSTRUCTIONS } from '../../rules/words/instructions.ts'
import type { LiveAnswer } from '../answers/live-answer.ts'
import type { MessageRow } from '../tables.ts'
import type { Task, WritingWorld, Written } from './task.ts'

const MOST_TOKENS = 3_000
/** Letters of what was said before; more would push the document out of a small model. */
const MOST_BEFORE = 24_000

export async function writeByModel(
  { outside }: WritingWorld,
  live: LiveAnswer,
  task: Task,
): Promise<Written | 'away'> {
  const engine = meteredText(outside, outside.aiText, { who: task.userId, assistant: 'textChat' })
  const messages: Message[] = [
    ...recent(task.before).map(asMessage),
    {
      role: 'user',
      text: task.question,
      ...(task.about && { data: [{ label: 'the words this is about', text: task.about }] }),
    },
  ]
  const request = { instructions: INSTRUCTIONS, messages, maxTokens: MOST_TOKENS, signal: task.signal }
  let written: Written = {}
  for await (const event of engine.stream(request)) {
    if (event.type === 'started') {
      if (event.engine.builtIn) return 'away'
      written = { engine: event.engine }
    } else if (event.type === 'more') live.grow(event.delta)
    else if (event.type === 'broke' && event.problem.code !== 'stopped') {
      const { code, message } = event.problem
      written = { ...written, broke: { code, message, retryable: !FINAL.has(code) } }
    }
  }
  return written
}

/** Asking again changes nothing about these. */
const FINAL = new Set<string>(['too-long', 'refused', 'fair-use', 'not-able'])

const asMessage = ({ sender, content }: MessageRow): Message =>
  sender === 'user'
    ? { role: 'user', text: content }
    : { role: 'assistant', text: content.replace(/\s?\[\^\d+\]/g, '') }

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
