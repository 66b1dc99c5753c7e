/** One answer of a model, as far as it arrived: its complete findings are used, however it ended. */
import type { AiText, TextRequest } from '#ports/ai-text/ai-text.ts'
import type { TextProblem } from '#ports/ai-text/text-problem.ts'
import { CLOSE_READING } from '../../spec.ts'

export type HeardAnswer = {
  text: string
  /** Its cost as reported by the provider, or estimated by us if it was not. */
  tokens: number
  problem?: TextProblem
  /** The model was unavailable, and another engine would have answered instead. */
  standsInBecause?: TextProblem | 'built-in'
}

export async function hearAnswer(engine: AiText, request: TextRequest): Promise<HeardAnswer> {
  let text = ''
  for await (const event of engine.stream(request)) {
    if (event.type === 'started' && event.engine.builtIn)
      return { text: '', tokens: 0, standsInBecause: event.standsInFor?.problem ?? 'built-in' }
    if (event.type === 'more') text += event.delta
    if (event.type === 'finished' || event.type === 'broke') {
      const tokens = event.usage.inputTokens + event.usage.outputTokens
      return event.type === 'finished' ? { text, tokens } : { text, tokens, problem: event.problem }
    }
    // Leaving the loop stops the engine.
    if (text.length > CLOSE_READING.longestAnswer) break
  }
  return { text, tokens: 0 }
}
