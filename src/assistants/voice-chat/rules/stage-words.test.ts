import { describe, expect, it } from 'vitest'
import { type Conversation, noConversation, type TurnEvent } from '#capabilities/voice/rules/conversation.ts'
import { nextTurn } from '#capabilities/voice/rules/turn-loop.ts'
import { stageWords } from './stage-words.ts'

const tell = (now: Conversation, ...events: TurnEvent[]) => events.reduce(nextTurn, now)
const around = { opening: false, waiting: null, begun: false }

const started = tell(noConversation, { type: 'started' })
const recording = tell(started, { type: 'recording-due', at: 0 })
const sending = tell(recording, { type: 'stop-pressed' }, { type: 'recorded', at: 1, bytes: 5_000 })
const speaking = tell(sending, { type: 'reply-arrived', at: 2, audible: true })
const byHand = tell(started, { type: 'set', settings: { handsFree: false } })
const mute: TurnEvent = { type: 'mute-pressed', at: 1 }

describe('the words of the stage', () => {
  it.each([
    ['idle', noConversation, 'idle', 'Ready when you are'],
    ['active', started, 'idle', 'Your turn'],
    ['recording', recording, 'listen', 'Listening'],
    ['processing', sending, 'think', 'Thinking'],
    ['speaking', speaking, 'speak', 'Speaking'],
    [
      'starting-again',
      tell(speaking, { type: 'speech-ended', at: 3 }),
      'idle',
      'Starting recording automatically',
    ],
    ['unsent', tell(sending, { type: 'connection-lost' }), 'think', 'Waiting for the connection'],
    ['muted', tell(started, mute), 'idle', 'Muted'],
    ['muted while it records', tell(recording, mute), 'idle', 'Muted'],
    ['writing', tell(recording, { type: 'writing', on: true, at: 1 }), 'idle', 'Your turn'],
  ] as const)('name the state: %s', (_, now, look, heading) => {
    expect(stageWords(now, around)).toMatchObject({ look, heading })
  })

  it.each([
    [
      'after so many seconds',
      tell(recording, { type: 'set', settings: { silenceEndsTurn: 4_000 } }),
      'after 4 seconds of silence',
    ],
    ['when the button is let go', tell(byHand, { type: 'talk-pressed', at: 1 }), 'when you let go'],
    ['not while the student thinks', tell(recording, { type: 'moment-pressed' }), 'Take your time'],
  ])('say when a recording ends: %s', (_, now, words) => {
    expect(stageWords(now, around).sentence).toContain(words)
  })

  it.each([
    ['by itself, or when the student speaks', speaking, 'starts again automatically, or when you speak'],
    [
      'by itself',
      tell(speaking, { type: 'set', settings: { bargeIn: false } }),
      'starts again automatically.',
    ],
    ['with the button', tell(speaking, { type: 'set', settings: { handsFree: false } }), 'Hold the button'],
    ['once the microphone is on', tell(speaking, mute), 'until you unmute'],
    [
      'when the student asks for it',
      tell(noConversation, { type: 'typed' }, { type: 'reply-arrived', at: 1, audible: true }),
      'Then it is your turn',
    ],
  ])('say how it goes on after the assistant: %s', (_, now, words) => {
    expect(stageWords(now, around).sentence).toContain(words)
  })

  it('say how one speaks here once, and later only what ends it', () => {
    const first = stageWords(recording, around).sentence
    expect(first).toBe('Speak as you would to a friend. I will stop listening after 2 seconds of silence.')
    const later = stageWords(recording, { ...around, begun: true }).sentence
    expect(later).toBe('I will stop listening after 2 seconds of silence.')
  })

  it('say that the browser is asking, and how many are before', () => {
    expect(stageWords(noConversation, { ...around, opening: true }).heading).toBe(
      'Waiting for the microphone',
    )
    expect(stageWords(sending, { ...around, waiting: 3 }).sentence).toContain('3 ahead of you')
  })
})
