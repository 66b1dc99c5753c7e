/** A picture on request, kept as two messages of a conversation: what was asked for, and what came of it. */
import { randomUUID } from 'node:crypto'
import { meteredImage } from '#capabilities/usage/server/metered-image.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import type { Generated, ImageRequest } from '../../contract.ts'
import { readDrawing } from '../../rules/drawing/read-drawing.ts'
import { addressOfImage } from '../../rules/image-address.ts'
import { SAYS } from '../../spec.ts'
import { findOwn } from '../conversations/conversation-rows.ts'
import { messageOf } from '../conversations/extras.ts'
import type { TextChat } from '../text-chat.ts'
import { keepExchange } from './keep-exchange.ts'

type Made = Result<Generated, Problem<'not-found'>>

export async function generate(chat: TextChat, userId: string, asked: ImageRequest): Promise<Made> {
  const { outside, images } = chat
  if (asked.conversationId && !(await findOwn(outside.db, userId, asked.conversationId)))
    return failed({ code: 'not-found', message: SAYS.conversationGone })
  const drawn = await draw(chat, userId, asked)
  if (!drawn.ok) return ok({ success: false, images: [], error: sentenceOf(drawn.problem) })
  const { conversation, question, answer } = await keepExchange(outside, {
    userId,
    conversationId: asked.conversationId || undefined,
    prompt: asked.prompt,
    attempt: randomUUID(),
    engine: drawn.value.engine,
    addImages: async (conversationId) => {
      const ids = await Promise.all(
        drawn.value.pictures.map((picture) => images.keep(userId, conversationId, picture)),
      )
      return ids.map((id) => ({ url: addressOfImage(id) }))
    },
  })
  const messages = [messageOf(question), messageOf(answer)]
  return ok({
    success: true,
    images: messages[1]?.generatedImages ?? [],
    conversationId: conversation.id,
    messages,
  })
}

/** Without a model, what can be drawn all the same. */
const sentenceOf = ({ code, message }: Problem) =>
  code === 'not-able' ? `${message} ${SAYS.drawsWithout}` : message

const COMPUTED = { name: 'Computed drawing', builtIn: true } as const

type Drawn = { pictures: Picture[]; engine: { name: string; builtIn: boolean } }

async function draw(
  { outside }: TextChat,
  userId: string,
  asked: ImageRequest,
): Promise<Result<Drawn, Problem>> {
  const computed = outside.aiImage.description.builtIn ? readDrawing(asked.prompt) : undefined
  if (computed) {
    // Loaded when somebody draws: letters and painter take a moment and some memory.
    const { paintDrawing } = await import('../drawing/paint-drawing.ts')
    return ok({ pictures: [await paintDrawing(computed)], engine: COMPUTED })
  }
  const engine = meteredImage(outside, outside.aiImage, { who: userId, assistant: 'textChat' })
  const { prompt, size, quality, style, n } = asked
  const drawing = await engine.draw({ prompt, size: size as `${number}x${number}`, quality, style, count: n })
  return drawing.ok ? ok({ pictures: drawing.value.pictures, engine: engine.description }) : drawing
}
