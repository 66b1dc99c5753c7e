/**
 * Text generation: a hosted model, one on the same machine, or the built-in study engine. Every engine
 * behind this port passes ai-text.conformance.ts.
 */
import type { z } from 'zod'
import type { Result } from '#kit/result.ts'
import type { TextProblem } from './text-problem.ts'
import type { Usage } from './usage.ts'

export type AiText = {
  /** The engine that would answer now. Shown to students, so the built-in engine never passes for a model. */
  readonly description: EngineDescription
  /** Present while that engine answers in place of another one, which is known to be away. */
  readonly standsInFor?: Origin['standsInFor']
  /**
   * `started` at most once, then any number of `more`, then exactly one `finished` or `broke`. A stream
   * that breaks before the engine accepted the work has no `started`. No request is sent before the first
   * event is read; leaving the loop, or aborting, stops the engine.
   */
  stream(request: TextRequest): AsyncIterable<TextEvent>
  complete(request: TextRequest): Promise<Result<ModelAnswer, BrokenAnswer>>
  /** An answer that satisfies the schema, or a problem: never one that merely looks like it. */
  answerInShape<Value>(
    request: TextRequest,
    shape: Shape<Value>,
  ): Promise<Result<ShapedAnswer<Value>, BrokenAnswer>>
  /** Costs no tokens. */
  health(signal?: AbortSignal): Promise<EngineHealth>
}

/** Enough for a long answer by a model that thinks first; always sent, since a provider's own limit may be 128,000. */
export const DEFAULT_MAX_TOKENS = 4_000

export type EngineDescription = { name: string; builtIn: boolean }

export type TextRequest = {
  /** Our instructions. Never contain a word of a document, and never a secret. */
  instructions: string
  messages: Message[]
  /** `small` for short, frequent work; engines with one size use that one. */
  size?: 'main' | 'small'
  maxTokens?: number
  /** Left out for a model that refuses it. */
  temperature?: number
  signal?: AbortSignal
  /**
   * The answer is to be JSON in this schema. A hint for providers that take one: the instructions say the same in words,
   * and whoever asks checks the answer.
   */
  shape?: JsonShape
  /** Takes minutes: it is given the time that so many tokens take with this provider. */
  isLong?: boolean
}

/** `name` is read by the model too: a short noun in snake_case. */
export type JsonShape = { name: string; jsonSchema: Record<string, unknown> }

export type Message =
  | { role: 'user'; text: string; data?: DataBlock[]; pictures?: Picture[] }
  | { role: 'assistant'; text: string }

/** Text of a document. It is sent apart from our instructions, and marked as material to read. */
export type DataBlock = { label: string; text: string }

export type Picture = { bytes: Uint8Array; mediaType: string }

export type TextEvent =
  | ({ type: 'started' } & Origin)
  | { type: 'more'; delta: string }
  | { type: 'finished'; text: string; ending: AnswerEnding; usage: Usage }
  | { type: 'broke'; problem: TextProblem; partial: string; usage: Usage }

/** `length`: the answer is sound as far as it goes, but the token limit was reached. */
export type AnswerEnding = 'complete' | 'length'

export type Origin = {
  engine: EngineDescription
  /** Present when this engine answers in place of another one, and why. */
  standsInFor?: { engine: EngineDescription; problem: TextProblem }
  /** Invisible characters removed from the data before it was sent. */
  hidden: HiddenText[]
}

export type HiddenText = { label: string; characters: number }

export type ModelAnswer = Origin & { text: string; ending: AnswerEnding; usage: Usage }
export type BrokenAnswer = TextProblem & { partial: string; usage: Usage }

/** `name` is read by the model too: a short noun in snake_case. */
export type Shape<Value> = { name: string; schema: z.ZodType<Value> }
export type ShapedAnswer<Value> = Origin & { value: Value; usage: Usage; repaired: boolean }

export type EngineHealth =
  | { ready: true; engine: EngineDescription; problem?: TextProblem }
  | { ready: false; engine: EngineDescription; problem: TextProblem }
