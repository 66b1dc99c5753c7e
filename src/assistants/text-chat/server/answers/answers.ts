/** The answers being written in this process. */

import { setFlagsFromString } from 'node:v8'
import { eq } from 'drizzle-orm'
import { storable } from '#kit/well-formed.ts'
import type { Services } from '#ports/services.ts'
import { SERVER_SAYS } from '../../spec.ts'
import { asExtras, type Extras, extrasOf } from '../conversations/extras.ts'
import { chatMessages, type MessageRow } from '../tables.ts'
import { growingRows } from './answer-persister.ts'
import type { BegunAnswer } from './begin-answer.ts'
import { type LiveAnswer, type LiveEnding, liveAnswer } from './live-answer.ts'

/** Concurrent answers in this process. */
const MANY = 200

/** Writes an answer by calling `grow`, and returns how it ended. Throws only our own faults. */
export type Write = (live: LiveAnswer) => Promise<LiveEnding>

export function answers(services: Services) {
  const { db, log } = services
  const running = new Map<string, LiveAnswer>()
  const working = new Map<string, Promise<void>>()
  const rows = growingRows(services, running)

  async function write(live: LiveAnswer, row: MessageRow, work: Write): Promise<void> {
    const ending = await work(live).catch((error: unknown): LiveEnding => {
      log.error({ reason: String(error), answer: live.id }, 'An answer could not be written.')
      return failure('our-fault', SERVER_SAYS.serverError)
    })
    try {
      await keep(live, row, ending)
    } catch (error) {
      // Its lease expires, and the next reader finds it interrupted.
      log.error({ reason: String(error), answer: live.id }, 'The end of an answer could not be written down.')
      live.end(failure('our-fault', SERVER_SAYS.serverError))
    }
  }

  async function keep(live: LiveAnswer, row: MessageRow, { state, extras }: LiveEnding): Promise<void> {
    const all = {
      ...extrasOf(row),
      ...extras,
      ...(live.sources.length > 0 && { sources: [...live.sources] }),
    }
    const content = storable(live.text.whole())
    await db
      .update(chatMessages)
      .set({ state, content, extras: asExtras(all), leaseUntil: null })
      .where(eq(chatMessages.id, live.id))
    live.end({ state, extras: all })
  }

  return {
    find: (id: string): LiveAnswer | undefined => running.get(id),
    countOf: (userId: string): number => [...running.values()].filter((one) => one.userId === userId).length,

    /** Continues even if every client leaves. */
    start({ answer, conversation }: BegunAnswer, work: Write): LiveAnswer {
      const live = liveAnswer({ id: answer.id, userId: answer.userId, conversationId: conversation.id })
      running.set(live.id, live)
      if (running.size === MANY) collectSooner()
      rows.begin(live.id)
      const done = write(live, answer, work).finally(() => {
        running.delete(live.id)
        working.delete(live.id)
      })
      working.set(live.id, done)
      return live
    },

    /** Resolves when it has ended and is stored, if it is written here. */
    async stop(id: string): Promise<void> {
      running.get(id)?.stop.abort()
      await working.get(id)
    },

    /** Of a deleted conversation, or all: without waiting for an engine that does not answer. */
    stopWhere(which: (live: LiveAnswer) => boolean): void {
      for (const live of running.values()) if (which(live)) live.stop.abort()
    },

    async close(): Promise<void> {
      for (const live of running.values()) live.stop.abort('closing')
      await Promise.all(working.values())
      await rows.close()
    },
  }
}

export const failure = (
  code: string,
  message: string,
  retryable = true,
  extras: Extras = {},
): LiveEnding => ({
  state: 'failed',
  extras: { ...extras, problem: { code, message, retryable } },
})

/**
 * From now on the whole heap is collected when it has grown by six tenths, instead of fourfold: the garbage of many concurrent
 * answers would otherwise pile up by the hundred megabytes (decision 0100). Called only when there are many, since from the
 * start it would make startup and the document readers collect more often for nothing.
 */
const collectSooner = (): void => setFlagsFromString('--heap-growing-percent=60')
