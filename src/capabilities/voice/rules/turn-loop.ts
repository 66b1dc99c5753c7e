/**
 * Decides whose turn it is and when it ends. Pure: time and loudness come in as events, so an hour of conversation can
 * be tested in a millisecond without a microphone.
 */
import { assertNever } from '#kit/assert-never.ts'
import { SAYS, TURN } from '../spec.ts'
import { trackNoise, unknownNoise } from './background-noise.ts'
import { beginOverhearing, overhear } from './barge-in.ts'
import {
  type Conversation,
  type ConversationTurn,
  isAudible,
  isOnItsWay,
  type TurnEvent,
} from './conversation.ts'
import type { Loudness } from './loudness.ts'
import {
  endOfTake,
  hearRecording,
  isTooLong,
  newRecording,
  type Recording,
  type RecordingEnding,
  stillThinks,
} from './recording.ts'

export function nextTurn(now: Conversation, event: TurnEvent): Conversation {
  const { turn } = now
  // Late results after the end of the conversation start nothing.
  if (turn.name === 'idle' && !STARTS.has(event.type)) return now
  switch (event.type) {
    case 'started':
      if (turn.name !== 'idle') return { ...now, typedOnly: false, problem: null }
      return { ...now, turn: { name: 'ready' }, typedOnly: false, problem: null }
    case 'recording-due':
      // A press means the student wants to speak, even with text half written in the box.
      return turn.name === 'ready' ? listen({ ...now, writing: false }, event.at) : now
    case 'recording-began':
      return withTake(now, (take) => newRecording(event.at, take.room, take))
    case 'reply-arrived':
      if (isAudible(turn) || turn.name === 'recording' || turn.name === 'closing') return now
      if (!event.audible) return pauseUntil({ ...now, unheard: 0 }, event.at + TURN.recordAfterSpeech)
      return {
        ...now,
        unheard: 0,
        problem: null,
        turn: { name: 'about-to-speak', until: event.at + TURN.autoplayDelay },
      }
    case 'speech-ended':
      if (isAudible(turn) && now.cutOff) return { ...now, turn: { name: 'unsent' }, cutOff: false }
      return isAudible(turn) ? pauseUntil(now, event.at + TURN.recordAfterSpeech) : now
    case 'speech-stopped':
      return isAudible(turn) ? pauseUntil(now, event.at + TURN.recordAfterSpeech) : now
    case 'cannot-play':
      if (!isAudible(turn)) return { ...now, problem: SAYS.cannotPlay }
      return pauseUntil({ ...now, problem: SAYS.cannotPlay }, event.at + TURN.recordAfterError)
    case 'replay-pressed':
      return MAY_REPLAY.has(turn.name) ? speak(now, event.at) : now
    case 'time-passed':
      return afterTime(now, event.at)
    case 'heard':
      return afterHearing(now, event)
    case 'stop-pressed':
      return turn.name === 'recording' ? close(now, 'stopped') : now
    case 'moment-pressed':
      return withTake(now, (take) => ({ ...take, held: !take.held, quietSince: null, calmSince: null }))
    case 'keep-listening':
      return withTake(now, (take) => ({ ...take, quietSince: null, calmSince: null }))
    case 'talk-pressed':
      // Pressing is the plainest way of interrupting.
      if (!MAY_TALK.has(turn.name)) return now
      return record({ ...now, typedOnly: false, writing: false }, event.at, { pushed: !now.handsFree })
    case 'talk-released':
      return turn.name === 'recording' && turn.take.pushed ? close(now, 'stopped') : now
    case 'mute-pressed':
      return afterMute({ ...now, muted: !now.muted }, event.at)
    case 'recorded':
      return turn.name === 'closing' ? afterRecording(now, event) : now
    case 'cannot-record':
      // Before the start there is no conversation to continue.
      if (turn.name === 'idle') return { ...now, problem: event.message }
      // The assistant is heard to the end, and the answer is typed, until the button is pressed again.
      return {
        ...now,
        turn: needsNoMicrophone(turn) ? turn : { name: 'ready' },
        typedOnly: true,
        problem: event.message,
      }
    case 'microphone-lost':
      if (turn.name !== 'recording') return now
      // Send the speech so far; the microphone is requested again before the next recording.
      if (turn.take.heardSomething) return close(now, 'stopped')
      return { ...now, turn: { name: 'ready' }, typedOnly: true, problem: event.problem }
    case 'writing':
      return afterWriting({ ...now, writing: event.on }, event.at)
    case 'typed':
      return {
        ...now,
        turn: { name: 'sending' },
        typedOnly: now.typedOnly || turn.name === 'idle',
        writing: false,
        cutOff: false,
        unheard: 0,
        problem: null,
      }
    case 'skipped':
      if (turn.name !== 'sending') return now
      if (event.toType) return { ...now, turn: { name: 'ready' }, problem: event.message ?? SAYS.skipped }
      return notHeard(now, event.message ?? SAYS.skipped, event.at + TURN.recordAfterSkip)
    case 'failed': {
      const { problem } = event
      // The reply broke off in the middle: play the part that arrived.
      if (isAudible(turn)) return { ...now, problem }
      if (turn.name !== 'sending') return now
      return pauseUntil({ ...now, problem }, event.at + TURN.recordAfterError)
    }
    case 'connection-lost': {
      if (isAudible(turn)) return { ...now, cutOff: true, problem: SAYS.replyCutOff }
      if (turn.name !== 'sending') return now
      const problem = event.typed ? SAYS.connectionLostTyped : SAYS.connectionLost
      return { ...now, turn: { name: 'unsent' }, problem }
    }
    case 'sent-again':
      return turn.name === 'unsent' ? { ...now, turn: { name: 'sending' }, problem: null } : now
    case 'set':
      return withoutPause({ ...now, ...event.settings })
    case 'problem-dismissed':
      return { ...now, problem: null }
    case 'conversation-ended':
      return {
        ...now,
        turn: { name: 'idle' },
        muted: false,
        typedOnly: false,
        cutOff: false,
        unheard: 0,
        room: unknownNoise,
        problem: null,
      }
    default:
      return assertNever(event)
  }
}

