import type { TextEvent } from '#ports/ai-text/ai-text.ts'
import { textProblem } from '#ports/ai-text/text-problem.ts'

/** A reader whose answer ends because we close did not stop it, and is not told so. */
export async function* whoStopped(
  weLeave: () => boolean,
  events: AsyncIterable<TextEvent>,
): AsyncGenerator<TextEvent, void, undefined> {
  for await (const event of events) {
    const stopped = event.type === 'broke' && event.problem.code === 'stopped'
    yield stopped && weLeave() ? { ...event, problem: textProblem('cut') } : event
  }
}
