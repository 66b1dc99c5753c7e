/**
 * Reads the rest of a request that is refused for its size. A browser sends all of it before it reads an answer: where the
 * connection is cut instead, the student sees a broken line and never the sentence.
 */
import type { IncomingMessage } from 'node:http'
import { seconds } from '#kit/time.ts'

/** More than any screen sends by mistake. Whoever sends more is cut off. */
const MOST = 64 * 1024 * 1024
const WITHIN = seconds(30)

export const drainRequest = (request: IncomingMessage): Promise<void> =>
  new Promise((done) => {
    if (request.complete || request.destroyed) return done()
    let bytes = 0
    const timer = setTimeout(finish, WITHIN)
    function finish() {
      clearTimeout(timer)
      request.off('data', count)
      done()
    }
    function count(piece: Buffer) {
      bytes += piece.length
      if (bytes > MOST) finish()
    }
    request.on('data', count).once('end', finish).once('close', finish).once('error', finish)
    request.resume()
  })
