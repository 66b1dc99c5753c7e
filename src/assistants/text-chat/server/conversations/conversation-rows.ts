/** Every query on the table of conversations. Another user's is treated as non-existent. */
import { and, asc, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#ports/database/database.ts'
import { CHAT_LIMITS } from '../../spec.ts'
import { type ConversationRow, chatConversations, chatMessages, type MessageRow } from '../tables.ts'

const isOwn = (userId: string, id: string) =>
  and(eq(chatConversations.id, id), eq(chatConversations.userId, userId))

// In a single-table select Drizzle drops the table name of columns, so it is written out here.
const messages = sql<number>`(select count(*) from ${chatMessages} of_it where of_it.conversation_id = ${chatConversations}.id)`

const SUMMARY = {
  id: chatConversations.id,
  title: chatConversations.title,
  at: chatConversations.at,
  lastId: chatConversations.lastId,
  messages: messages.mapWith(Number),
}
export type SummaryRow = { id: string; title: string; at: Date; lastId: string | null; messages: number }

export async function findOwnConversation(
  db: Connection,
  userId: string,
  id: string,
): Promise<SummaryRow | undefined> {
  const [row] = await db.select(SUMMARY).from(chatConversations).where(isOwn(userId, id))
  return row
}

/** Held until the end of the transaction: messages are added one after another. */
export async function lockOwn(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(chatConversations).where(isOwn(userId, id)).for('update')
  return row
}

/** Latest first; `before` is the time and the id of the last one on the previous page. */
export function listOwnConversations(
  db: Connection,
  userId: string,
  { words, before }: { words: readonly string[]; before?: { at: Date; id: string } | undefined },
): Promise<SummaryRow[]> {
  const { at, id } = chatConversations
  const earlier = before && or(lt(at, before.at), and(eq(at, before.at), lt(id, before.id)))
  return db
    .select(SUMMARY)
    .from(chatConversations)
    .where(and(eq(chatConversations.userId, userId), earlier, ...words.map(messageHolds)))
    .orderBy(desc(at), desc(id))
    .limit(CHAT_LIMITS.conversationsAPage + 1)
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

function messageHolds(word: string): SQL {
  const inside = sql`exists (select 1 from ${chatMessages} where ${chatMessages.conversationId} = ${chatConversations.id} and ${chatMessages.content} ilike ${like(word)})`
  return sql`(${chatConversations.title} ilike ${like(word)} or ${inside})`
}

/** The first message that contains the word. */
export async function firstWith(
  db: Connection,
  conversationId: string,
  word: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.conversationId, conversationId), sql`${chatMessages.content} ilike ${like(word)}`),
    )
    .orderBy(asc(chatMessages.position))
    .limit(1)
  return row
}

export const messagesOf = (db: Connection, conversationId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.position))

export async function findMessage(
  db: Connection,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.userId, userId)))
  return row
}

export async function changeOwn(
  db: Connection,
  userId: string,
  id: string,
  changed: Partial<Pick<ConversationRow, 'title' | 'lastId'>>,
): Promise<void> {
  if (Object.keys(changed).length > 0)
    await db.update(chatConversations).set(changed).where(isOwn(userId, id))
}

export const removeOwn = async (db: Connection, userId: string, id: string): Promise<boolean> =>
  (await db.delete(chatConversations).where(isOwn(userId, id)).returning({ id: chatConversations.id }))
    .length > 0

export const conversationsOf = (db: Connection, userId: string): Promise<ConversationRow[]> =>
  db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId))
    .orderBy(chatConversations.createdAt)
