/** Every question the product asks about turns that were taken. */
import { and, asc, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import { hours } from '#kit/time.ts'
import type { Outside } from '#ports/outside.ts'
import type { AssistantId } from '#product/assistants.ts'
import type { Heard } from '#product/heard.ts'
import { VOICE_KEPT } from '../spec.ts'
import { voiceTurns as table, type VoiceTurn } from './tables.ts'

export type ConversationKey = { userId: string; assistant: AssistantId; session: string }
export type TurnKey = ConversationKey & { attempt: string }
export type TurnEnding = Pick<VoiceTurn, 'state' | 'reply' | 'sentences' | 'audio' | 'engine' | 'voice'>

const ofConversation = ({ userId, assistant, session }: ConversationKey): SQL | undefined =>
  and(eq(table.userId, userId), eq(table.assistant, assistant), eq(table.session, session))
const ofTurn = (key: TurnKey): SQL | undefined => and(ofConversation(key), eq(table.attempt, key.attempt))

export const audioOf = ({ sentences, audio }: Pick<VoiceTurn, 'sentences' | 'audio'>): string[] =>
  [...sentences.map((sentence) => sentence.audio), audio].filter((name) => name !== null)

export function turnRows({ db, now }: Pick<Outside, 'db' | 'now'>) {
  const oldest = () => new Date(now().getTime() - hours(24 * VOICE_KEPT.conversationDays))
  return {
    async find(key: TurnKey): Promise<VoiceTurn | undefined> {
      const [row] = await db.select().from(table).where(ofTurn(key))
      return row
    },

    /** In their order. What was only asked back was never said. */
    ofConversation: (key: ConversationKey): Promise<VoiceTurn[]> =>
      db
        .select()
        .from(table)
        .where(and(ofConversation(key), ne(table.state, 'asked')))
        .orderBy(asc(table.position)),

    /** The question that is open: what was probably misheard, and asked back last. */
    async asked(key: ConversationKey): Promise<VoiceTurn | undefined> {
      const [last] = await db
        .select()
        .from(table)
        .where(ofConversation(key))
        .orderBy(desc(table.position))
        .limit(1)
      return last?.state === 'asked' ? last : undefined
    },

    /** The last few that were answered, in their order: what a reply needs to know of a conversation. */
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

    /** From here on it was understood. A correction takes the place of what it corrects, unless another one did before. */
    begin: (key: TurnKey, heard: Heard, corrected: VoiceTurn | undefined): Promise<void> =>
      db.transaction(async (tx) => {
        const [replaced] = corrected
          ? await tx
              .delete(table)
              .where(ofTurn({ ...key, attempt: corrected.attempt }))
              .returning()
          : []
        await tx
          .insert(table)
          .values({
            ...key,
            heard,
            state: 'answering',
            at: now(),
            ...(replaced && { position: replaced.position, at: replaced.at }),
          })
          .onConflictDoNothing()
      }),

    /** False where there is nothing to end: it was deleted or corrected meanwhile, or another process has answered it. */
    async end(key: TurnKey, ending: TurnEnding): Promise<boolean> {
      const ended = await db
        .update(table)
        .set(ending)
        .where(and(ofTurn(key), ne(table.state, 'answered')))
        .returning({ attempt: table.attempt })
      return ended.length > 0
    },

    async drop(key: TurnKey): Promise<void> {
      await db.delete(table).where(ofTurn(key))
    },

    async forget(key: ConversationKey): Promise<VoiceTurn[]> {
      return db.delete(table).where(ofConversation(key)).returning()
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

    async forgetOld(): Promise<number> {
      const gone = await db.delete(table).where(lt(table.at, oldest())).returning({ attempt: table.attempt })
      return gone.length
    },
  }
}
