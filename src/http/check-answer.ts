/** Checks that answers match their contract. A field the contract does not know is drift too. */
import { z } from 'zod'
import type { Call } from '#contracts/call.ts'
import { ANYWHERE, Refusal } from '#contracts/refusal.ts'
import { isBytes, isEvents, isLines, type ServedCall, statusesOf } from './served-calls.ts'
import { strictSchema } from './strict-schema.ts'

function hold(call: Call, what: string, schema: z.ZodType, value: unknown): void {
  // As the client receives it: dates become strings, and undefined fields are dropped.
  const read = strictSchema(schema).safeParse(JSON.parse(JSON.stringify(value) ?? 'null'))
  if (!read.success)
    throw new Error(
      `${call.method} ${call.path}: ${what} is not what its contract says.\n${z.prettifyError(read.error)}`,
    )
}

export function checkAnswer(call: Call, status: number, value: unknown): void {
  const { answer } = call
  if (answer === 'nothing' || !('_zod' in answer)) return
  hold(call, `the answer ${status}`, answer, value)
}

export function checkLine(call: Call, line: unknown): void {
  const { answer } = call
  if (isLines(answer)) hold(call, 'a line', answer.lines, line)
  if (isEvents(answer)) hold(call, 'an event', answer.events, line)
}

/**
 * Checks its shape, and that the call declares this code with this status. Refusals common to all calls
 * have the product's own shape.
 */
export function checkRefusal({ call, unclear }: ServedCall, status: number, value: unknown): void {
  const { code } = (value ?? {}) as Partial<Refusal>
  const isOwn = code === undefined || !(code in ANYWHERE)
  const own = call.refusal ?? Refusal
  hold(call, `the refusal ${status}`, isOwn ? own : z.union([own, Refusal]), value)
  const known =
    { ...ANYWHERE, ...call.refusals }[code ?? ''] === status || (status === 400 && code === unclear)
  if (!known)
    throw new Error(`${call.method} ${call.path} does not say that it refuses with ${status} ${code}.`)
}

export function checkStatus(call: Call, status: number): void {
  if (!statusesOf(call).includes(status))
    throw new Error(`${call.method} ${call.path} does not say that it answers ${status}.`)
}

/** Checked only by media type; the content needs a reader of that format. */
export function checkBytes(call: Call, contentType: unknown): void {
  const type = String(contentType).split(';')[0]?.trim() ?? ''
  if (isBytes(call.answer) && !call.answer.bytes.includes(type))
    throw new Error(`${call.method} ${call.path} does not say that it answers with ${type}.`)
}
