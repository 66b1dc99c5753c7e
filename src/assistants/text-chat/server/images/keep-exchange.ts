/** A requested picture, as two messages of a conversation: stored before drawing begins, so that it is drawn once. */
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { leasedUntil } from '#background/lease.ts'
import { renewLease } from '#background/renew-lease.ts'
import type { Services } from '#ports/services.ts'
import { STREAMING } from '../../spec.ts'
import type { BegunAnswer } from '../answers/begin-answer.ts'
import { asExtras, type Extras } from '../conversations/extras.ts'
import { asInterrupted } from '../conversations/interrupted.ts'
import { chatConversations, chatMessages, type MessageRow } from '../tables.ts'

type ExchangeDeps = Pick<Services, 'db' | 'now' | 'log'>

/** Marks it as being drawn, until the returned function is called. */
export const keepDrawing = ({ db, now, log }: ExchangeDeps, { id }: MessageRow): (() => void) =>
  renewLease(
    { log },
    {
      id,
      lease: STREAMING.lease,
      renew: async () =>
        (
          await db
            .update(chatMessages)
            .set({ leaseUntil: leasedUntil(now(), STREAMING.lease) })
            .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'writing')))
            .returning({ id: chatMessages.id })
        ).length > 0,
    },
  )

/** Undefined when it was deleted in the meantime. */
export const finish = async (
  { db }: ExchangeDeps,
  { id }: MessageRow,
  extras: Extras,
): Promise<MessageRow | undefined> =>
  (
    await db
      .update(chatMessages)
      .set({ state: 'complete', leaseUntil: null, extras: asExtras(extras) })
      .where(eq(chatMessages.id, id))
      .returning()
  )[0]

/** As if it had never been requested. */
export const undo = (
  { db }: ExchangeDeps,
  { conversation, question, answer }: BegunAnswer,
  wasThere: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    const here = eq(chatConversations.id, conversation.id)
    await tx.delete(chatMessages).where(inArray(chatMessages.id, [question.id, answer.id]))
    if (wasThere)
      await tx
        .update(chatConversations)
        .set({ lastId: question.parentId })
        .where(and(here, eq(chatConversations.lastId, answer.id)))
    else await tx.delete(chatConversations).where(here)
  })

/** The result of a drawing made elsewhere; undefined when it failed. */
export async function settled(world: ExchangeDeps, { answer }: BegunAnswer): Promise<MessageRow | undefined> {
  for (;;) {
    const [row] = await world.db.select().from(chatMessages).where(eq(chatMessages.id, answer.id))
    if (row?.state !== 'writing') return row
    const gone = await asInterrupted(world, row)
    if (gone) return gone
    await pause(STREAMING.chunkEvery)
  }
}
