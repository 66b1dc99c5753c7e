/** Sends an answer until it is answered; a recording stays on this device until then. */
import { seconds } from '#kit/time.ts'
import type { Conversation, TurnEvent } from '../../rules/conversation.ts'
import { SAYS } from '../../spec.ts'
import type { Playback } from '../sound/playback.ts'
import type { Reply, SpokenAnswer, TurnParts } from './turn-parts.ts'

/** Longer from loss to loss: every try costs the student's data. */
const SEND_AGAIN_AFTER = [5, 10, 20, 30] as const

type SenderParts = Pick<
  TurnParts,
  'session' | 'sendAnswer' | 'recordings' | 'now' | 'words' | 'answering'
> & {
  state(): Conversation
  send(event: TurnEvent): void
  beginPlayback(key: string): Playback
}

export function turnSender(parts: SenderParts) {
  const { session, sendAnswer, recordings, now, words, state, send, beginPlayback } = parts
  let answer: SpokenAnswer | undefined
  let sending: AbortController | undefined
  /** How often in a row the connection was lost. */
  let losses = 0

  function answered(reply: Exclude<Reply, { type: 'audio' }>, audible: boolean) {
    const at = now()
    if (reply.type === 'skipped') return send({ ...reply, at })
    if (reply.type === 'error') {
      const problem = words.failed(reply.message || SAYS.serverError, reply.status)
      return send({ type: 'failed', at, problem })
    }
    if (!audible) send({ type: 'reply-arrived', at, audible })
  }

  /** Passes on the sound to be played and returns how it ended. Throws if it broke off in the middle. */
  async function follow(answer: SpokenAnswer, signal: AbortSignal, onFirst: (spoken: Playback) => void) {
    let spoken: Playback | undefined
    for await (const reply of sendAnswer(answer, signal)) {
      if (signal.aborted) break
      if (reply.type !== 'audio') return { reply, spoken }
      const first = !spoken
      spoken ??= beginPlayback(answer.attempt)
      spoken.add(reply.piece)
      if (!first) continue
      onFirst(spoken)
      send({ type: 'reply-arrived', at: now(), audible: true })
    }
    throw new Error('The reply ended in the middle.')
  }

  return {
    next(given: SpokenAnswer) {
      const answers = given.corrects || given.session ? undefined : parts.answering?.()
      answer = { ...given, ...(answers && { answers }) }
    },

    async deliver() {
      if (!answer) return
      const { attempt, recording } = answer
      sending?.abort()
      sending = new AbortController()
      const { signal } = sending
      const kept =
        recording && recordings.put({ attempt, session: answer.session ?? session, blob: recording })
      const forget = () => void kept?.then(() => recordings.forget(attempt))
      let heard: Playback | undefined
      try {
        const { reply, spoken } = await follow(answer, signal, (first) => {
          heard = first
        })
        forget()
        losses = 0
        spoken?.complete()
        answered(reply, spoken !== undefined)
      } catch {
        heard?.complete()
        // If the student spoke again during a reply, the rest of it is not awaited.
        if (signal.aborted) return heard && forget()
        losses += 1
        send({ type: 'connection-lost', typed: recording === undefined })
        if (!state().cutOff && state().turn.name !== 'unsent') forget()
      }
    },

    sendAgainAfter: (): number =>
      seconds(SEND_AGAIN_AFTER[Math.min(Math.max(losses, 1), SEND_AGAIN_AFTER.length) - 1] ?? 30),

    end() {
      sending?.abort()
      losses = 0
      answer = undefined
    },
  }
}
