/**
 * Streamed answers as server-sent events: compressed where the browser supports it, each event flushed at
 * once, and a heartbeat in a long silence. A browser that receives neither knows the connection is dead.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { gzipPieces } from './gzip-pieces.ts'
import { AS_IT_COMES, openLines, type SendLines } from './line-sender.ts'

const SIGN_OF_LIFE = { every: 15_000, text: ': alive\n\n' } as const
const DONE = 'data: [DONE]\n\n'

/** Create once, where the routes are registered. */
export function eventSender(app: FastifyInstance): SendLines {
  const lineTo = openLines(app)
  return (reply, events) => {
    const line = lineTo(reply)
    const { encoding, ...packing } = compression(reply.request)
    const answer = openAnswer()
    void write(answer, packing, events(line), line.weLeave)
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ ...AS_IT_COMES, vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) })
      .send(answer.stream)
  }
}

/** When the server closes, the unsent rest has no `[DONE]`: an answer that was cut off must not look like a short one. */
async function write(
  { stream, send, drained }: OpenAnswer,
  { pack, end }: Omit<Compression, 'encoding'>,
  events: AsyncIterable<object>,
  weLeave: () => boolean,
): Promise<void> {
  const say = (text: string) => send(pack(text))
  const alive = setInterval(() => say(SIGN_OF_LIFE.text), SIGN_OF_LIFE.every)
  try {
    for await (const event of events) {
      if (stream.destroyed) return
      if (!say(`data: ${JSON.stringify(event)}\n\n`)) await drained()
    }
    if (!weLeave()) say(DONE)
    send(end() ?? '')
    stream.push(null)
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)))
  } finally {
    clearInterval(alive)
  }
}

type OpenAnswer = ReturnType<typeof openAnswer>

/** A stream written to word by word. Not a `PassThrough`, whose writing side costs as much again for each word. */
function openAnswer() {
  let wanted = () => {}
  const stream = new Readable({ read: () => wanted() })
  return {
    stream,
    /** False where the reader lags behind. */
    send: (piece: Buffer | string): boolean => stream.destroyed || stream.push(piece),
    /** A reader that has disconnected never drains. */
    drained: () =>
      new Promise<void>((go) => {
        const done = () => {
          stream.off('close', done)
          go()
        }
        wanted = done
        stream.once('close', done)
      }),
  }
}

type Compression = { encoding?: 'gzip'; pack(text: string): Buffer | string; end(): Buffer | undefined }

/**
 * Not Brotli: flushed per piece its output is larger than gzip's, and its encoders take half a megabyte
 * each (decision 0073).
 */
function compression({ headers }: FastifyRequest): Compression {
  const isRead = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
  return isRead ? { encoding: 'gzip', ...gzipPieces() } : { pack: (text) => text, end: () => undefined }
}
