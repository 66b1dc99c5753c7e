/**
 * The connection to a provider, and its events as they arrive. `fetch` and the SDK's reader pass each word through
 * five web streams and a schema; a thousand answers at once filled a core with that alone (decision 0087).
 */
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { text as wholeText } from 'node:stream/consumers'
import { createParser } from 'eventsource-parser'

/** Thrown through the SDK, which has written the request but need not read the answer. */
export class Accepted extends Error {
  readonly answer: IncomingMessage
  constructor(answer: IncomingMessage) {
    super('The answer is read elsewhere.')
    this.answer = answer
  }
}

/** Sends the request the SDK wrote. An error response goes back to it: it knows its provider's errors. */
export const throwWhenAccepted: typeof fetch = async (url, { method, headers, body, signal } = {}) => {
  const answer = await sent(new URL(String(url)), {
    method: method ?? 'GET',
    headers: Object.fromEntries(new Headers(headers)),
    body: String(body ?? ''),
    signal: signal ?? undefined,
  })
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) throw new Accepted(answer)
  return new Response(await wholeText(answer), { status, headers: headersOf(answer) })
}

type ProviderRequest = {
  method: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal | undefined
}

function sent(url: URL, { body, signal, ...rest }: ProviderRequest): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    // The length is known in advance, so that the body is not chunked: some small servers cannot read that.
    const headers = { ...rest.headers, 'content-length': Buffer.byteLength(body) }
    request(url, { ...rest, headers, ...(signal && { signal }) }, resolve)
      .on('error', reject)
      .end(body)
  })
}

const headersOf = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )

export type LineHandlers = {
  onEvent(data: string): void
  /** Ended normally. */
  onEnd(): void
  onBreak(): void
}

export function hearEvents(answer: IncomingMessage, { onEvent, onEnd, onBreak }: LineHandlers): void {
  const parser = createParser({ onEvent: ({ data }) => onEvent(data) })
  answer.setEncoding('utf8')
  answer
    .on('data', (piece: string) => parser.feed(piece))
    .once('end', onEnd)
    .once('error', onBreak)
}
