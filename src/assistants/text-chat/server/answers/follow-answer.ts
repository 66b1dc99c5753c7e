/**
 * An answer as events, from an offset on. If it is written in this process, each piece is sent at once and closely following
 * ones together (ruling 10); if elsewhere, its row is polled. The offset is the length of the text, so that repeated and
 * overlapping pieces are harmless.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import type { ChatEvent, ChatSource } from '../../contract.ts'
import { SERVER_SAYS, STREAMING } from '../../spec.ts'
import { extrasOf, messageOf } from '../conversations/extras.ts'
import { asInterrupted } from '../conversations/interrupted.ts'
import { chatMessages, type MessageRow } from '../tables.ts'
import type { LiveAnswer } from './live-answer.ts'

export type FollowOptions = {
  after: number
  /** Only new text, instead of everything. */
  deltas: boolean
  signal: AbortSignal
}

type FollowDeps = Pick<Services, 'db' | 'now'>

export async function* followLive(live: LiveAnswer, manner: FollowOptions): AsyncGenerator<ChatEvent> {
  const { signal } = manner
  const next = chunker(manner)
  const rest = resting(live, signal)
  let lastAt = Number.NEGATIVE_INFINITY
  try {
    while (!signal.aborted) {
      const wait = lastAt + STREAMING.chunkEvery - performance.now()
      if (wait > 0) await rest.untilEnd(wait)
      const chunk = next(live.text, live.sources)
      if (chunk) {
        lastAt = performance.now()
        yield chunk
      }
      if (live.ending) return
      if (live.text.length <= next.sent()) await rest.untilMore()
    }
  } finally {
    rest.over()
  }
}

/** Waits for an answer without leaking: one listener for as long as it is followed. */
function resting(live: LiveAnswer, signal: AbortSignal) {
  let wake = () => {}
  const woken = () => wake()
  const over = live.listen(woken)
  signal.addEventListener('abort', woken, { once: true })
  const until = (enough: () => boolean, most?: number) =>
    new Promise<void>((go) => {
      if (enough()) return go()
      const timer = most === undefined ? undefined : setTimeout(go, most)
      wake = () => {
        if (!enough()) return
        clearTimeout(timer)
        go()
      }
    })
  const isOver = () => live.ending !== undefined || signal.aborted
  return {
    untilEnd: (most: number) => until(isOver, most),
    untilMore() {
      const { length } = live.text
      return until(() => isOver() || live.text.length > length)
    },
    over() {
      signal.removeEventListener('abort', woken)
      over()
    },
  }
}

/** Until the row is finished. The last value is its outcome. */
export async function* followRow(
  world: FollowDeps,
  row: MessageRow,
  manner: FollowOptions,
): AsyncGenerator<ChatEvent, void> {
  const next = chunker(manner)
  let now: MessageRow | undefined = row
  while (now && !manner.signal.aborted) {
    const chunk = next(asText(now), extrasOf(now).sources ?? [])
    if (chunk) yield chunk
    if (now.state !== 'writing') return yield endEvent(now)
    await pause(STREAMING.chunkEvery, undefined, { signal: manner.signal }).catch(() => {})
    now = (await asInterrupted(world, now)) ?? (await readMessage(world, now.id))
  }
  // Deleted in the meantime.
  if (!now)
    yield {
      type: 'error',
      code: 'not-found',
      error: SERVER_SAYS.messageGone,
      partial: false,
      retryable: false,
    }
}

const readMessage = async ({ db }: FollowDeps, id: string): Promise<MessageRow | undefined> =>
  (await db.select().from(chatMessages).where(eq(chatMessages.id, id)))[0]

export function endEvent(row: MessageRow): ChatEvent {
  const { content, ...message } = messageOf(row)
  const { problem, fileAnalysis } = message
  if (row.state === 'failed')
    return {
      type: 'error',
      error: problem?.message ?? SERVER_SAYS.serverError,
      code: problem?.code ?? 'our-fault',
      partial: content !== '',
      retryable: problem?.retryable ?? true,
    }
  return { type: 'complete', fullResponse: content, ...(fileAnalysis && { fileAnalysis }), message }
}

type Text = LiveAnswer['text']

const asText = ({ content }: MessageRow): Text => ({
  length: content.length,
  from: (offset) => content.slice(offset),
  whole: () => content,
})

function chunker({ after, deltas }: FollowOptions) {
  let sent = after
  let known = 0
  const next = (text: Text, sources: readonly ChatSource[]): ChatEvent | undefined => {
    // A row lags behind its writer: a client that has more already waits until the row overtakes it.
    if (text.length <= sent && sources.length === known) return undefined
    const fresh = sources.slice(known)
    const more = fresh.length > 0 ? { sources: fresh } : {}
    const offset = Math.min(sent, text.length)
    sent = Math.max(sent, text.length)
    known = sources.length
    return deltas
      ? { type: 'chunk', offset, delta: text.from(offset), ...more }
      : { type: 'chunk', fullContent: text.whole(), ...more }
  }
  return Object.assign(next, { sent: () => sent })
}
