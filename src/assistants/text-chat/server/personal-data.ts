import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { ChatMessage } from '../contract.ts'
import { conversationsOf } from './conversations/conversation-rows.ts'
import { messageOf } from './conversations/extras.ts'
import { chatConversations, chatImages, chatMessages } from './tables.ts'
import type { TextChat } from './text-chat.ts'

/** A person's conversations in writing, for "export my data" and "delete my account". */
export const textChatData = ({ answers, images }: TextChat) =>
  personalData({
    name: 'chatConversations',
    schema: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        createdAt: z.string(),
        messages: z.array(ChatMessage),
        images: z.array(z.object({ imageId: z.string(), mediaType: z.string(), bytes: z.number() })),
      }),
    ),
    async gather(db, userId) {
      const messages = await db
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.userId, userId))
        .orderBy(asc(chatMessages.position))
      const pictures = await db.select().from(chatImages).where(eq(chatImages.userId, userId))
      return (await conversationsOf(db, userId)).map(({ id, title, createdAt }) => ({
        id,
        title,
        createdAt: createdAt.toISOString(),
        messages: messages.filter(({ conversationId }) => conversationId === id).map(messageOf),
        images: pictures
          .filter(({ conversationId }) => conversationId === id)
          .map(({ id: imageId, mediaType, bytes }) => ({ imageId, mediaType, bytes })),
      }))
    },
    async forget(tx, userId) {
      answers.stopWhere((live) => live.userId === userId)
      await images.forgetOf(tx, { userId })
      await tx.delete(chatMessages).where(eq(chatMessages.userId, userId))
      await tx.delete(chatConversations).where(eq(chatConversations.userId, userId))
    },
  })
