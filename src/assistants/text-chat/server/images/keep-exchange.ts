import { eq } from 'drizzle-orm'
import type { Problem } from '#kit/result.ts'
import type { Outside } from '#ports/outside.ts'
import { beginAnswer } from '../answers/begin-answer.ts'
import { asExtras } from '../conversations/extras.ts'
import { chatMessages } from '../tables.ts'

type Exchange = {
  userId: string
  conversationId: string | undefined
  attempt: string
  prompt: string
  engine: { name: string; builtIn: boolean }
  addImages(conversationId: string): Promise<{ url: string }[]>
}

/** What was asked for and what came of it, as two messages of a conversation. */
export async function keepExchange(outside: Pick<Outside, 'db' | 'now'>, exchange: Exchange) {
  const { addImages, engine, ...asked } = exchange
  const begun = await beginAnswer(outside, {
    ...asked,
    parentId: undefined,
    again: undefined,
    documentId: undefined,
    extras: {},
  })
  if (!begun.ok) throw new Error((begun.problem satisfies Problem).message)
  const { conversation, question, answer } = begun.value
  const generatedImages = await addImages(conversation.id)
  const [kept] = await outside.db
    .update(chatMessages)
    .set({ state: 'complete', leaseUntil: null, extras: asExtras({ generatedImages, engine }) })
    .where(eq(chatMessages.id, answer.id))
    .returning()
  return { conversation, question, answer: kept ?? answer }
}
