/** The recording of one turn: begun, listened to for a silence, closed into an answer, or dropped. */
import type { Conversation, ConversationTurn, TurnEvent } from '../../rules/conversation.ts'
import { silentFor } from '../../rules/recording.ts'
import { LULL, SAYS } from '../../spec.ts'
import type { Microphone, Recorder } from '../microphone/microphone.ts'
import type { SpokenAnswer, TurnParts } from './turn-parts.ts'

type RecorderParts = Pick<TurnParts, 'now' | 'newAttempt' | 'sendSoFar' | 'hearsAtOnce'> & {
  opened(): Promise<Microphone | undefined>
  held(): Microphone | undefined
  state(): Conversation
  send(event: TurnEvent): void
}

/** Anywhere else the recording leads to nothing. */
const GOES_ON: Partial<Record<ConversationTurn['name'], ConversationTurn['name']>> = {
  pausing: 'recording',
  recording: 'closing',
}

export function turnRecorder({
  opened,
  held,
  state,
  send,
  now,
  newAttempt,
  sendSoFar,
  hearsAtOnce,
}: RecorderParts) {
  let recorder: Recorder | undefined
  /** It runs since the pause before its turn. */
  let isEarly = false
  /** The attempt of the current recording: its beginning may be sent before its end. */
  let attempt = ''
  let lullTold = false
  /** Increased when a conversation ends, so that late results of the old one are discarded. */
  let generation = 0

  function drop() {
    recorder?.drop()
    recorder = undefined
  }

  return {
    /** Who answers at once is heard from the first word, a second before the recording is due. */
    turned(from: ConversationTurn['name'], to: ConversationTurn['name']) {
      if (GOES_ON[from] !== undefined && GOES_ON[from] !== to) drop()
      if (!hearsAtOnce || to !== 'pausing' || recorder || state().muted) return
      try {
        recorder = held()?.record()
        isEarly = recorder !== undefined
      } catch {
        // Told when the recording is due.
      }
    },

    /** True once it runs. */
    async begin(): Promise<boolean> {
      const microphone = await opened()
      if (!microphone || state().turn.name !== 'recording' || (recorder && !isEarly)) return false
      lullTold = false
      isEarly = false
      try {
        recorder ??= microphone.record()
        attempt = newAttempt()
      } catch {
        send({ type: 'cannot-record', message: SAYS.cannotRecord })
        return false
      }
      send({ type: 'recording-began', at: now() })
      return true
    },

    /** Undefined if the conversation has ended. */
    async close(): Promise<SpokenAnswer | undefined> {
      const closing = recorder
      const name = closing ? attempt : newAttempt()
      recorder = undefined
      const of = generation
      const recording = (await closing?.stop()) ?? new Blob()
      return of === generation ? { attempt: name, recording } : undefined
    },

    /** Sends the recording so far, once per silence. */
    pauseHeard() {
      const { turn } = state()
      if (turn.name !== 'recording') return
      const silent = silentFor(turn.take, now())
      if (silent < LULL) lullTold &&= silent > 0
      else if (!lullTold && turn.take.heardSomething && recorder) {
        lullTold = true
        const of = attempt
        void recorder.soFar().then((recording) => {
          if (recording && state().turn.name === 'recording' && of === attempt) sendSoFar?.(recording, of)
        })
      }
    },

    end() {
      generation += 1
      drop()
    },
  }
}
