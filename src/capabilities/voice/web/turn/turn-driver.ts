/** Connects the turn loop to a microphone, a voice and a server. What decides anything is in rules/turn-loop.ts. */
import { seconds } from '#kit/time.ts'
import { type Conversation, noConversation, type Turn, type TurnEvent } from '../../rules/conversation.ts'
import { silentFor } from '../../rules/take.ts'
import { nextTurn } from '../../rules/turn-loop.ts'
import { LULL, SAYS, TURN } from '../../spec.ts'
import { holdMicrophone } from '../microphone/held-microphone.ts'
import type { OpenMicrophone, Recorder } from '../microphone/microphone.ts'
import type { WakeLock } from '../microphone/wake-lock.ts'
import { type Playback, type Player, replay } from '../sound/player.ts'
import type { KeptRecording, KeptRecordings } from './kept-recordings.ts'

/** The same attempt for every try at sending one answer, so that it is answered and counted once. */
export type Answer = {
  attempt: string
  recording?: Blob
  typed?: string
  /** The attempt whose understanding this one puts right. */
  corrects?: string
  /** Where it was recorded in an earlier visit, that visit's own. */
  session?: string
}

export type Reply =
  | { type: 'audio'; url: string }
  | { type: 'complete' }
  | { type: 'skipped'; message?: string | undefined }
  | { type: 'error'; message?: string | undefined }

export type TurnParts = {
  session: string
  openMicrophone: OpenMicrophone
  player: Player
  /** Throws when the connection breaks. The text of the reply goes to the screen on the product's own way. */
  send(answer: Answer, signal: AbortSignal): AsyncIterable<Reply>
  /** What was said until now, in a silence: the server may begin to listen. */
  sendSoFar?(recording: Blob, attempt: string): void
  /** Nobody will send the rest of it. */
  stopSoFar?(): void
  recordings: KeptRecordings
  wakeLock: WakeLock
  now(): number
  newAttempt(): string
}

/** Longer from loss to loss: every try costs the student's data. */
const SEND_AGAIN_AFTER = [5, 10, 20, 30] as const

