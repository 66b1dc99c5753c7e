/** Calls to our own server. The result is a value: an answer, or a problem with the sentence to show. */
import type { z } from 'zod'
import {
  type Address,
  type AddressOf,
  type Bytes,
  type Call,
  type CodeOf,
  type Filling,
  type Form,
  filledPath,
  type NamesIn,
  type ParamsFor,
} from '#contracts/call.ts'
import type { AnywhereCode, Refusal } from '#contracts/refusal.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { CACHED_AT_HEADER, recordAnswer } from './cached-answers.ts'
import { READ_TIMEOUT, readTimeout } from './read-timeout.ts'
import { type Filled, request } from './request.ts'

/** `code` is the server's; 'unreachable' is ours, when the connection or the server is down. */
export type CallProblem<Code extends string = string> = Problem<Code | AnywhereCode | 'unreachable'> & {
  /** 0 when there was no answer at all. */
  status: number
  retryAfterSeconds?: number | undefined
  /** For 'unreachable': the message from the network or a proxy. Used only where the specification quotes it. */
  lineSays?: string | undefined
}

type SentParams<Path extends string> = [NamesIn<Path>] extends [never] ? unknown : { params: ParamsFor<Path> }
/** Required when the call has one; may be omitted when none of its fields is required. */
type SentPart<Name extends 'query' | 'body', S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [N in Name]?: z.input<S> | undefined }
    : { [N in Name]: z.input<S> }
  : unknown

type SentForm<Body> = Body extends Form
  ? { fields: z.input<Body['form']>; files?: { [Name in keyof Body['files']]?: File | undefined } }
  : unknown
type SentHeaders<Headers> =
  Headers extends Readonly<Record<string, string>>
    ? { headers?: { [Name in keyof Headers]?: string } | undefined }
    : unknown

type CallOptions = {
  signal?: AbortSignal | undefined
  /** The screen announces the end of its session itself and stays open (house ruling 16). */
  staysOpen?: boolean | undefined
}
export type CallArguments<C extends Call> = CallOptions &
  SentParams<C['path']> &
  SentPart<'query', C['query']> &
  SentPart<'body', C['body']> &
  SentForm<C['body']> &
  SentHeaders<C['headers']>
export type SentWith<C extends Call> =
  Record<never, never> extends CallArguments<C> ? [sent?: CallArguments<C>] : [sent: CallArguments<C>]

/** The answer promised by the route's contract. Bytes, lines and events have their own senders. */
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined
export type AnsweredBy<C extends Call> = Result<AnswerOf<C>, CallProblem<CodeOf<C>>>

/** Dispatched to the session when a call finds that the user is no longer signed in. */
export const SESSION_ENDED = 'weekbe4:session-ended'

const unreachable = {
  code: 'unreachable',
  message: 'Weekbe4 cannot be reached at the moment. Check your connection and try again.',
} as const

type SentAny = CallOptions & Filled

/**
 * `ask<typeof signIn>(CALLS.signIn, { body })`: the type comes from contract.ts, the address from spec.ts. Reads time out: a
 * connection that died silently is a problem like any other.
 */
export async function callApi<C extends Call>(
  address: AddressOf<C>,
  ...[sent]: SentWith<C>
): Promise<AnsweredBy<C>> {
  const reads = address.method === 'GET'
  const waiting = reads ? readTimeout(sent?.signal) : undefined
  waiting?.waitFor(READ_TIMEOUT.begins)
  const response = await send(address, sent, waiting?.signal)
  waiting?.waitFor(READ_TIMEOUT.ends)
  const answer: unknown = await response.json().catch(() => undefined)
  waiting?.end()
  if (response.status === 204) return ok(undefined as AnswerOf<C>)
  // It comes from our own server, which keeps its contract, so it is not validated again on the phone.
  if (response.ok && answer !== undefined) {
    if (reads)
      recordAnswer(
        filledPath(address.path, sent as Filling | undefined),
        response.headers.get(CACHED_AT_HEADER),
      )
    return ok(answer as AnswerOf<C>)
  }
  return refusal(response, answer, sent)
}

/** For calls that answer with bytes: a file to save, under the server's name for it. */
export async function askFile<C extends Call & { answer: Bytes }>(
  address: AddressOf<C>,
  ...[sent]: SentWith<C>
): Promise<Result<File, CallProblem<CodeOf<C>>>> {
  const response = await send(address, sent)
  if (!response.ok) return refusal(response, await response.json().catch(() => undefined), sent)
  const name = filenameIn(response.headers.get('content-disposition') ?? '')
  // If the connection breaks in the middle of a file, there is no file.
  const bytes = await response.blob().catch(() => undefined)
  return bytes ? ok(new File([bytes], name)) : failed({ ...unreachable, status: 0 })
}

/** The server's name for the file; the UTF-8 form is preferred over the ASCII one. */
function filenameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? '')
}

/** Stands in for a response when there was none. */
type Lost = Pick<Response, 'status' | 'statusText' | 'json'> & { ok: false }

const send = (
  address: Address,
  sent: SentAny = {},
  signal: AbortSignal | undefined = sent.signal,
): Promise<Response | Lost> =>
  request(address, { ...sent, signal }).catch((error: Error) => {
    // A call we aborted ourselves needs no message.
    if (sent.signal?.aborted) throw error
    return { ok: false, status: 0, statusText: error.message, json: async () => undefined }
  })

function refusal<Code extends string>(response: Response | Lost, answer: unknown, sent: SentAny = {}) {
  const problem = problemIn<Code>(answer, response)
  if (problem.code === 'not-signed-in' && !sent.staysOpen) dispatchEvent(new Event(SESSION_ENDED))
  return failed(problem)
}

/** A proxy between us and the server may answer in its own format, without one of our sentences. */
function problemIn<Code extends string>(
  answer: unknown,
  { status, statusText }: Response | Lost,
): CallProblem<Code> {
  const { error, code, retryAfterSeconds } = (answer ?? {}) as Partial<Refusal>
  if (typeof error !== 'string' || typeof code !== 'string')
    return { ...unreachable, status, lineSays: error ?? statusText }
  return { code: code as Code, message: error, status, retryAfterSeconds }
}
