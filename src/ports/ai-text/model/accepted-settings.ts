/**
 * What a model takes and what it refuses: a schema, a temperature, so many tokens of answer. Learnt from the first refusal,
 * and left out from then on.
 */
import { DEFAULT_MAX_TOKENS, type JsonShape, type TextRequest } from '../ai-text.ts'
import type { TextProblem } from '../text-problem.ts'

type Accepted = { takesShapes: boolean; takesTemperature: boolean; mostTokens: number }
type Sent = { shape: JsonShape | undefined; temperature?: number; maxOutputTokens: number }

/** No model of today answers with fewer. */
const LEAST_TOKENS = 1_000

export function acceptedSettings() {
  const known = new Map<string, Accepted>()
  const of = (name: string): Accepted => {
    const held = known.get(name) ?? { takesShapes: true, takesTemperature: true, mostTokens: Infinity }
    known.set(name, held)
    return held
  }
  return {
    of(name: string, { maxTokens = DEFAULT_MAX_TOKENS, temperature, shape: asked }: TextRequest) {
      const { takesShapes, takesTemperature, mostTokens } = of(name)
      const shape = takesShapes ? asked : undefined
      return {
        shape,
        settings: {
          maxOutputTokens: Math.min(maxTokens, mostTokens),
          ...(temperature !== undefined && takesTemperature && { temperature }),
          ...(shape && {
            responseFormat: { type: 'json' as const, schema: shape.jsonSchema, name: shape.name },
          }),
        },
      }
    },

    /** True if the same request can be sent again without what was refused. */
    refused(name: string, { code, detail = '' }: TextProblem, sent: Sent): boolean {
      const held = of(name)
      const most = mostTokensIn(detail, sent.maxOutputTokens)
      if (most !== undefined && (code === 'not-configured' || code === 'too-long')) {
        held.mostTokens = most
        return true
      }
      if (code !== 'not-configured') return false
      if (sent.temperature !== undefined && /temperature/i.test(detail)) {
        held.takesTemperature = false
        return true
      }
      // Some servers refuse any JSON schema; the description in the instructions has to do then.
      if (!sent.shape) return false
      held.takesShapes = false
      return true
    },
  }
}

/** "max_tokens is too large: 20000. This model supports at most 16384 completion tokens." */
function mostTokensIn(says: string, asked: number): number | undefined {
  if (!/max_(?:completion_|output_)?tokens|maxOutputTokens|completion tokens|output tokens/i.test(says))
    return undefined
  const fewer = (says.match(/\d[\d,]*/g) ?? [])
    .map((number) => Number(number.replace(/,/g, '')))
    .filter((number) => number >= LEAST_TOKENS && number < asked)
  return fewer.length > 0 ? Math.max(...fewer) : undefined
}
