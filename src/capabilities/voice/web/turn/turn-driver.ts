/** Connects the turn loop to a microphone, a voice and a server. All decisions are in rules/turn-loop.ts. */
import {
  type Conversation,
  type ConversationTurn,
  isAudible,
  noConversation,
  type TurnEvent,
} from '../../rules/conversation.ts'
import { nextTurn } from '../../rules/turn-loop.ts'
import { TURN } from '../../spec.ts'
import { holdMicrophone } from '../microphone/held-microphone.ts'
import type { SpokenPiece } from '../sound/playback.ts'
import type { KeptRecording } from './kept-recordings.ts'
import { replyVoice } from './reply-voice.ts'
import type { TurnParts } from './turn-parts.ts'
import { turnRecorder } from './turn-recorder.ts'
import { turnSender } from './turn-sender.ts'

export function createTurnDriver(parts: TurnParts) {
  const { player, now } = parts
  let state: Conversation = noConversation
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(event: TurnEvent) {
    const before = state
    state = nextTurn(before, event)
    // Also where none has begun: the browser may still be asking, or an old message be heard.
    if (event.type === 'conversation-ended') end()
    if (state === before) return
    if (hearsNothing(state) !== hearsNothing(before)) microphone.mute(hearsNothing(state))
    if (isTurnOver(event, before.turn, state.turn)) turnTo(before.turn, state.turn)
    if (state.turn.name === 'assistant-speaking') voice.duck(state.turn.overhearing.ducked)
    for (const listener of listeners) listener()
  }

  const mine = { ...parts, state: () => state, send }
  const voice = replyVoice(mine)
  const sender = turnSender({ ...mine, beginPlayback: voice.begin })
  const microphone = holdMicrophone({
    open: parts.openMicrophone,
    isMuted: () => hearsNothing(state),
    onHeard(loudness) {
      send({ type: 'heard', at: now(), loudness })
      recorder.pauseHeard()
    },
    onRefused: (message) => send({ type: 'cannot-record', message }),
    onLost: () => send({ type: 'microphone-lost', problem: parts.words.microphoneRefused }),
  })
  const recorder = turnRecorder({ ...mine, opened: microphone.opened, held: microphone.held })

  function turnTo(from: ConversationTurn, to: ConversationTurn) {
    recorder.turned(from.name, to.name)
    // A replayed message is not recorded either.
    if (!isAudible(to) && (isAudible(from) || to.name === 'recording')) player.stop()
    setTimer(to)
    switch (to.name) {
      case 'recording':
        parts.wakeLock.hold()
        // The minute begins with the microphone.
        return void recorder.begin().then((begun) => begun && setTimer(state.turn))
      case 'closing':
        return void close()
      case 'sending':
        return void sender.deliver()
      case 'about-to-speak':
        // The browser asks for the microphone while the assistant speaks, not while the student should.
        return void (state.typedOnly || microphone.opened())
      case 'assistant-speaking':
        return voice.play()
      default:
        return
    }
  }

  async function close() {
    const answer = await recorder.close()
    if (!answer) return
    sender.next(answer)
    send({ type: 'recorded', at: now(), bytes: answer.recording?.size ?? 0 })
  }

  function setTimer(turn: ConversationTurn) {
    clearTimeout(timer)
    const due = dueAt(turn)
    if (due !== undefined) {
      const passTime = () => send({ type: 'time-passed', at: Math.max(due, now()) })
      // A phone's clock may be set back in the meantime; an overdue event is still due.
      timer = setTimeout(passTime, Math.max(0, due - now()))
    }
    if (turn.name === 'unsent')
      timer = setTimeout(() => send({ type: 'sent-again' }), sender.sendAgainAfter())
  }

  function end() {
    clearTimeout(timer)
    sender.end()
    parts.stopSoFar?.()
    recorder.end()
    voice.end()
    microphone.release()
    parts.wakeLock.release()
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    /** While the student types, recording does not start automatically. */
    writes: (on: boolean) => send({ type: 'writing', on, at: now() }),
    replay: voice.replay,
    stopAudio: () => player.stop(),
    ...whatIsPressed({ ...mine, voice, sender, opened: microphone.opened }),
  }
}

type Pressed = TurnParts & {
  state(): Conversation
  send(event: TurnEvent): void
  voice: ReturnType<typeof replyVoice>
  sender: ReturnType<typeof turnSender>
  opened: ReturnType<typeof holdMicrophone>['opened']
}

/** The student's buttons: a phone starts audio only inside a tap. */
function whatIsPressed({ state, send, voice, sender, opened, player, recordings, ...parts }: Pressed) {
  return {
    async start() {
      player.unlock()
      if (!(await opened())) return
      send({ type: 'started' })
      send({ type: 'recording-due', at: parts.now() })
    },
    /** The first message of a conversation in which the assistant speaks first. */
    greet(key: string, ...pieces: readonly SpokenPiece[]) {
      const greeting = voice.begin(key)
      for (const piece of pieces) greeting.add(piece)
      greeting.complete()
      send({ type: 'reply-arrived', at: parts.now(), audible: pieces.length > 0 })
    },
    /** False while another answer is on its way: these words are not sent. */
    type(text: string, corrects?: string): boolean {
      const { name } = state().turn
      if (name === 'closing' || name === 'sending') return false
      // The reply will be played.
      player.unlock()
      sender.next({ attempt: parts.newAttempt(), typed: text, ...(corrects && { corrects }) })
      send({ type: 'typed' })
      return true
    },
    /** Asks for the same words again. In hold-to-talk mode the student must press the button. */
    sayAgain() {
      if (state().handsFree) send({ type: 'talk-pressed', at: parts.now() })
      else player.stop()
    },
    /** Sends a recording left unanswered by an earlier visit: this session's, or the one given. */
    async sendKept(found?: KeptRecording) {
      player.unlock()
      const kept = found ?? (await recordings.of(parts.session))
      if (!kept || state().turn.name !== 'idle') return
      sender.next({ attempt: kept.attempt, recording: kept.blob, session: kept.session })
      send({ type: 'typed' })
    },
  }
}

/** The sound of the keys is no answer. */
const hearsNothing = ({ muted, writing }: Conversation) => muted || writing

/** Also where the student still thinks: what was recorded so far, which is silence, is dropped, and recorded anew. */
function isTurnOver({ type }: TurnEvent, from: ConversationTurn, to: ConversationTurn): boolean {
  if (from.name !== 'recording' || to.name !== 'recording') return from.name !== to.name
  return type !== 'recording-began' && from.take.startedAt !== to.take.startedAt
}

/** When the clock ends this state. */
function dueAt(turn: ConversationTurn): number | undefined {
  if ('until' in turn) return turn.until
  return turn.name === 'recording' ? turn.take.startedAt + TURN.longestRecording : undefined
}
