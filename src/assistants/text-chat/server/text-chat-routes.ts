import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/index.ts'
import { conversationRoutes } from './conversations/conversation-routes.ts'
import { exportRoute } from './export/export-route.ts'
import { imageRoutes } from './images/image-routes.ts'
import { sayRoutes } from './questions/question-routes.ts'
import type { TextChat } from './text-chat.ts'

/** Each in a separate scope: only asking and drawing have to be paid for. */
export const textChatRoutes = (chat: TextChat, auth: Auth) => async (app: FastifyInstance) => {
  await app.register(sayRoutes(chat, auth))
  await app.register(conversationRoutes(chat, auth))
  await app.register(exportRoute(chat, auth))
  await app.register(imageRoutes(chat, auth))
}
