/** A reply as sound, for its listener only. iPhones need range requests to play it. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { hours } from '#kit/time.ts'
import { playAudio } from '../contract.ts'
import { SAYS, VOICE_KEPT } from '../spec.ts'
import type { AudioStore } from './audio-store.ts'
import { byteRange } from './byte-range.ts'

const gone = refused({ code: 'audio-gone', message: SAYS.audioGone })

export const audioRoute = (store: AudioStore, auth: Auth) => async (app: FastifyInstance) => {
  app.addHook('preHandler', requireSignedIn(auth))
  serve(app, playAudio, async ({ params, request, reply }) => {
    const row = await store.find(signedIn(request).userId, params.name)
    if (!row) return gone
    const range = byteRange(request.headers.range, row.bytes)
    if (range === 'beyond') {
      reply.header('content-range', `bytes */${row.bytes}`)
      return refused({ code: 'no-such-range', message: SAYS.audioGone })
    }
    const opened = await store.open(row, range)
    if (!opened.ok) return gone
    reply.headers({
      'accept-ranges': 'bytes',
      'content-length': range ? range.to - range.from + 1 : row.bytes,
      // Bytes under a name never change; private, because a shared computer's cache must not serve other users.
      'cache-control': `private, max-age=${hours(VOICE_KEPT.audioHours) / 1_000}, immutable`,
    })
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${row.bytes}`)
    return reply.type(row.mediaType).send(Readable.from(opened.value))
  })
}
