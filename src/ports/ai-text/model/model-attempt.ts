/**
 * One attempt at one answer, over any language model of the SDK. Its `doStream` is used directly: the
 * layer above it would retry, print and swallow errors that we have to know about.
 */
import {
  InvalidResponseDataError,
  JSONParseError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4FinishReason,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
  TypeValidationError,
} from '@ai-sdk/provider'
import { seconds } from '#kit/time.ts'
import type { AnswerEnding } from '../ai-text.ts'
import type { Clock } from '../clock.ts'
import { type TextProblem, textProblem } from '../text-problem.ts'
import { modelProblem } from './model-problem.ts'
import { type Limits, watchSilence } from './watch-silence.ts'

export type AttemptStep =
  | { type: 'accepted' }
  | { type: 'text'; delta: string }
  | { type: 'done'; ending: AnswerEnding; usage: LanguageModelV4Usage }
  | Failure
/** The parts of one answer, as the SDK names them, one after the other. */
export type PartReader = Pick<ReadableStreamDefaultReader<LanguageModelV4StreamPart>, 'read'>
/** Resolves once the provider has taken the request. */
export type OpenAnswer = (call: LanguageModelV4CallOptions) => Promise<PartReader>
export type Failure = { type: 'failed'; problem: TextProblem; usage?: LanguageModelV4Usage }

/** Ends with exactly one `done` or `failed`, and leaves no request running however the caller leaves. */
export async function* attempt(
  open: OpenAnswer,
  call: LanguageModelV4CallOptions,
  limits: Limits,
  signal: AbortSignal | undefined,
): AsyncGenerator<AttemptStep, void, undefined> {
  const line = new AbortController()
  // No reason is given: the SDK reports any reason of ours as a fault of the provider.
  const hangUp = () => line.abort()
  const silence = watchSilence(limits, hangUp)
  if (signal?.aborted) hangUp()
  signal?.addEventListener('abort', hangUp, { once: true })
  /** We closed the connection, whatever the resulting error looks like. */
  const ourDoing = (): TextProblem | undefined => {
    if (signal?.aborted) return textProblem('stopped')
    return silence.tooLong() ? textProblem('timeout') : undefined
  }
  const why = (error: unknown): TextProblem => ourDoing() ?? modelProblem(error)

  try {
    const reader = await silence.during(open({ ...call, abortSignal: line.signal }))
    let hole = false
    let accepted = false
    for (;;) {
      const { done, value: part } = await silence.during(reader.read())
      if (signal?.aborted) return yield { type: 'failed', problem: textProblem('stopped') }
      if (done) return yield { type: 'failed', problem: ourDoing() ?? textProblem('cut') }
      if (!accepted) {
        accepted = true
        yield { type: 'accepted' }
      }
      // The first part only says that the connection is open; the model may still be thinking about its first word.
      if (part.type !== 'stream-start') silence.heard()
      if (part.type === 'text-delta') yield { type: 'text', delta: part.delta }
      else if (part.type === 'error' && isGarbled(part.error)) hole = true
      else if (part.type === 'error' && !isHarmless(part.error))
        return yield { type: 'failed', problem: why(part.error) }
      else if (part.type === 'finish') {
        const { finishReason, usage } = part
        const problem = hole
          ? textProblem('bad-output', { detail: 'a line of the stream could not be read' })
          : problemOf(finishReason)
        const ending = finishReason.unified === 'length' ? 'length' : 'complete'
        await readToTheEnd(reader, limits.clock)
        return yield problem ? { type: 'failed', problem, usage } : { type: 'done', ending, usage }
      }
    }
  } catch (error) {
    yield { type: 'failed', problem: why(error) }
  } finally {
    silence.stop()
    signal?.removeEventListener('abort', hangUp)
    hangUp()
  }
}

/**
 * After the last word comes the end of the stream. Only a connection that was read to its end is reused, and
 * a new one costs three round trips to the provider. A server that forgets to end it is not waited for long.
 */
async function readToTheEnd(reader: PartReader, clock: Clock): Promise<void> {
  let forget = () => {}
  const waitedEnough = new Promise<{ done: true }>((resolve) => {
    forget = clock.after(seconds(0.5), () => resolve({ done: true }))
  })
  while (!(await Promise.race([reader.read(), waitedEnough])).done);
  forget()
}

/** A line that is not JSON may have held words of the answer. We read on, and say at the end that some may be missing. */
const isGarbled = (error: unknown) => JSONParseError.isInstance(error)

/** A line of valid JSON in a form the SDK does not know, or its own remark that the end gave no reason. */
const isHarmless = (error: unknown) =>
  TypeValidationError.isInstance(error) || InvalidResponseDataError.isInstance(error)

function problemOf({ unified, raw }: LanguageModelV4FinishReason): TextProblem | undefined {
  if (unified === 'content-filter') return textProblem('refused')
  // Without a reason the answer did not end, it stopped arriving. With an unknown one it did end.
  if (unified === 'interrupted' || raw === undefined) return textProblem('cut')
  if (unified === 'error') return textProblem('bad-output', { detail: `ended with ${raw}` })
  return undefined
}
