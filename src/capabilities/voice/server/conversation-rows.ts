/** Reads back stored conversations. */
import { and, asc, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { voiceTurns as table, type VoiceTurn } from './tables.ts'

export type ConversationKey = { userId: string; assistant: AssistantId; session: string }

export const ofConversation = ({ userId, assistant, session }: ConversationKey): SQL | undefined =>
  and(eq(table.userId, userId), eq(table.assistant, assistant), eq(table.session, session))

export const conversationRows = ({ db }: Pick<Services, 'db'>) => ({
  /** In order. Turns that were only asked back are left out. */
  ofConversation: (key: ConversationKey): Promise<VoiceTurn[]> =>
    db
      .select()
      .from(table)
      .where(and(ofConversation(key), ne(table.state, 'asked')))
      .orderBy(asc(table.position)),

  /** The open question: the last probable mishearing that was asked back. */
  async asked(key: ConversationKey): Promise<VoiceTurn | undefined> {
    const [last] = await db
      .select()
      .from(table)
      .where(ofConversation(key))
      .orderBy(desc(table.position))
      .limit(1)
    return last?.state === 'asked' ? last : undefined
  },

  /** The last answered turns, in order: the context a reply needs. */
  async lastOf(key: ConversationKey, most: number, before?: number): Promise<VoiceTurn[]> {
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          ofConversation(key),
          ne(table.reply, ''),
          ne(table.state, 'asked'),
          before === undefined ? undefined : lt(table.position, before),
        ),
      )
      .orderBy(desc(table.position))
      .limit(most)
    return rows.reverse()
  },

  conversations: (userId: string, assistant: AssistantId) =>
    db
      .select({
        sessionId: table.session,
        title: sql<string>`(array_agg(${table.heard} ->> 'text' order by ${table.position}))[1]`,
        turns: sql`count(*)`.mapWith(Number),
        startedAt: sql`min(${table.at})`.mapWith(table.at),
        lastAt: sql`max(${table.at})`.mapWith(table.at),
      })
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.assistant, assistant), ne(table.state, 'asked')))
      .groupBy(table.session)
      .orderBy(desc(sql`max(${table.position})`))
      .limit(200),
})
