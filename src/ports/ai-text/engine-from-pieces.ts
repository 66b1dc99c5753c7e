/**
 * An engine without a model: our own code writes the answer, and this makes it keep the port's rules. It
 * costs no tokens, stops between two pieces, and says plainly what it cannot do.
 */

import { stripInvisible } from '#kit/invisible.ts'
import { failed, ok } from '#kit/result.ts'
import type { AiText, Shape, TextEvent, TextRequest } from './ai-text.ts'
import { collect } from './collect.ts'
import { cleanMessages } from './data-block.ts'
import { textProblem } from './text-problem.ts'
import { noUsage } from './usage.ts'

export type Writer = {
  name: string
  /** The answer in pieces as they are written, or nothing when this is beyond the engine. */
  write(request: TextRequest): Iterable<string> | AsyncIterable<string> | undefined
  /** A value for the shape, or nothing. It is checked against the schema like any other engine's. */
  fill?(request: TextRequest, shape: Shape<unknown>): unknown
}

export function engineFromPieces({ name, write, fill }: Writer): AiText {
  const engine = { name, builtIn: true }

  async function* stream(request: TextRequest): AsyncGenerator<TextEvent, void, undefined> {
    const { messages, hidden } = cleanMessages(request.messages)
    let text = ''
    const stopped = (): TextEvent => ({
      type: 'broke',
      problem: textProblem('stopped'),
      partial: text,
      usage: noUsage,
    })
    if (request.signal?.aborted) return yield stopped()
    const pieces = write({ ...request, messages })
    if (!pieces) return yield { type: 'broke', problem: textProblem('not-able'), partial: '', usage: noUsage }
    yield { type: 'started', engine, hidden }
    for await (const piece of pieces) {
      if (request.signal?.aborted) return yield stopped()
      const delta = stripInvisible(piece).text
      if (!delta) continue
      text += delta
      yield { type: 'more', delta }
    }
    if (request.signal?.aborted) return yield stopped()
    yield { type: 'finished', text, ending: 'complete', usage: noUsage }
  }

  return {
    description: engine,
    stream,
    complete: (request) => collect(stream(request)),
    async answerInShape(request, shape) {
      const { messages, hidden } = cleanMessages(request.messages)
      const parsed = shape.schema.safeParse(fill?.({ ...request, messages }, shape))
      if (!parsed.success) return failed({ ...textProblem('not-able'), partial: '', usage: noUsage })
      return ok({ value: parsed.data, repaired: false, engine, hidden, usage: noUsage })
    },
    health: async () => ({ ready: true, engine }),
  }
}
