/** A room, a loudspeaker and a server for a turn driver, all controlled by the test. */
import { vi } from 'vitest'
import { failed, ok } from '#kit/result.ts'
import type { Loudness } from '../../rules/loudness.ts'
import { usualWords } from '../../rules/talk-words.ts'
import type { Playback, PlaybackOutcome } from '../sound/playback.ts'
import { SPEECH } from '../sound/sound.fake.ts'
import type { KeptRecording } from './kept-recordings.ts'
import { createTurnDriver } from './turn-driver.ts'
import type { Reply, SpokenAnswer, TurnParts } from './turn-parts.ts'

export function stage({ refused = false, cannotRecord = false, bytes = 5_000 } = {}) {
  let loudness = SPEECH
  let unplug = () => {}
  let current: Playback | undefined
  let granted: Promise<void> | undefined
  const log: string[] = []
  const sent: SpokenAnswer[] = []
  const kept = new Map<string, KeptRecording>()
  const playing: { finish(outcome: PlaybackOutcome): void; log: string[] }[] = []
  const replies: ((replies: Reply[] | 'cut') => void)[] = []
  const partial: string[] = []

  const microphone: TurnParts['openMicrophone'] = async () => {
    log.push('microphone opened')
    await granted
    if (refused) return failed({ code: 'refused', message: 'Could not access microphone.' })
    return ok({
      listen(report) {
        const timer = setInterval(() => report(loudness), 100)
        return () => clearInterval(timer)
      },
      record() {
        if (cannotRecord) throw new DOMException('', 'NotSupportedError')
        log.push('recording')
        return {
          soFar: async () => new Blob(['so far']),
          stop: async () => new Blob(['x'.repeat(bytes)]),
          drop: () => void log.push('dropped'),
        }
      },
      mute: (muted) => void log.push(muted ? 'muted' : 'unmuted'),
      onLost(tell) {
        unplug = tell
      },
      close: () => void log.push('microphone closed'),
    })
  }

  const begin = (): Playback => {
    let finish: (outcome: PlaybackOutcome) => void = () => {}
    const done = new Promise<PlaybackOutcome>((resolve) => (finish = resolve))
    const notes: string[] = []
    playing.push({ finish, log: notes })
    const playback: Playback = {
      done,
      add: (piece) => void notes.push(`add ${typeof piece === 'string' ? piece : piece.words}`),
      complete: () => void notes.push('complete'),
      play: () => void notes.push('play'),
      stop() {
        notes.push('stop')
        finish('stopped')
      },
      duck: (ducked) => void (ducked && notes.push('duck')),
    }
    current = playback
    void done.then(() => {
      if (current === playback) current = undefined
    })
    return playback
  }

  const driver = createTurnDriver({
    hearsAtOnce: true,
    session: 's',
    words: usualWords,
    openMicrophone: microphone,
    player: {
      unlock: () => void log.push('unlocked'),
      wake() {},
      close() {},
      context: () => undefined as unknown as AudioContext,
      begin,
      playing: () => null,
      saying: () => null,
      subscribe: () => () => {},
      stop: () => current?.stop(),
    },
    async *sendAnswer(answer) {
      sent.push(answer)
      const answers = await new Promise<Reply[] | 'cut'>((resolve) => replies.push(resolve))
      if (answers === 'cut') throw new TypeError('Failed to fetch')
      yield* answers
    },
    sendSoFar: (_recording, attempt) => void partial.push(attempt),
    recordings: {
      put: async (recording) => void kept.set(recording.attempt, recording),
      of: async () => [...kept.values()].at(-1),
      last: async () => [...kept.values()].at(-1),
      forget: async (attempt) => void kept.delete(attempt),
    },
    wakeLock: { hold: () => void log.push('awake'), release: () => void log.push('asleep') },
    now: () => Date.now(),
    newAttempt: () => `attempt ${sent.length + 1}`,
  })
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return {
    driver,
    log,
    sent,
    kept,
    playing,
    partial,
    wait,
    turn: () => driver.state().turn.name,
    unplug: () => unplug(),
    /** A permission prompt left open; the returned function grants it. */
    asks() {
      let grant = () => {}
      granted = new Promise((resolve) => {
        grant = resolve
      })
      return () => grant()
    },
    sounds: (sound: Loudness) => {
      loudness = sound
    },
    async replies(...with_: Reply[]) {
      replies.shift()!(with_)
      await wait(0)
    },
    async cut() {
      replies.shift()!('cut')
      await wait(0)
    },
    /** A student who says something and presses Stop & Send. */
    async answers() {
      await wait(1_000)
      driver.send({ type: 'stop-pressed' })
      await wait(0)
    },
  }
}

export async function started(options = {}) {
  const scene = stage(options)
  await scene.driver.start()
  await scene.wait(0)
  return scene
}
