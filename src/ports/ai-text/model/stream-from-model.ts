/** Any language model of the SDK as a source of text: takes the request, yields our events. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FilePart,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { seconds } from '#kit/time.ts'
import type { Message, Origin, TextEvent, TextRequest } from '../ai-text.ts'
import type { Clock } from '../clock.ts'
import { aboutData, cleanMessages, withFences } from '../data-block.ts'
import type { TextSource } from '../engine-from.ts'
import { type TextProblem, textProblem } from '../text-problem.ts'
import { tidyPieces } from '../tidy-pieces.ts'
import { estimateTokens, noUsage, type Usage } from '../usage.ts'
import { acceptedSettings } from './accepted-settings.ts'
import { goesInCircles } from './goes-in-circles.ts'
import { measuredSpeed } from './measured-speed.ts'
import { type AttemptStep, attempt, type Failure, type OpenAnswer } from './model-attempt.ts'
import type { Limits } from './watch-silence.ts'

export type ModelOptions = {
  /** Called with each request: the SDK of a provider is loaded on first use, not at the start. */
  choose(size: 'main' | 'small'): Promise<{ name: string; open: OpenAnswer }>
  limits: Limits
  providerOptions?: NonNullable<LanguageModelV4CallOptions['providerOptions']>
}

type AnswerSoFar = { text: string; started: boolean }
type Events<End> = AsyncGenerator<TextEvent, End, undefined>

export function streamFromModel({ choose, limits, providerOptions }: ModelOptions): TextSource['stream'] {
  const accepted = acceptedSettings()
  const speed = measuredSpeed(limits)

  return async function* (request: TextRequest): Events<void> {
    const { messages, hidden } = cleanMessages(request.messages)
    const prompt = modelPrompt(request, messages)
    const { name, open } = await choose(request.size ?? 'main')
    const origin: Origin = { engine: { name, builtIn: false }, hidden }
    const answer: AnswerSoFar = { text: '', started: false }
    const cost = (reported?: LanguageModelV4Usage) => usageOf(reported, promptWords(prompt), answer.text)

    for (let tries = 1; ; tries += 1) {
      const { settings, shape } = accepted.of(name, request)
      const call = { prompt, ...settings, ...(providerOptions && { providerOptions }) }
      const patience = request.isLong ? speed.patienceFor(settings.maxOutputTokens) : limits
      const steps = speed.measured(attempt(open, call, patience, request.signal))
      const failure = yield* streamSteps(steps, answer, origin, {
        cost,
        inShape: request.shape !== undefined,
      })
      if (!failure) return
      if (accepted.refused(name, failure.problem, { shape, ...settings })) {
        tries -= 1
        continue
      }
      const wait = answer.text ? undefined : pauseBeforeRetry(failure.problem, tries)
      if (wait === undefined) {
        // Rejected before anything was read, so nothing was spent.
        const usage = answer.started || failure.usage ? cost(failure.usage) : noUsage
        return yield { type: 'broke', problem: failure.problem, partial: answer.text, usage }
      }
      await pause(limits.clock, wait, request.signal)
    }
  }
}

/** Passes one attempt on. Returns how it failed, or nothing when the answer is complete. */
async function* streamSteps(
  steps: AsyncIterable<AttemptStep>,
  answer: AnswerSoFar,
  origin: Origin,
  { cost, inShape }: { cost: (reported?: LanguageModelV4Usage) => Usage; inShape: boolean },
): Events<Failure | undefined> {
  const tidy = tidyPieces()
  for await (const step of steps) {
    if (step.type === 'accepted' && !answer.started) {
      answer.started = true
      yield { type: 'started', ...origin }
    }
    const delta = step.type === 'text' ? tidy.read(step.delta) : step.type === 'accepted' ? '' : tidy.rest()
    if (delta) {
      answer.text += delta
      yield { type: 'more', delta }
    }
    // In a shape the names of the fields come again by right.
    if (delta && !inShape && goesInCircles(answer.text))
      return { type: 'failed', problem: textProblem('bad-output', { detail: 'it goes in circles' }) }
    if (step.type === 'failed') return step
    if (step.type !== 'done') continue
    // No text at all is no answer: a model that spent all its tokens on thinking ends like this.
    if (!answer.text.trim())
      return {
        type: 'failed',
        problem: textProblem('bad-output', { detail: 'an empty answer' }),
        usage: step.usage,
      }
    yield { type: 'finished', text: answer.text, ending: step.ending, usage: cost(step.usage) }
  }
  return undefined
}

function usageOf(reported: LanguageModelV4Usage | undefined, prompt: string, text: string): Usage {
  const input = reported?.inputTokens.total
  const output = reported?.outputTokens.total
  if (input && output) return { inputTokens: input, outputTokens: output, images: 0 }
  const inputTokens = input || estimateTokens(prompt)
  return { inputTokens, outputTokens: output || estimateTokens(text), images: 0, estimated: true }
}

/** Our request as an SDK prompt: instructions as the system message, data fenced before the question it belongs to. */
function modelPrompt(
  { instructions }: Pick<TextRequest, 'instructions'>,
  messages: Message[],
): LanguageModelV4Prompt {
  const hasData = messages.some((message) => message.role === 'user' && message.data?.length)
  const system = hasData ? `${instructions}\n\n${aboutData}` : instructions
  return [{ role: 'system', content: system }, ...messages.map(modelMessage)]
}

function modelMessage(message: Message): LanguageModelV4Message {
  if (message.role === 'assistant')
    return { role: 'assistant', content: [{ type: 'text', text: message.text }] }
  const blocks = (message.data ?? []).map(withFences)
  const pictures = (message.pictures ?? []).map(
    ({ bytes, mediaType }): LanguageModelV4FilePart => ({
      type: 'file',
      data: { type: 'data', data: bytes },
      mediaType,
    }),
  )
  return {
    role: 'user',
    content: [...pictures, { type: 'text', text: [...blocks, message.text].join('\n\n') }],
  }
}

/** All text of a prompt, for an estimate when a provider sends no count. */
const promptWords = (prompt: LanguageModelV4Prompt): string =>
  prompt
    .flatMap(({ content }) => (typeof content === 'string' ? [content] : content.map(promptPartText)))
    .join('\n')

const promptPartText = (part: { type: string; text?: string }) => part.text ?? ''

/** A student is looking at an empty answer: one quick second try is worth it, a queue is not. */
function pauseBeforeRetry(problem: TextProblem, triesSoFar: number): number | undefined {
  if (triesSoFar > 1) return undefined
  const { code, retryAfterMs } = problem
  if (code !== 'rate-limited' && code !== 'overloaded' && code !== 'unreachable') return undefined
  if (retryAfterMs !== undefined) return retryAfterMs <= seconds(3) ? retryAfterMs : undefined
  return code === 'rate-limited' ? undefined : 400
}

/** Ends early when the caller gives up. */
export function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const forget = clock.after(ms, done)
    function done() {
      forget()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done, { once: true })
  })
}
