/** Most engines can only stream. The rest of the port is derived from that, the same way for all of them. */
import { z } from 'zod'
import { failed, ok, type Result } from '#kit/result.ts'
import {
  type AiText,
  type BrokenAnswer,
  DEFAULT_MAX_TOKENS,
  type EngineDescription,
  type EngineHealth,
  type JsonShape,
  type ModelAnswer,
  type Shape,
  type ShapedAnswer,
  type TextEvent,
  type TextRequest,
} from './ai-text.ts'
import { collect } from './collect.ts'
import { readShape } from './read-shape.ts'
import { textProblem } from './text-problem.ts'
import { addUsage } from './usage.ts'

export type TextSource = {
  description: EngineDescription
  stream(request: TextRequest): AsyncIterable<TextEvent>
  health(signal?: AbortSignal): Promise<EngineHealth>
}

export const engineFrom = (source: TextSource): AiText => ({
  description: source.description,
  stream: (request) => source.stream(request),
  complete: (request) => collect(source.stream(request)),
  answerInShape: (request, shape) => answerInShape(source, request, shape),
  health: (signal) => source.health(signal),
})

async function answerInShape<Value>(
  source: TextSource,
  request: TextRequest,
  { name, schema }: Shape<Value>,
): Promise<Result<ShapedAnswer<Value>, BrokenAnswer>> {
  const hint: JsonShape = { name, jsonSchema: jsonSchemaOf(schema) }
  const instructions = `${request.instructions}\n\n${shapeInWords(hint)}`
  const asked: TextRequest = { ...request, instructions, shape: hint }

  const first = await collect(source.stream(asked))
  if (!first.ok && first.problem.code !== 'bad-output') return first
  const told = first.ok ? first.value : { text: first.problem.partial, usage: first.problem.usage }
  const reading = readShape(told.text, schema)
  if (first.ok && reading.ok) return ok(shaped(first.value, reading.value, false))

  const why = reading.ok ? 'it did not arrive whole' : reading.why
  const second = await collect(source.stream(refetch(asked, told.text, why, first)))
  if (!second.ok) return failed({ ...second.problem, usage: addUsage(told.usage, second.problem.usage) })
  const usage = addUsage(told.usage, second.value.usage)
  const repaired = readShape(second.value.text, schema)
  if (repaired.ok) return ok({ ...shaped(second.value, repaired.value, true), usage })
  return failed({ ...textProblem('bad-output', { detail: repaired.why }), partial: second.value.text, usage })
}

function shaped<Value>({ text: _, ending: __, ...rest }: ModelAnswer, value: Value, repaired: boolean) {
  return { ...rest, value, repaired }
}

function refetch(
  request: TextRequest,
  broken: string,
  why: string,
  first: Result<ModelAnswer, BrokenAnswer>,
): TextRequest {
  const again = `That could not be used: ${why}. Send the whole JSON value again, complete, and nothing else.`
  const ranOut = first.ok && first.value.ending === 'length'
  return {
    ...request,
    ...(ranOut && { maxTokens: 2 * (request.maxTokens ?? DEFAULT_MAX_TOKENS) }),
    messages: [
      ...request.messages,
      // Providers refuse an empty message.
      { role: 'assistant', text: broken.trim() || '(no answer)' },
      { role: 'user', text: again },
    ],
  }
}

// Also described in the prompt: some servers accept a schema and ignore it, some do not support any.
const shapeInWords = ({ jsonSchema }: JsonShape) =>
  `Answer with one JSON value and nothing else. It must satisfy this JSON Schema:\n${JSON.stringify(jsonSchema)}`

function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' })
  return jsonSchema
}
