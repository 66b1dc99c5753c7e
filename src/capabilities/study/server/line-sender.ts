/**
 * Answers that arrive bit by bit, as lines of JSON. Whoever leaves stops the work behind them: the upstream
 * call of a student who closed the page would go on costing money. A server that closes stops all of it.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type SendLines = (
  reply: FastifyReply,
  lines: (signal: AbortSignal) => AsyncIterable<object>,
) => FastifyReply

/** To be made once, where the routes are registered. */
export function lineSender(app: FastifyInstance): SendLines {
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const line of open) line.abort()
  })

  return (reply, lines) => {
    const line = new AbortController()
    open.add(line)
    reply.raw.once('close', () => {
      open.delete(line)
      if (!reply.raw.writableFinished) line.abort()
    })
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(written(lines(line.signal)), { objectMode: false }))
  }
}

async function* written(lines: AsyncIterable<object>): AsyncGenerator<string, void, undefined> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
