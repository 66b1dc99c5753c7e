/**
 * Answers that arrive bit by bit, as server-sent events: compressed where the browser can read it, each event sent off at
 * once, and a sign of life in a long silence. A browser that hears neither knows that its line is dead.
 */
import { PassThrough, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AS_IT_COMES, openLines, type SendLines } from './line-sender.ts'

const SIGN_OF_LIFE = { every: 15_000, text: ': alive\n\n' } as const
const DONE = 'data: [DONE]\n\n'

/** To be made once, where the routes are registered. */
export function eventSender(app: FastifyInstance): SendLines {
  const lineTo = openLines(app)
  return (reply, events) => {
    const line = lineTo(reply)
    const { encoding, through, flush } = compression(reply.request)
    void write({ to: through, flush }, events(line), line.weLeave)
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ ...AS_IT_COMES, vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) })
      .send(through)
  }
}

/** What is left unsaid when we leave has no `[DONE]`: an answer that was cut off must not look like a short one. */
async function write(
  { to, flush }: Pick<Compression, 'flush'> & { to: Transform },
  events: AsyncIterable<object>,
  weLeave: () => boolean,
): Promise<void> {
  const send = (text: string) => {
    if (to.destroyed) return
    to.write(text)
    flush()
  }
  const alive = setInterval(() => send(SIGN_OF_LIFE.text), SIGN_OF_LIFE.every)
  try {
    for await (const event of events) {
      if (to.destroyed) return
      send(`data: ${JSON.stringify(event)}\n\n`)
      if (to.writableNeedDrain) await drained(to)
    }
    if (!weLeave()) send(DONE)
    to.end()
  } catch (error) {
    to.destroy(error instanceof Error ? error : new Error(String(error)))
  } finally {
    clearInterval(alive)
  }
}

/** A reader that leaves never drains. */
const drained = (to: Transform): Promise<void> =>
  new Promise((go) => {
    const done = () => {
      to.off('drain', done).off('close', done)
      go()
    }
    to.once('drain', done).once('close', done)
  })

/** A window of 32 KB holds a whole answer, and a thousand readers at once stay affordable. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 15,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
  chunkSize: 4 * 1024,
  flush: constants.BROTLI_OPERATION_PROCESS,
}

type Compression = { encoding?: 'br' | 'gzip'; through: Transform; flush(): void }

function compression({ headers }: FastifyRequest): Compression {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) {
    const through = createBrotliCompress(BROTLI)
    return { encoding: 'br', through, flush: () => through.flush(constants.BROTLI_OPERATION_FLUSH) }
  }
  if (/\bgzip\b/.test(accepted)) {
    const through = createGzip({ level: 6, memLevel: 7, chunkSize: 4 * 1024 })
    return { encoding: 'gzip', through, flush: () => through.flush(constants.Z_SYNC_FLUSH) }
  }
  return { through: new PassThrough(), flush() {} }
}
