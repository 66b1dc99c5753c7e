/** `/ai/chat/images/*`: generating one, and showing and downloading one's own. No external address is ever requested (ruling 11). */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireAccess } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { attachmentNamed } from '#http/attachment.ts'
import { paceOfCalls } from '#http/call-rate.ts'
import { serve } from '#http/serve.ts'
import { downloadImage, generateImage, showImage } from '../../contract.ts'
import { imageIdIn } from '../../rules/image-address.ts'
import { CHAT_LIMITS, SAYS, SERVER_SAYS } from '../../spec.ts'
import { attemptOf } from '../questions/attempt-of.ts'
import type { ImageRow } from '../tables.ts'
import type { TextChat } from '../text-chat.ts'

const gone = refused({ code: 'not-found', message: SERVER_SAYS.imageGone })
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

export const imageRoutes = (chat: TextChat, auth: Auth) => async (app: FastifyInstance) => {
  const { services, images } = chat
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
  const mayDraw = paceOfCalls(services, 'chat-image', CHAT_LIMITS.imagesPerMinute)

  serve(
    app,
    generateImage,
    async ({ body, request }) => {
      const { userId } = signedIn(request)
      if (body.prompt.trim() === '') return refused({ code: 'blank', message: SERVER_SAYS.blankImagePrompt })
      if (!(await mayDraw(userId))) return refused({ code: 'too-fast', message: SERVER_SAYS.tooFast })
      const { generate } = await import('./generate.ts')
      const made = await generate(chat, { ...body, userId, attempt: attemptOf(request) ?? randomUUID() })
      return made.ok ? made.value : refused(made.problem)
    },
    {
      before: requireAccess(services, 'textChat'),
      unclear: { code: 'not-understood', message: SERVER_SAYS.notUnderstood },
    },
  )

  async function send(reply: FastifyReply, row: ImageRow, disposition: string) {
    const opened = await images.open(row)
    if (!opened.ok) return gone
    return reply
      .headers({
        'content-disposition': disposition,
        'content-length': row.bytes,
        'cache-control': 'private, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
      })
      .type(row.mediaType)
      .send(Readable.from(opened.value))
  }

  serve(app, downloadImage, async ({ query, request, reply }) => {
    const id = imageIdIn(query.url, services.baseUrl)
    if (!id) return refused({ code: 'not-ours', message: SERVER_SAYS.imageGone })
    const row = await images.find(signedIn(request).userId, id)
    if (!row) return gone
    const name = `generated-image-${row.createdAt.getTime()}.${ENDINGS[row.mediaType] ?? 'png'}`
    return send(reply, row, attachmentNamed(name))
  })

  serve(app, showImage, async ({ params, request, reply }) => {
    const row = await images.find(signedIn(request).userId, params.imageId)
    return row ? send(reply, row, 'inline') : gone
  })
}
