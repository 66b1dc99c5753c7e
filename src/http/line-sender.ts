/**
 * Streamed answers as lines of JSON. When the reader disconnects, the work behind them stops: the upstream
 * call of a student who closed the page would go on costing money. A closing server stops all of it.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type LineContext = {
  /** Aborted when the reader disconnects or the server closes. */
  signal: AbortSignal
  /** True when the server, not the reader, ends the answer. */
  weLeave(): boolean
}
export type SendLines = (
  reply: FastifyReply,
  lines: (line: LineContext) => AsyncIterable<object>,
) => FastifyReply

/** Create once, where the routes are registered. */
export function lineSender(app: FastifyInstance): SendLines {
  const lineTo = openLines(app)
  return (reply, lines) =>
    reply
      .type('application/x-ndjson; charset=utf-8')
      .headers(AS_IT_COMES)
      .send(Readable.from(jsonLines(lines(lineTo(reply))), { objectMode: false }))
}

/** No proxy on the way may store it, transform it or buffer it. */
export const AS_IT_COMES = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' } as const

/** One line per reply, aborted when its reader disconnects or the server closes. */
export function openLines(app: FastifyInstance): (reply: FastifyReply) => LineContext {
  const open = new Set<AbortController>()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const line of open) line.abort()
  })
  return (reply) => {
    const line = new AbortController()
    open.add(line)
    reply.raw.once('close', () => {
      open.delete(line)
      if (!reply.raw.writableFinished) line.abort()
      // Kept alive for a next request, the connection would delay the closing server by a minute.
      if (closing) reply.request.raw.socket.end()
    })
    return { signal: line.signal, weLeave: () => closing }
  }
}

async function* jsonLines(lines: AsyncIterable<object>): AsyncGenerator<string, void, undefined> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
