/** The text for each state of a turn: the current activity, and the student's options. */

import { type Conversation, statusOf } from '#capabilities/voice/talk.index.ts'
import { assertNever } from '#kit/assert-never.ts'
import { seconds } from '#kit/time.ts'
import { IDLE } from './idle-words.ts'

export type StageLook = 'idle' | 'listen' | 'think' | 'speak'
export type StageWords = { look: StageLook; heading: string; sentence: string }

type StageContext = {
  /** The browser is asking for permission to use the microphone. */
  opening: boolean
  /** The number of answers queued before this one. */
  waiting: number | null
  /** There are earlier turns: instructions are no longer needed, and the text needs the room. */
  begun: boolean
}

export function stageWords(now: Conversation, { opening, waiting, begun }: StageContext): StageWords {
  if (opening && (now.turn.name === 'idle' || now.turn.name === 'ready'))
    return words('idle', 'Waiting for the microphone', 'Your browser is asking for permission to use it.')
  const status = statusOf(now.turn)
  switch (status) {
    case 'idle':
      return IDLE
    case 'active':
      return active(now)
    case 'recording':
      if (now.muted) return MUTED
      return words('listen', 'Listening', whatEndsIt(now, begun))
    case 'processing':
      return processing(now, waiting)
    case 'speaking':
      return words('speak', 'Speaking', whatFollows(now))
    case 'starting-again':
      return words('idle', 'Starting recording automatically', 'Speak when the bands turn red.')
    default:
      return assertNever(status)
  }
}

const words = (look: StageLook, heading: string, sentence: string): StageWords => ({
  look,
  heading,
  sentence,
})

/** Even during a recording: the student must not talk to a microphone that is off. */
const MUTED: StageWords = {
  look: 'idle',
  heading: 'Muted',
  sentence: 'You cannot be heard until you unmute.',
}

function active({ typedOnly, muted, handsFree, writing }: Conversation): StageWords {
  if (writing) return words('idle', 'Your turn', 'Send what you are writing, or press the button to speak.')
  if (typedOnly) return IDLE
  if (muted) return MUTED
  if (!handsFree) return words('idle', 'Your turn', 'Hold the button, or the space bar, while you speak.')
  return words('idle', 'Your turn', 'Press the button when you want to speak.')
}

function whatEndsIt({ turn, silenceEndsTurn }: Conversation, begun: boolean): string {
  if (turn.name === 'recording' && turn.take.pushed) return 'I will answer when you let go.'
  if (turn.name === 'recording' && turn.take.held)
    return `Take your time. ${turn.take.heardSomething ? 'You have a minute in all.' : 'I will wait until you speak.'}`
  const ending = `I will stop listening after ${silenceEndsTurn / seconds(1)} seconds of silence.`
  return begun ? ending : `Speak as you would to a friend. ${ending}`
}

function processing({ turn }: Conversation, waiting: number | null): StageWords {
  if (turn.name === 'unsent')
    return words('think', 'Waiting for the connection', 'Your answer is kept on this device.')
  if (waiting !== null && waiting > 0)
    return words('think', 'Waiting in the queue', `We are busy at the moment: ${waiting} ahead of you.`)
  return words('think', 'Thinking', 'One moment.')
}

function whatFollows({ typedOnly, handsFree, muted, bargeIn }: Conversation): string {
  if (typedOnly) return 'Then it is your turn.'
  if (!handsFree) return 'Hold the button when you want to answer.'
  if (muted) return 'You are muted. Recording waits until you unmute.'
  return bargeIn
    ? 'Recording starts again automatically, or when you speak.'
    : 'Recording starts again automatically.'
}