const STARTS = new Set<TurnEvent['type']>([
  'started',
  'reply-arrived',
  'typed',
  'writing',
  'cannot-record',
  // A message may be heard again when nothing else is going on.
  'cannot-play',
  'set',
  'problem-dismissed',
])
const MAY_TALK = new Set<ConversationTurn['name']>([
  'ready',
  'pausing',
  'about-to-speak',
  'assistant-speaking',
])
/** Not while an answer is in progress: its reply would interrupt. */
const MAY_REPLAY = new Set<ConversationTurn['name']>([...MAY_TALK, 'recording'])

/** States that continue, whether or not the next answer can be spoken. */
const needsNoMicrophone = (turn: ConversationTurn) => isAudible(turn) || isOnItsWay(turn)

const record = (
  now: Conversation,
  at: number,
  before: Partial<Pick<Recording, 'pushed' | 'spoke' | 'held'>> = {},
): Conversation => ({
  ...now,
  cutOff: false,
  turn: { name: 'recording', take: newRecording(at, now.room, before) },
})

const close = (now: Conversation, because: RecordingEnding | 'stopped'): Conversation => ({
  ...now,
  turn: { name: 'closing', because },
})

const speak = (now: Conversation, at: number): Conversation => ({
  ...now,
  turn: { name: 'assistant-speaking', overhearing: beginOverhearing(at) },
})

/** Starts recording, unless muted or in hold-to-talk mode. */
const listen = (now: Conversation, at: number): Conversation =>
  now.handsFree && !now.muted && !now.writing
    ? record(now, at, { spoke: now.turn.name === 'pausing' && now.turn.spoke === true })
    : { ...now, turn: { name: 'ready' } }

const pauseUntil = (now: Conversation, until: number): Conversation => ({
  ...now,
  cutOff: false,
  turn: now.handsFree && !now.typedOnly && !now.writing ? { name: 'pausing', until } : { name: 'ready' },
})

/** Choosing hold-to-talk cancels the automatic recording. */
const withoutPause = (now: Conversation): Conversation =>
  now.turn.name === 'pausing' && !now.handsFree ? { ...now, turn: { name: 'ready' } } : now

