/**
 * Registers a route from its call. Input is always checked, and a wrong shape is refused with a sentence
 * of the product's; output is checked in tests and during development (`keepContracts`).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { z } from 'zod'
import type { Bytes, Call, CodeOf, Events, Form, Lines, NamesIn } from '#contracts/call.ts'
import { paramsOf } from '#contracts/params.ts'
import { ANYWHERE, type AnywhereCode } from '#contracts/refusal.ts'
import type { Problem } from '#kit/result.ts'
import { RefusalError, unclear as unclearAnywhere } from './answer.ts'
import { checkAnswer, checkLine } from './check-answer.ts'
import { eventSender } from './event-sender.ts'
import { type FormReader, formReader } from './form.ts'
import { type LineContext, lineSender } from './line-sender.ts'
import { isBytes, isEvents, isForm, isLines, usualStatus } from './served-calls.ts'

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type ParamsIn<C extends Call> = C extends { params: z.ZodType }
  ? z.output<C['params']>
  : { readonly [Name in NamesIn<C['path']>]: string }

export type ServedRequest<C extends Call> = {
  params: ParamsIn<C>
  query: Out<C['query']>
  /** The reader of a form, which is still arriving. Undefined for bytes, which the route reads itself. */
  body: C['body'] extends Form ? FormReader<z.output<C['body']['form']>> : Out<C['body']>
  request: FastifyRequest
  reply: FastifyReply
}

/** A route hands its answer over and may keep it: no code on the way writes into it. */
export type Unwritten<T> = T extends readonly (infer Item)[]
  ? readonly Unwritten<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Unwritten<T[Name]> }
    : T
type AnswerIn<A> = A extends z.ZodType
  ? Unwritten<z.input<A>>
  : A extends Lines<infer S> | Events<infer S>
    ? (line: LineContext) => AsyncIterable<z.input<S>>
    : A extends Bytes
      ? FastifyReply
      : undefined

export type Answering<C extends Call> = AnswerIn<C['answer']> | RefusalError<CodeOf<C> | AnywhereCode>
type Issues = readonly z.core.$ZodIssue[]

export type ServeOptions = {
  /** The message, with 400, for a request in another shape than ours. */
  unclear?: Problem | ((issues: Issues, request: FastifyRequest) => Problem)
  /** A guard for this call only. */
  before?: preHandlerAsyncHookHandler
  largestBody?: number
}

/** `A` keeps its literal types, so that `{ status: true }` is not widened to boolean. */
export function serve<const C extends Call, const A extends Answering<C>>(
  app: FastifyInstance,
  call: C,
  work: (asked: ServedRequest<C>) => Promise<A>,
  { unclear = unclearAnywhere, before, largestBody }: ServeOptions = {},
): void {
  const { contracts } = app
  const params = paramsOf(call)
  const served = { call, unclear: 'code' in unclear ? unclear.code : undefined }
  contracts.served.push(served)
  const sendLines = isLines(call.answer)
    ? lineSender(app)
    : isEvents(call.answer)
      ? eventSender(app)
      : undefined

  app.route({
    method: call.method,
    url: call.path,
    config: { served },
    ...(before ? { preHandler: before } : {}),
    ...(largestBody ? { bodyLimit: largestBody } : {}),
    async handler(request, reply) {
      const read = readIn(call, params, request)
      if (!read.ok && read.place === 'params') {
        const problem = nothingThere(call)
        return send(reply, new RefusalError(problem), statusOf(call, problem.code))
      }
      if (!read.ok) {
        const problem = 'code' in unclear ? unclear : unclear(read.issues, request)
        return send(reply, new RefusalError(problem), 400)
      }
      const answer: Answering<Call> = await work({ ...(read.value as ServedRequest<C>), request, reply })
      if (answer instanceof RefusalError) return send(reply, answer, statusOf(call, answer.problem.code))
      if (reply.sent || isBytes(call.answer)) return reply
      if (reply.statusCode === 200) reply.code(usualStatus(call))
      if (call.answer === 'nothing') return reply.send()
      if (sendLines) {
        const lines = answer as unknown as (line: LineContext) => AsyncIterable<object>
        return sendLines(reply, contracts.check ? (line) => checked(call, lines(line)) : lines)
      }
      if (contracts.check) checkAnswer(call, reply.statusCode, answer)
      return reply.send(answer)
    },
  })
}

const isSchema = (body: z.ZodType | Form | Bytes): body is z.ZodType => '_zod' in body

function statusOf({ method, path, refusals }: Call, code: string): number {
  const status = refusals[code] ?? (ANYWHERE as Record<string, number>)[code]
  if (status === undefined) throw new Error(`${method} ${path} does not say that it refuses with ${code}.`)
  return status
}

function send(reply: FastifyReply, { problem, more, closesConnection }: RefusalError, status: number) {
  if (closesConnection) reply.header('connection', 'close')
  if ('retryAfterSeconds' in more) reply.header('retry-after', String(more.retryAfterSeconds))
  return reply.code(status).send({ error: problem.message, code: problem.code, ...more })
}

/** An address no record can have gives the call's own 'not found' code. */
function nothingThere({ refusals }: Call): Problem {
  const missing = Object.keys(refusals).filter((code) => refusals[code] === 404)
  const code = missing.includes('not-found') ? 'not-found' : missing[0]
  return code ? { code, message: 'This was not found.' } : unclearAnywhere
}

type PartResult =
  | { ok: true; value: object }
  | { ok: false; place: 'params' | 'query' | 'body'; issues: Issues }

function readIn(call: Call, params: z.ZodType | undefined, request: FastifyRequest): PartResult {
  const { query, body } = call
  const value: Record<string, unknown> = { params: {} }
  const parts = [
    ['params', params, request.params],
    ['query', query, request.query],
    ['body', body && isSchema(body) ? body : undefined, request.body],
  ] as const
  for (const [place, schema, sent] of parts) {
    if (!schema) continue
    const read = schema.safeParse(sent)
    if (!read.success) return { ok: false, place, issues: read.error.issues }
    value[place] = read.data
  }
  if (isForm(body)) value.body = formReader(body, request)
  return { ok: true, value }
}

async function* checked(call: Call, lines: AsyncIterable<object>): AsyncGenerator<object> {
  for await (const line of lines) {
    checkLine(call, line)
    yield line
  }
}
