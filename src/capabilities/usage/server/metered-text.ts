/** A text engine whose usage is counted for a person. All consumers use this, so no call goes uncounted. */
import { failed, type Result } from '#kit/result.ts'
import type {
  AiText,
  BrokenAnswer,
  EngineDescription,
  Origin,
  TextEvent,
  TextRequest,
} from '#ports/ai-text/ai-text.ts'
import { DEFAULT_MAX_TOKENS } from '#ports/ai-text/ai-text.ts'
import { textProblem } from '#ports/ai-text/text-problem.ts'
import { estimateTokens, noUsage, type Usage } from '#ports/ai-text/usage.ts'
import type { Services } from '#ports/services.ts'
import { untilMidnight } from '../rules/usage-day.ts'
import { countCall } from './count-call.ts'
import { reserve } from './fair-use.ts'
import type { UsedBy } from './record-usage.ts'

export type MeterWorld = Pick<Services, 'db' | 'now' | 'usage' | 'log'>

export function meteredText(services: MeterWorld, engine: AiText, by: UsedBy): AiText {
  /** The built-in engine is free, so nothing is reserved for it. */
  const begin = (request: TextRequest) =>
    reserve(services, by.who, 'tokens', engine.description.builtIn ? 0 : worstCase(request))
  const tooMuch = () => textProblem('fair-use', { retryAfterMs: untilMidnight(services.now()) })

  async function* stream(request: TextRequest): AsyncGenerator<TextEvent, void, undefined> {
    const reserved = await begin(request)
    if (!reserved) return yield { type: 'broke', problem: tooMuch(), partial: '', usage: noUsage }
    let origin: Origin | undefined
    let shown = ''
    let counted = false
    const count = (usage: Usage) => {
      counted = true
      return countCall(services, by, { usage, model: whoCharges(origin, engine), reserved })
    }
    try {
      for await (const event of engine.stream(request)) {
        if (event.type === 'started') origin = event
        if (event.type === 'more') shown += event.delta
        if (event.type === 'finished' || event.type === 'broke') await count(event.usage)
        yield event
      }
    } finally {
      // The reader left early, or the engine threw: the tokens sent and shown are charged all the same.
      if (!counted) await count(origin && !origin.engine.builtIn ? estimate(request, shown) : noUsage)
    }
  }

  async function whole<Value extends Origin & { usage: Usage }>(
    request: TextRequest,
    ask: () => Promise<Result<Value, BrokenAnswer>>,
  ): Promise<Result<Value, BrokenAnswer>> {
    const reserved = await begin(request)
    if (!reserved) return failed({ ...tooMuch(), partial: '', usage: noUsage })
    let usage = noUsage
    let origin: Origin | undefined
    try {
      const answer = await ask()
      usage = answer.ok ? answer.value.usage : answer.problem.usage
      if (answer.ok) origin = answer.value
      return answer
    } finally {
      await countCall(services, by, { usage, model: whoCharges(origin, engine), reserved })
    }
  }

  return {
    get description() {
      return engine.description
    },
    stream,
    complete: (request) => whole(request, () => engine.complete(request)),
    answerInShape: (request, shape) => whole(request, () => engine.answerInShape(request, shape)),
    health: (signal) => engine.health(signal),
  }
}

/** The built-in engine is free; any cost here was spent on the failed provider. */
const whoCharges = (origin: Origin | undefined, engine: AiText): EngineDescription =>
  (origin?.engine.builtIn ? origin.standsInFor?.engine : origin?.engine) ?? engine.description

const requestText = ({ instructions, messages }: TextRequest): string =>
  [
    instructions,
    ...messages.flatMap((message) =>
      message.role === 'user'
        ? [message.text, ...(message.data ?? []).map(({ text }) => text)]
        : [message.text],
    ),
  ].join('\n')

const worstCase = (request: TextRequest): number =>
  estimateTokens(requestText(request)) + (request.maxTokens ?? DEFAULT_MAX_TOKENS)

const estimate = (request: TextRequest, shown: string): Usage => ({
  inputTokens: estimateTokens(requestText(request)),
  outputTokens: estimateTokens(shown),
  images: 0,
  estimated: true,
})
