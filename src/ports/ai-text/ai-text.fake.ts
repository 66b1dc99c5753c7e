/** An engine with scripted answers. It keeps the same rules as the real ones, and the same suite proves it. */
import { seconds } from '#kit/time.ts'
import type { AiText, AnswerEnding, TextEvent, TextRequest } from './ai-text.ts'
import { type Clock, realClock } from './clock.ts'
import { cleanMessages, withFences } from './data-block.ts'
import { engineFrom } from './engine-from.ts'
import { pause } from './model/stream-from-model.ts'
import { type TextProblemCode, textProblem } from './text-problem.ts'
import { tidyPieces } from './tidy-pieces.ts'
import { estimateTokens, noUsage, type Usage } from './usage.ts'

export type FakeAnswer =
  | string
  | {
      /** Sent in these pieces; a string is split into words. Empty before a break: the request was rejected. */
      text?: string | string[]
      ending?: AnswerEnding
      breaks?: TextProblemCode
      retryAfterMs?: number
      /** Sends nothing more, until the reader stops or loses patience. */
      silent?: boolean
      usage?: Usage
    }

export type FakeText = AiText & {
  requests: TextRequest[]
  /** The next answers, in this order; after them the first one again. */
  script(...answers: FakeAnswer[]): void
  /** Answers in progress; 0 once every reader has finished, stopped or left. */
  running(): number
}

const FALLBACK = 'The sample was 120 teachers. [1]'

export function fakeText(
  always: FakeAnswer | ((request: TextRequest) => FakeAnswer) = FALLBACK,
  { name = 'fake-model', builtIn = false, clock = realClock as Clock } = {},
): FakeText {
  const queue: FakeAnswer[] = []
  const requests: TextRequest[] = []
  let running = 0
  const engine = { name, builtIn }

  async function* stream(request: TextRequest): AsyncGenerator<TextEvent, void, undefined> {
    requests.push(request)
    const answer = queue.shift() ?? (typeof always === 'function' ? always(request) : always)
    const {
      text = '',
      ending,
      breaks,
      silent,
      retryAfterMs,
      usage,
    } = typeof answer === 'string' ? { text: answer } : answer
    const { messages, hidden } = cleanMessages(request.messages)
    const tidy = tidyPieces()
    let shown = ''
    const broke = (code: TextProblemCode, cost = usage ?? estimate(messages, shown)): TextEvent => ({
      type: 'broke',
      problem: textProblem(code, { retryAfterMs }),
      partial: shown,
      usage: cost,
    })

    running += 1
    try {
      if (request.signal?.aborted) return yield broke('stopped', noUsage)
      if (breaks && text.length === 0) return yield broke(breaks, noUsage)
      yield { type: 'started', engine, hidden }
      for (const piece of typeof text === 'string' ? (text.match(/\s*\S+\s*$|\s*\S+/g) ?? []) : text) {
        const delta = tidy.read(piece)
        shown += delta
        if (delta) yield { type: 'more', delta }
        if (request.signal?.aborted) return yield broke('stopped')
      }
      if (silent) await pause(clock, seconds(30), request.signal)
      if (request.signal?.aborted) return yield broke('stopped')
      if (silent || breaks) return yield broke(breaks ?? 'timeout')
      yield {
        type: 'finished',
        text: shown,
        ending: ending ?? 'complete',
        usage: usage ?? estimate(messages, shown),
      }
    } finally {
      running -= 1
    }
  }

  return {
    ...engineFrom({ description: engine, stream, health: async () => ({ ready: true, engine }) }),
    requests,
    script: (...answers) => void queue.push(...answers),
    running: () => running,
  }
}

function estimate(messages: TextRequest['messages'], answer: string): Usage {
  const asked = messages.flatMap((message) =>
    message.role === 'user' ? [message.text, ...(message.data ?? []).map(withFences)] : [message.text],
  )
  return {
    inputTokens: estimateTokens(asked.join('\n')),
    outputTokens: estimateTokens(answer),
    images: 0,
    estimated: true,
  }
}
