import { eq } from 'drizzle-orm'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { conversationsOf, messagesOf } from './conversations/conversation-rows.ts'
import { messageOf } from './conversations/extras.ts'
import { chatConversations } from './tables.ts'
import type { TextChat } from './text-chat.ts'

/** A person's conversations, for "export my data" and "delete my account". */
export const textChatData = ({ answers, images }: TextChat): PersonalData => ({
  name: 'conversations',
  async gather(db, userId) {
    const kept = []
    for (const { id, title, createdAt } of await conversationsOf(db, userId)) {
      const messages = (await messagesOf(db, id)).map(messageOf)
      kept.push({ id, title, createdAt: createdAt.toISOString(), messages })
    }
    return kept
  },
  async forget(tx, userId) {
    answers.stopWhere((live) => live.userId === userId)
    await images.forgetOf(tx, { userId })
    await tx.delete(chatConversations).where(eq(chatConversations.userId, userId))
  },
})
