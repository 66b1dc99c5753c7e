import { failed, ok, type Result } from '#kit/result.ts'
import type { BrokenAnswer, ModelAnswer, Origin, TextEvent } from './ai-text.ts'

/** Reads a stream to its end, for callers that need the whole answer at once. */
export async function collect(stream: AsyncIterable<TextEvent>): Promise<Result<ModelAnswer, BrokenAnswer>> {
  let origin: Origin | undefined
  for await (const event of stream) {
    if (event.type === 'started') {
      const { type: _, ...rest } = event
      origin = rest
    }
    if (event.type === 'broke')
      return failed({ ...event.problem, partial: event.partial, usage: event.usage })
    if (event.type === 'finished') {
      if (!origin) throw new Error('An engine finished an answer that it had not started.')
      return ok({ ...origin, text: event.text, ending: event.ending, usage: event.usage })
    }
  }
  throw new Error('An engine ended its stream without finishing or breaking.')
}
