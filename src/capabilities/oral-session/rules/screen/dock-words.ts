/** Text of the bottom panel in each state of a turn: what is going on, and the student's options. */
import type { Conversation } from '#capabilities/voice/talk.index.ts'
import { assertNever } from '#kit/assert-never.ts'
import { seconds } from '#kit/time.ts'

export type DockWords = { kind: 'rec' | 'say' | 'think'; heading: string; sentence: string }

type DockContext = {
  /** "The examiner is speaking" */
  speaking: string
  /** Turns ahead of this answer. */
  waiting: number | null
  /** Milliseconds since it was sent. */
  waited: number
}

export function dockWords(now: Conversation, { speaking, waiting, waited }: DockContext): DockWords {
  const { turn } = now
  switch (turn.name) {
    case 'idle':
    case 'ready':
      return think('Your turn', whatToPress(now))
    case 'pausing':
      return think('Your turn', 'Recording starts automatically.')
    case 'recording':
      return { kind: 'rec', heading: 'Recording your answer', sentence: whatEndsIt(now) }
    case 'closing':
    case 'sending':
      return waiting !== null && waiting > 0
        ? think('Waiting in the queue', `We are busy at the moment: ${waiting} ahead of you.`)
        : think('Thinking about your answer', whileWaiting(waited))
    case 'unsent':
      return think('Waiting for the connection', 'Your answer is kept on this device. The clock is paused.')
    case 'about-to-speak':
    case 'assistant-speaking':
      return { kind: 'say', heading: speaking, sentence: whatFollows(now) }
    default:
      return assertNever(turn)
  }
}

const think = (heading: string, sentence: string): DockWords => ({ kind: 'think', heading, sentence })

/** From here on typing is offered. */
const LONG = seconds(8)

const whileWaiting = (waited: number): string =>
  waited < LONG
    ? 'After ten seconds your time is paused.'
    : 'This is taking longer than usual; your time is paused. You can type your next answer below.'

function whatToPress({ writing, typedOnly, muted, handsFree }: Conversation): string {
  if (writing) return 'Send what you are writing, or press the button to speak.'
  if (muted) return 'You are muted. You cannot be heard until you unmute.'
  if (typedOnly) return 'Type your answer below, or press the button to speak.'
  return handsFree
    ? 'Press the button when you want to speak.'
    : 'Hold the button, or the space bar, while you speak.'
}

function whatEndsIt({ turn, muted, silenceEndsTurn }: Conversation): string {
  if (muted) return 'You are muted. You cannot be heard until you unmute.'
  if (turn.name === 'recording' && turn.take.pushed) return 'Your answer is sent when you let go.'
  if (turn.name === 'recording' && turn.take.held)
    return turn.take.heardSomething
      ? 'Take your time, up to a minute in all.'
      : 'Take your time: this waits for you.'
  return `Stops after ${silenceEndsTurn / seconds(1)} seconds of silence.`
}

function whatFollows({ typedOnly, handsFree, muted }: Conversation): string {
  if (typedOnly) return 'It is your turn next: type or speak.'
  if (muted) return 'You are muted. Recording waits until you unmute.'
  return handsFree
    ? 'It is your turn next. Recording starts automatically.'
    : 'It is your turn next. Hold the button to speak.'
}