/** After repeated failures to hear anything, stop recording; the student can type or restart. */
function notHeard(now: Conversation, problem: string, until: number): Conversation {
  const unheard = now.unheard + 1
  if (unheard < TURN.unheardUntilTyping) return pauseUntil({ ...now, unheard, problem }, until)
  return { ...now, turn: { name: 'ready' }, unheard: 0, typedOnly: true, problem: SAYS.offersTyping }
}

function withTake(now: Conversation, change: (take: Recording) => Recording): Conversation {
  if (now.turn.name !== 'recording') return now
  return { ...now, turn: { name: 'recording', take: change(now.turn.take) } }
}

/**
 * Who has been writing to the end of the minute answers in writing: nothing is sent meanwhile. For who asked for a moment
 * and still thinks it begins again, early enough that most of a minute is left to speak in.
 */
function closeLong(now: Conversation, take: Recording, at: number): Conversation {
  if (now.writing) return { ...now, turn: { name: 'ready' } }
  return stillThinks(take) ? record(now, at, { held: true }) : close(now, 'too-long')
}

function afterTime(now: Conversation, at: number): Conversation {
  const { turn } = now
  if (turn.name === 'pausing' && at >= turn.until) return listen(now, at)
  if (turn.name === 'about-to-speak' && at >= turn.until) return speak(now, at)
  // Sound may stop arriving, as when a phone rings; the minute still runs.
  if (turn.name === 'recording' && isTooLong(turn.take, at)) return closeLong(now, turn.take, at)
  return now
}

function afterHearing(now: Conversation, { at, loudness }: { at: number; loudness: Loudness }): Conversation {
  const { turn, muted, writing, silenceEndsTurn } = now
  if (turn.name === 'recording') {
    const take = hearRecording(turn.take, { at, loudness, waits: muted || writing })
    const because = endOfTake(take, at, silenceEndsTurn)
    if (!because) return { ...now, room: take.room, turn: { name: 'recording', take } }
    if (writing || stillThinks(take)) return closeLong({ ...now, room: take.room }, take, at)
    if (take.heardSomething) return close({ ...now, room: take.room }, because)
    // Nothing was heard. It is not sent, because hearing that from the server would cost the student data.
    return notHeard({ ...now, room: take.room }, SAYS.skipped, at + TURN.recordAfterSkip)
  }
  if (turn.name === 'assistant-speaking') {
    const { interrupted, ...overhearing } = overhear(turn.overhearing, at, loudness.level)
    if (interrupted && now.bargeIn && !muted && !writing) return record(now, at)
    return { ...now, turn: { name: 'assistant-speaking', overhearing } }
  }
  if (turn.name !== 'pausing') return now
  // The second before a recording measures the room's background noise; who answers at once is in it already.
  const room = trackNoise(now.room, loudness.level)
  return { ...now, room, turn: room.speaking ? { ...turn, spoke: true } : turn }
}

function afterWriting(now: Conversation, at: number): Conversation {
  const { turn, writing, handsFree, muted, typedOnly } = now
  if (!writing) {
    const goesOn = turn.name === 'ready' && handsFree && !muted && !typedOnly
    return goesOn ? pauseUntil(now, at + TURN.recordAfterSpeech) : now
  }
  const nothingSaid = turn.name === 'recording' && !turn.take.spoke && !turn.take.pushed
  return turn.name === 'pausing' || nothingSaid ? { ...now, turn: { name: 'ready' } } : now
}

function afterMute(now: Conversation, at: number): Conversation {
  if (!now.muted && now.turn.name === 'ready' && now.handsFree) return pauseUntil(now, at)
  return now.muted && now.turn.name === 'pausing' ? { ...now, turn: { name: 'ready' } } : now
}

function afterRecording(now: Conversation, { at, bytes }: { at: number; bytes: number }): Conversation {
  if (bytes >= TURN.smallestRecordingBytes) return { ...now, turn: { name: 'sending' }, problem: null }
  return notHeard(now, SAYS.tooShort, at + TURN.recordAfterTooShort)
}
