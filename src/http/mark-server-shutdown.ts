import type { TextEvent } from '#ports/ai-text/ai-text.ts'
import { textProblem } from '#ports/ai-text/text-problem.ts'

/** When the server closes, the reader did not stop the answer and is not told that it did. */
export async function* markServerShutdown(
  weLeave: () => boolean,
  events: AsyncIterable<TextEvent>,
): AsyncGenerator<TextEvent, void, undefined> {
  for await (const event of events) {
    const stopped = event.type === 'broke' && event.problem.code === 'stopped'
    yield stopped && weLeave() ? { ...event, problem: textProblem('cut') } : event
  }
}
