/** A picture on request, stored as two messages of a conversation: the request and the result. */
import { meteredImage } from '#capabilities/usage/server/index.ts'
import { ok, type Problem, type Result } from '#kit/result.ts'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import type { Generated, ImageRequest } from '../../contract.ts'
import { readDrawing } from '../../rules/drawing/read-drawing.ts'
import { addressOfImage } from '../../rules/image-address.ts'
import { SAYS, SERVER_SAYS } from '../../spec.ts'
import { type BegunAnswer, beginAnswer } from '../answers/begin-answer.ts'
import { messageOf } from '../conversations/extras.ts'
import type { MessageRow } from '../tables.ts'
import type { TextChat } from '../text-chat.ts'
import { finish, keepDrawing, settled, undo } from './keep-exchange.ts'

type Made = Result<Generated, Problem<'not-found'>>
export type ImageAsked = ImageRequest & { userId: string; attempt: string }

export async function generate(chat: TextChat, asked: ImageAsked): Promise<Made> {
  const { services } = chat
  const { userId, attempt, prompt, conversationId } = asked
  const begun = await beginAnswer(services, {
    userId,
    attempt,
    prompt,
    conversationId: conversationId || undefined,
    parentId: undefined,
    again: undefined,
    documentId: undefined,
    extras: {},
  })
  if (!begun.ok) return begun
  if (!begun.value.isNew) return ok(generated(begun.value, await settled(services, begun.value)))
  const letGo = keepDrawing(services, begun.value.answer)
  try {
    return ok(await drawAndKeep(chat, asked, begun.value))
  } catch (error) {
    await undo(services, begun.value, conversationId !== '')
    throw error
  } finally {
    letGo()
  }
}

async function drawAndKeep(chat: TextChat, asked: ImageAsked, begun: BegunAnswer): Promise<Generated> {
  const { services, images } = chat
  const drawn = await draw(chat, asked)
  if (!drawn.ok) {
    await undo(services, begun, asked.conversationId !== '')
    return { success: false, images: [], error: sentenceOf(drawn.problem) }
  }
  const { pictures, engine } = drawn.value
  const ids = await Promise.all(
    pictures.map((picture) => images.keep(asked.userId, begun.conversation.id, picture)),
  )
  const generatedImages = ids.map((id) => ({ url: addressOfImage(id) }))
  return generated(begun, await finish(services, begun.answer, { generatedImages, engine }))
}

function generated({ conversation, question }: BegunAnswer, answer: MessageRow | undefined): Generated {
  const message = answer && messageOf(answer)
  if (!message?.generatedImages) return { success: false, images: [], error: SAYS.imageNotMade }
  return {
    success: true,
    images: message.generatedImages,
    conversationId: conversation.id,
    messages: [messageOf(question), message],
  }
}

/** Without a model, the sentence names what can be drawn anyway. */
const sentenceOf = ({ code, message }: Problem) =>
  code === 'not-able' ? `${message} ${SERVER_SAYS.drawsWithout}` : message

const COMPUTED = { name: 'Computed drawing', builtIn: true } as const

type Drawn = { pictures: Picture[]; engine: { name: string; builtIn: boolean } }

async function draw({ services }: TextChat, asked: ImageAsked): Promise<Result<Drawn, Problem>> {
  const computed = services.aiImage.description.builtIn ? readDrawing(asked.prompt) : undefined
  if (computed) {
    // Loaded for the first drawing: fonts and painter take a moment and some memory.
    const { paintDrawing } = await import('../drawing/paint-drawing.ts')
    return ok({ pictures: [await paintDrawing(computed)], engine: COMPUTED })
  }
  const engine = meteredImage(services, services.aiImage, { who: asked.userId, assistant: 'textChat' })
  const { prompt, size, quality, style, n } = asked
  const drawing = await engine.draw({ prompt, size: size as `${number}x${number}`, quality, style, count: n })
  return drawing.ok ? ok({ pictures: drawing.value.pictures, engine: engine.description }) : drawing
}
