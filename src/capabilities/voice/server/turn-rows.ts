/** Stored turns: inserted when understood, ended when answered, deleted in time. */
import { and, eq, lt, ne, type SQL } from 'drizzle-orm'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { VOICE_KEPT } from '../spec.ts'
import { type ConversationKey, conversationRows, ofConversation } from './conversation-rows.ts'
import { voiceTurns as table, type VoiceTurn } from './tables.ts'

export type TurnKey = ConversationKey & { attempt: string }
export type TurnEnding = Pick<VoiceTurn, 'state' | 'reply' | 'sentences' | 'audio' | 'engine' | 'voice'>

const ofTurn = (key: TurnKey): SQL | undefined => and(ofConversation(key), eq(table.attempt, key.attempt))

export const audioOf = ({ sentences, audio }: Pick<VoiceTurn, 'sentences' | 'audio'>): string[] =>
  [...sentences.map((sentence) => sentence.audio), audio].filter((name) => name !== null)

export function turnRows({ db, now }: Pick<Services, 'db' | 'now'>) {
  const oldest = () => new Date(now().getTime() - hours(24 * VOICE_KEPT.conversationDays))
  return {
    ...conversationRows({ db }),

    async find(key: TurnKey): Promise<VoiceTurn | undefined> {
      const [row] = await db.select().from(table).where(ofTurn(key))
      return row
    },

    /** From here on it was understood. A correction takes the place of what it corrects, unless another one did before. */
    begin: (key: TurnKey, heard: RecognisedSpeech, corrected: VoiceTurn | undefined): Promise<void> =>
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

    /**
     * False if there is nothing to end: it was deleted or corrected in the meantime, or answered by another process.
     */
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

    async forgetOld(): Promise<number> {
      const gone = await db.delete(table).where(lt(table.at, oldest())).returning({ attempt: table.attempt })
      return gone.length
    },
  }
}