export function createTurnDriver(parts: TurnParts) {
  let state: Conversation = noConversation
  const listeners = new Set<() => void>()
  const microphone = holdMicrophone({
    open: parts.openMicrophone,
    isMuted: () => state.muted,
    onHeard(loudness) {
      tell({ type: 'heard', at: parts.now(), loudness })
      tellLull()
    },
    onRefused: (message) => tell({ type: 'cannot-record', message }),
    onLost: () => tell({ type: 'microphone-lost' }),
  })
  let recorder: Recorder | undefined
  /** Of the recording that runs: its beginning may be sent before its end. */
  let attempt = ''
  let playback: Playback | undefined
  let answer: Answer | undefined
  let sending: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lullTold = false
  /** How often in a row the connection was lost. */
  let losses = 0
  /** Whatever was begun for a conversation that is over finds that it came too late. */
  let era = 0

  function tell(event: TurnEvent) {
    const before = state
    state = nextTurn(before, event)
    // Also where none has begun: the browser may still be asking, or an old message be heard.
    if (event.type === 'conversation-ended') end()
    if (state === before) return
    if (state.turn.name !== before.turn.name) turnTo(before.turn, state.turn)
    if (state.muted !== before.muted) microphone.mute(state.muted)
    if (state.turn.name === 'assistant-speaking') playback?.duck(state.turn.overhearing.ducked)
    for (const listener of listeners) listener()
  }

  function turnTo(from: Turn, to: Turn) {
    if (from.name === 'recording' && to.name !== 'closing') dropRecorder()
    // Nor is a message that is heard again recorded.
    if (!isAudible(to) && (isAudible(from) || to.name === 'recording')) parts.player.stop()
    setTimer(to)
    switch (to.name) {
      case 'recording':
        parts.wakeLock.hold()
        return void record()
      case 'closing':
        return void closeRecorder()
      case 'sending':
        return void send()
      case 'about-to-speak':
        // The browser asks for the microphone while the assistant speaks, not while the student should.
        return void (state.typedOnly || microphone.opened())
      case 'assistant-speaking':
        return playback?.play()
      default:
        return
    }
  }

  function setTimer(turn: Turn) {
    clearTimeout(timer)
    const due = dueAt(turn)
    if (due !== undefined) {
      const tellTime = () => tell({ type: 'time-passed', at: Math.max(due, parts.now()) })
      // The clock of a telephone may be set back in the meantime; what was due is still due.
      timer = setTimeout(tellTime, Math.max(0, due - parts.now()))
    }
    if (turn.name === 'unsent') timer = setTimeout(() => tell({ type: 'sent-again' }), sendAgainAfter(losses))
  }

  async function record() {
    const open = await microphone.opened()
    if (!open || state.turn.name !== 'recording' || recorder) return
    lullTold = false
    try {
      recorder = open.record()
      attempt = parts.newAttempt()
    } catch {
      return tell({ type: 'cannot-record', message: SAYS.cannotRecord })
    }
    tell({ type: 'recording-began', at: parts.now() })
    setTimer(state.turn)
  }

  function dropRecorder() {
    recorder?.drop()
    recorder = undefined
  }

  async function closeRecorder() {
    const closing = recorder
    const name = closing ? attempt : parts.newAttempt()
    recorder = undefined
    const of = era
    const recording = (await closing?.stop()) ?? new Blob()
    if (of !== era) return
    answer = { attempt: name, recording }
    tell({ type: 'recorded', at: parts.now(), bytes: recording.size })
  }

  function tellLull() {
    if (state.turn.name !== 'recording') return
    const silent = silentFor(state.turn.take, parts.now())
    if (silent < LULL) lullTold &&= silent > 0
    else if (!lullTold && state.turn.take.heardSomething && recorder) {
      lullTold = true
      const of = attempt
      void recorder.soFar().then((recording) => {
        if (recording && state.turn.name === 'recording' && of === attempt) parts.sendSoFar?.(recording, of)
      })
    }
  }

  async function send() {
    if (!answer) return
    const { attempt, recording } = answer
    sending?.abort()
    sending = new AbortController()
    const { signal } = sending
    const kept =
      recording &&
      parts.recordings.put({ attempt, session: answer.session ?? parts.session, blob: recording })
    const forget = () => void kept?.then(() => parts.recordings.forget(attempt))
    let spoken: Playback | undefined
    try {
      for await (const reply of parts.send(answer, signal)) {
        if (signal.aborted) break
        if (reply.type === 'audio') {
          const first = !spoken
          spoken ??= beginPlayback(attempt)
          spoken.add(reply.url)
          if (first) tell({ type: 'reply-arrived', at: parts.now(), audible: true })
          continue
        }
        forget()
        losses = 0
        spoken?.complete()
        return answered(reply, spoken !== undefined)
      }
      throw new Error('The reply ended in the middle.')
    } catch {
      spoken?.complete()
      // Who went on to say something else in the middle of a reply does not wait for the rest of it.
      if (signal.aborted) return spoken && forget()
      losses += 1
      tell({ type: 'connection-lost', typed: recording === undefined })
      if (!state.cutOff && state.turn.name !== 'unsent') forget()
    }
  }

  function answered(reply: Exclude<Reply, { type: 'audio' }>, audible: boolean) {
    const at = parts.now()
    if (reply.type === 'skipped') return tell({ type: 'skipped', at, message: reply.message })
    if (reply.type === 'error') return tell({ type: 'failed', at, message: reply.message })
    if (!audible) tell({ type: 'reply-arrived', at, audible })
  }

  function beginPlayback(key: string): Playback {
    const begun = parts.player.begin(key)
    follow(begun)
    return begun
  }

  function follow(begun: Playback) {
    playback = begun
    void begun.done.then((outcome) => {
      if (playback !== begun) return
      const at = parts.now()
      if (outcome === 'failed') tell({ type: 'cannot-play', at })
      else tell({ type: outcome === 'ended' ? 'speech-ended' : 'speech-stopped', at })
    })
  }

  function end() {
    era += 1
    clearTimeout(timer)
    sending?.abort()
    parts.stopSoFar?.()
    dropRecorder()
    playback = undefined
    parts.player.stop()
    microphone.release()
    losses = 0
    answer = undefined
    parts.wakeLock.release()
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell,
    /** In a tap, for the sound that comes later. */
    async start() {
      parts.player.unlock()
      if (!(await microphone.opened())) return
      tell({ type: 'started' })
      tell({ type: 'recording-due', at: parts.now() })
    },
    /** The first message of a conversation in which the assistant speaks first. */
    greet(url: string) {
      const greeting = beginPlayback('greeting')
      greeting.add(url)
      greeting.complete()
      tell({ type: 'reply-arrived', at: parts.now(), audible: true })
    },
    type(text: string, corrects?: string) {
      if (state.turn.name === 'closing' || state.turn.name === 'sending') return
      // The reply will be heard, and a telephone opens its sound in a tap only.
      parts.player.unlock()
      answer = { attempt: parts.newAttempt(), typed: text, ...(corrects && { corrects }) }
      tell({ type: 'typed' })
    },
    /** While something is written nothing is recorded by itself. */
    writes: (on: boolean) => tell({ type: 'writing', on, at: parts.now() }),
    /** A message once more, in the turn of the assistant where there is one. */
    replay(key: string, urls: readonly string[]) {
      const again = replay(parts.player, key, urls)
      tell({ type: 'replay-pressed', at: parts.now() })
      follow(again)
    },
    stopAudio: () => parts.player.stop(),
    /** The same once more. Where a button is held while speaking, it is for the student to press it. */
    sayAgain() {
      if (state.handsFree) tell({ type: 'talk-pressed', at: parts.now() })
      else parts.player.stop()
    },
    /** What an earlier visit recorded and nobody answered: of this session, or the one that was found. */
    async sendKept(found?: KeptRecording) {
      parts.player.unlock()
      const kept = found ?? (await parts.recordings.of(parts.session))
      if (!kept || state.turn.name !== 'idle') return
      answer = { attempt: kept.attempt, recording: kept.blob, session: kept.session }
      tell({ type: 'typed' })
    },
  }
}

const sendAgainAfter = (losses: number): number =>
  seconds(SEND_AGAIN_AFTER[Math.min(Math.max(losses, 1), SEND_AGAIN_AFTER.length) - 1] ?? 30)

/** When the clock ends this by itself. */
function dueAt(turn: Turn): number | undefined {
  if ('until' in turn) return turn.until
  return turn.name === 'recording' ? turn.take.startedAt + TURN.longestRecording : undefined
}

const isAudible = ({ name }: Turn) => name === 'about-to-speak' || name === 'assistant-speaking'
