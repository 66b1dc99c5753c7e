/** A running turn: can be found from the start, reports in lines, and is stopped by a resend of the same turn. */
import { setImmediate as nextRound } from 'node:timers/promises'
import type { LineContext } from '#http/line-sender.ts'
import { type MessageQueue, messageQueue } from '#kit/message-queue.ts'
import type { TurnLine } from '../contract.ts'
import { SAYS, SIGN_OF_LIFE } from '../spec.ts'
import { errorLine } from './answer-aloud.ts'
import { hearingKey } from './hear-turn.ts'
import type { ReceivedTurn } from './receive-turn.ts'
import type { ArrivedTurn, SpokenTurn } from './spoken-turn.ts'
import { conversationOf, takeTurn } from './take-turn.ts'
import type { Voice } from './voice.ts'

export function turnsUnderWay(voice: Voice, kind: SpokenTurn) {
  const { services, running } = voice

  function begin(userId: string, received: ReceivedTurn, line: LineContext): AsyncIterable<TurnLine> {
    const { session, attempt, corrects, answers, recording } = received
    const nameOf = (one: string) => [userId, kind.assistant, session, one].join('\n')
    const name = nameOf(attempt)
    // The same again, or a correction, while the first request is still being answered: its reader may be gone.
    const before = [attempt, corrects ?? attempt].flatMap((one) => running.get(nameOf(one)) ?? [])
    for (const turn of before) turn.stop(running.get(name) === turn ? 'again' : 'corrected')
    const stop = new AbortController()
    const signal = AbortSignal.any([line.signal, stop.signal])
    if (recording) voice.ahead.arrived(hearingKey(kind, userId), { bytes: recording, signal })
    const queue = messageQueue<TurnLine>()
    const arrived = { userId, session, attempt, recording, answers, corrects }
    const saying = aliveUntilTheEnd(queue, () => kind.told?.(arrived))

    const work = Promise.all(before.map(({ done }) => done))
      .then(() => kind.begins?.(arrived))
      .then((problem) =>
        problem
          ? saying.say(errorLine(problem))
          : takeTurn(voice, kind, { userId, received, signal }, saying.say),
      )
      .then(() => saying.told())
      .catch(failed)
    void work
      .then(sayTheSame)
      .catch(failed)
      .finally(() => saying.end())
    const done = work
      .then(() => (signal.aborted ? undefined : prepareNext(arrived)))
      .then(() => {
        if (running.get(name)?.done === done) running.delete(name)
      })
    running.set(name, { userId, stop: (why) => stop.abort(why), done })
    return untilWeLeave(queue.messages(), line)

    function failed(error: unknown) {
      services.log.error({ reason: String(error), assistant: kind.assistant }, 'A spoken turn failed.')
      if (!line.signal.aborted) queue.put({ type: 'error', message: SAYS.serverError, code: 'our-fault' })
    }

    /** Sent again while it was answered, and its reader still waits: both are told the same. */
    async function sayTheSame(): Promise<void> {
      if (!stop.signal.aborted || line.signal.aborted) return
      if (stop.signal.reason === 'corrected')
        return saying.say(errorLine({ code: 'corrected', message: SAYS.corrected }))
      for (let newer = running.get(name); newer && !line.signal.aborted; newer = running.get(name))
        await newer.done
      if (line.signal.aborted) return
      await takeTurn(voice, kind, { userId, received, signal: line.signal }, saying.say)
    }
  }

  /** While the reply is listened to, the recogniser learns the words it used. */
  async function prepareNext({ userId, session }: ArrivedTurn): Promise<void> {
    try {
      const key = { userId, assistant: kind.assistant, session }
      const vocabulary = await kind.vocabulary?.(await conversationOf(voice, key))
      if (vocabulary) services.speechIn.prepare(vocabulary)
    } catch (error) {
      services.log.warn({ reason: String(error) }, 'The next words could not be prepared.')
    }
  }

  return begin
}

/**
 * Sends keep-alive lines while the student waits. Settling after recognition takes time, and the last line stays last.
 */
function aliveUntilTheEnd(queue: MessageQueue<TurnLine>, onHeard: () => Promise<void> | undefined) {
  const alive = setInterval(() => queue.put({ type: 'alive' }), SIGN_OF_LIFE.every)
  let telling: Promise<void> | undefined
  return {
    say(said: TurnLine): void {
      if (said.type === 'complete' || said.type === 'error') clearInterval(alive)
      queue.put(said)
      // Store after the line is flushed, so the client does not wait for the database.
      if (isHeard(said)) telling ??= nextRound().then(onHeard)
    },
    told: () => telling,
    end(): void {
      clearInterval(alive)
      queue.end()
    },
  }
}

/** From here on the student is no longer waiting. */
const isHeard = (said: TurnLine): boolean =>
  said.type === 'complete' || said.type === 'error' || (said.type === 'chunk' && said.content !== '')

/** On shutdown the lines stop without an end: the client then resends the recording to a running server. */
async function* untilWeLeave(
  lines: AsyncIterable<TurnLine>,
  { weLeave }: LineContext,
): AsyncGenerator<TurnLine> {
  for await (const said of lines) if (!weLeave()) yield said
}
