import { describe, expect, it } from 'vitest'
import { type Conversation, noConversation, type TurnEvent } from './conversation.ts'
import type { Loudness } from './loudness.ts'
import { statusOf } from './status.ts'
import { nextTurn } from './turn-loop.ts'

const SOUNDS = {
  speech: { decibels: -45, byteLevel: 60, level: -25 },
  silence: { decibels: -95, byteLevel: 1, level: -90 },
  /** Loud enough that the specified rule never calls it silence. */
  fan: { decibels: -55, byteLevel: 40, level: -38 },
} satisfies Record<string, Loudness>

const tell = (now: Conversation, ...events: TurnEvent[]) => events.reduce(nextTurn, now)

/** A sound heard ten times a second, from one moment to another. */
function hear(now: Conversation, sound: keyof typeof SOUNDS, from: number, to: number): Conversation {
  for (let at = from; at <= to; at += 100) now = tell(now, { type: 'heard', at, loudness: SOUNDS[sound] })
  return now
}

const recording = tell(noConversation, { type: 'started' }, { type: 'recording-due', at: 0 })
const sending = tell(recording, { type: 'stop-pressed' }, { type: 'recorded', at: 5_000, bytes: 9_000 })
const speaking = tell(
  sending,
  { type: 'reply-arrived', at: 10_000, audible: true },
  { type: 'time-passed', at: 10_500 },
)
const at = (moment: number): TurnEvent => ({ type: 'time-passed', at: moment })
/** The moment at which recording starts again, found by trying. */
function restartsAt(now: Conversation): number {
  expect(now.turn.name).toBe('pausing')
  for (let moment = 0; moment < 60_000; moment += 50)
    if (tell(now, at(moment)).turn.name === 'recording') return moment
  throw new Error('never')
}

describe('the turn loop', () => {
  it('goes from idle to active, recording, processing, AI speaking, starting again and recording [S3-018]', () => {
    const seen: string[] = [statusOf(noConversation.turn)]
    let now = noConversation
    const events: TurnEvent[] = [
      { type: 'started' },
      { type: 'recording-due', at: 0 },
      { type: 'stop-pressed' },
      { type: 'recorded', at: 4_000, bytes: 9_000 },
      { type: 'reply-arrived', at: 5_000, audible: true },
      at(5_500),
      { type: 'speech-ended', at: 9_000 },
      at(10_000),
    ]
    for (const event of events) {
      now = tell(now, event)
      const status = statusOf(now.turn)
      if (status !== seen.at(-1)) seen.push(status)
    }
    expect(seen).toEqual([
      'idle',
      'active',
      'recording',
      'processing',
      'speaking',
      'starting-again',
      'recording',
    ])
  })

  it('sends a short answer that was said before the recording was due', () => {
    const quiet = hear(tell(speaking, { type: 'speech-ended', at: 20_000 }), 'silence', 20_000, 20_300)
    const due = tell(hear(hear(quiet, 'speech', 20_400, 20_700), 'silence', 20_800, 20_900), at(21_000))
    expect(due.turn.name).toBe('recording')
    expect(hear(due, 'silence', 21_100, 27_000).turn).toEqual({ name: 'closing', because: 'silence' })
  })

  it('plays a reply half a second after it arrives', () => {
    const arrived = tell(sending, { type: 'reply-arrived', at: 10_000, audible: true })
    expect(tell(arrived, at(10_499)).turn.name).toBe('about-to-speak')
    expect(tell(arrived, at(10_500)).turn.name).toBe('assistant-speaking')
  })

  it('records one second after the audio has ended [S2-087]', () => {
    expect(restartsAt(tell(speaking, { type: 'speech-ended', at: 20_000 }))).toBe(21_000)
  })

  it('records one second after the audio was stopped, as after its end [S3-020]', () => {
    expect(restartsAt(tell(speaking, { type: 'speech-stopped', at: 20_000 }))).toBe(21_000)
  })

  it('goes on to record after a reply that has no audio', () => {
    expect(restartsAt(tell(sending, { type: 'reply-arrived', at: 10_000, audible: false }))).toBe(11_000)
  })

  it('ends the recording when Stop & Send is pressed [S2-088]', () => {
    expect(tell(recording, { type: 'stop-pressed' }).turn).toEqual({ name: 'closing', because: 'stopped' })
  })

  it('does not count silence in the first three seconds [S2-089]', () => {
    const spoken = hear(recording, 'speech', 0, 500)
    expect(hear(spoken, 'silence', 600, 4_900).turn.name).toBe('recording')
  })

  it('ends the recording after two seconds of silence once three have passed [S2-090]', () => {
    const spoken = hear(recording, 'speech', 0, 500)
    expect(hear(spoken, 'silence', 600, 5_000).turn).toEqual({ name: 'closing', because: 'silence' })
  })

  it('counts again from nothing when the speaker goes on', () => {
    const goesOn = hear(
      hear(hear(recording, 'speech', 0, 500), 'silence', 600, 4_500),
      'speech',
      4_600,
      4_800,
    )
    expect(hear(goesOn, 'silence', 4_900, 6_800).turn.name).toBe('recording')
    expect(hear(goesOn, 'silence', 4_900, 6_900).turn.name).toBe('closing')
  })

  it('ends the recording at sixty seconds, however much is being said [S2-091]', () => {
    expect(hear(recording, 'speech', 0, 59_900).turn.name).toBe('recording')
    expect(hear(recording, 'speech', 0, 60_000).turn).toEqual({ name: 'closing', because: 'too-long' })
  })

  it('ends at sixty seconds though no sound comes any more', () => {
    expect(tell(recording, at(59_999)).turn.name).toBe('recording')
    expect(tell(recording, at(60_000)).turn.name).toBe('closing')
  })

  it('ends by the calibrated rule beside a fan, where the specified one never would [S2-093]', () => {
    const room = hear(recording, 'fan', 0, 1_000)
    const spoken = hear(room, 'speech', 1_100, 6_000)
    const end = hear(spoken, 'fan', 6_100, 8_200)
    expect(end.turn).toEqual({ name: 'closing', because: 'calm' })
    expect(hear(spoken, 'fan', 6_100, 8_000).turn.name).toBe('recording')
  })

  it('does not take a fan alone for a finished answer', () => {
    expect(hear(recording, 'fan', 0, 20_000).turn.name).toBe('recording')
  })

  it('waits as long as the student chose to be silent', () => {
    const patient = tell(recording, { type: 'set', settings: { silenceEndsTurn: 5_000 } })
    const spoken = hear(patient, 'speech', 0, 3_000)
    expect(hear(spoken, 'silence', 3_100, 8_000).turn.name).toBe('recording')
    expect(hear(spoken, 'silence', 3_100, 8_100).turn.name).toBe('closing')
  })

  it('sends nothing when nothing at all was heard, and records again after two seconds', () => {
    const silent = hear(recording, 'silence', 0, 5_000)
    expect(silent.problem).toBe('Audio was too short or unclear. Please try again.')
    expect(restartsAt(silent)).toBe(7_000)
  })
})

describe('what was recorded', () => {
  const closing = tell(recording, { type: 'stop-pressed' })

  it('is rejected under 1000 bytes and sent from 1000 bytes on [S3-021]', () => {
    expect(tell(closing, { type: 'recorded', at: 100, bytes: 999 }).turn.name).toBe('pausing')
    expect(tell(closing, { type: 'recorded', at: 100, bytes: 1_000 }).turn.name).toBe('sending')
  })

  it('is followed by another recording after two seconds when it was too short [S3-023]', () => {
    const short = tell(closing, { type: 'recorded', at: 10_000, bytes: 10 })
    expect(short.problem).toBe('Recording too short. Please try again.')
    expect(restartsAt(short)).toBe(12_000)
  })

  it('is followed by another recording two seconds after the server skipped it [S3-024]', () => {
    const skipped = tell(sending, { type: 'skipped', at: 10_000 })
    expect(skipped.problem).toBe('Audio was too short or unclear. Please try again.')
    expect(restartsAt(skipped)).toBe(12_000)
  })

  it('is followed by another recording three seconds after a processing error [S3-025]', () => {
    const failed = tell(sending, { type: 'failed', at: 10_000, problem: 'Error: Too busy' })
    expect(failed.problem).toBe('Error: Too busy')
    expect(restartsAt(failed)).toBe(13_000)
  })

  it('is kept when the connection breaks, and sent again', () => {
    const lost = tell(sending, { type: 'connection-lost' })
    expect(lost.turn.name).toBe('unsent')
    expect(lost.problem).toContain('Your recording is kept')
    expect(tell(lost, { type: 'sent-again' })).toMatchObject({ turn: { name: 'sending' }, problem: null })
  })
})

describe('audio that cannot be played', () => {
  it('says so, and goes on', () => {
    const broken = tell(speaking, { type: 'cannot-play', at: 20_000 })
    expect(broken.problem).toBe('Could not play AI response audio')
    expect(restartsAt(broken)).toBe(23_000)
  })

  it('leaves its sentence until it is dismissed', () => {
    const broken = tell(speaking, { type: 'cannot-play', at: 20_000 })
    expect(tell(broken, { type: 'problem-dismissed' }).problem).toBeNull()
  })
})

describe('"Give me a moment"', () => {
  it('lets the student be silent, until they speak again', () => {
    const held = tell(hear(recording, 'speech', 0, 3_000), { type: 'moment-pressed' })
    const thought = hear(held, 'silence', 3_100, 20_000)
    expect(thought.turn.name).toBe('recording')
    const spoken = hear(thought, 'speech', 20_100, 22_000)
    expect(hear(spoken, 'silence', 22_100, 24_100).turn).toMatchObject({ name: 'closing' })
  })

  it('can be taken back, and does not lengthen the minute', () => {
    const held = tell(hear(recording, 'speech', 0, 3_000), { type: 'moment-pressed' })
    const back = tell(held, { type: 'moment-pressed' })
    expect(hear(back, 'silence', 3_100, 5_100).turn.name).toBe('closing')
    expect(hear(held, 'silence', 3_100, 60_000).turn).toEqual({ name: 'closing', because: 'too-long' })
  })

  it('lasts as long as the student thinks, who then has most of a minute to speak, and nobody is told that they were unclear', () => {
    const held = tell(recording, { type: 'moment-pressed' })
    const thinking = hear(held, 'silence', 100, 150_000)
    expect(thinking).toMatchObject({ turn: { name: 'recording', take: { held: true } }, problem: null })
    const spoken = hear(thinking, 'speech', 150_100, 154_000)
    expect(spoken.turn.name === 'recording' && spoken.turn.take.startedAt).toBeGreaterThan(134_000)
    expect(hear(spoken, 'silence', 154_100, 156_100).turn).toMatchObject({ name: 'closing' })
  })

  it('starts the ring anew when the student taps it', () => {
    const quiet = hear(hear(recording, 'speech', 0, 3_000), 'silence', 3_100, 5_000)
    const tapped = tell(quiet, { type: 'keep-listening' })
    expect(hear(tapped, 'silence', 5_100, 7_000).turn.name).toBe('recording')
    expect(hear(tapped, 'silence', 5_100, 7_100).turn.name).toBe('closing')
  })
})

describe('push to talk', () => {
  const byHand = tell(
    noConversation,
    { type: 'set', settings: { handsFree: false } },
    { type: 'started' },
    { type: 'recording-due', at: 0 },
  )

  it('records while the button is held, however silent it is', () => {
    expect(byHand.turn.name).toBe('ready')
    const held = tell(byHand, { type: 'talk-pressed', at: 1_000 })
    expect(hear(held, 'silence', 1_000, 20_000).turn.name).toBe('recording')
    expect(tell(held, { type: 'talk-released' }).turn).toEqual({ name: 'closing', because: 'stopped' })
  })

  it('waits for the button after the assistant has spoken', () => {
    const heard = tell(
      byHand,
      { type: 'reply-arrived', at: 0, audible: true },
      at(500),
      { type: 'speech-ended', at: 9_000 },
      at(60_000),
    )
    expect(heard.turn.name).toBe('ready')
  })

  it('cancels a recording that would have started by itself', () => {
    const pausing = tell(speaking, { type: 'speech-ended', at: 20_000 })
    expect(tell(pausing, { type: 'set', settings: { handsFree: false } }).turn.name).toBe('ready')
  })
})

describe('muting', () => {
  it('ends no recording for the silence it makes', () => {
    const muted = tell(hear(recording, 'speech', 0, 3_000), { type: 'mute-pressed', at: 3_000 })
    expect(hear(muted, 'silence', 3_100, 30_000).turn.name).toBe('recording')
  })

  it('records nothing by itself, and begins when it is taken off', () => {
    const pausing = tell(speaking, { type: 'speech-ended', at: 20_000 }, { type: 'mute-pressed', at: 20_100 })
    expect(tell(pausing, at(60_000)).turn.name).toBe('ready')
    const back = tell(pausing, { type: 'mute-pressed', at: 61_000 }, at(61_000))
    expect(back.turn.name).toBe('recording')
  })
})

describe('speaking over the assistant', () => {
  const echo: Loudness = { decibels: -60, byteLevel: 20, level: -45 }
  const listening = (now: Conversation, loudness: Loudness, from: number, to: number) => {
    for (let moment = from; moment <= to; moment += 100)
      now = tell(now, { type: 'heard', at: moment, loudness })
    return now
  }
  const learnt = listening(speaking, echo, 10_500, 12_000)

  it('does not take the loudspeaker for the student', () => {
    expect(listening(learnt, { ...echo, level: -40 }, 12_100, 20_000).turn.name).toBe('assistant-speaking')
  })

  it('softens the voice first, and gives the student the turn after half a second', () => {
    expect(listening(learnt, SOUNDS.speech, 12_100, 12_300).turn).toMatchObject({
      overhearing: { ducked: true },
    })
    expect(listening(learnt, SOUNDS.speech, 12_100, 12_500).turn.name).toBe('assistant-speaking')
    expect(listening(learnt, SOUNDS.speech, 12_100, 12_600).turn.name).toBe('recording')
  })

  it('lets the voice go on after a cough', () => {
    const cough = listening(learnt, SOUNDS.speech, 12_100, 12_300)
    expect(listening(cough, echo, 12_400, 12_400).turn).toMatchObject({
      name: 'assistant-speaking',
      overhearing: { ducked: false },
    })
  })

  it('can be switched off', () => {
    const deaf = tell(learnt, { type: 'set', settings: { bargeIn: false } })
    expect(listening(deaf, SOUNDS.speech, 12_100, 20_000).turn.name).toBe('assistant-speaking')
  })
})

describe('a message that is heard again', () => {
  const again: TurnEvent = { type: 'replay-pressed', at: 30_000 }

  it.each([
    ['ready', tell(noConversation, { type: 'started' })],
    ['recording', recording],
    ['waiting to record', tell(speaking, { type: 'speech-ended', at: 20_000 })],
  ])('is the turn of the assistant while %s, and then recording starts as after any speech', (_, now) => {
    const heard = tell(now, again)
    expect(heard.turn.name).toBe('assistant-speaking')
    expect(restartsAt(tell(heard, { type: 'speech-ended', at: 33_000 }))).toBe(34_000)
  })

  it.each([
    ['idle', noConversation],
    ['sending', sending],
  ])('changes no turn while %s', (_, now) => {
    expect(tell(now, again)).toBe(now)
  })

  it('says so when it cannot be played outside a conversation', () => {
    expect(tell(noConversation, { type: 'cannot-play', at: 0 })).toMatchObject({
      turn: { name: 'idle' },
      problem: 'Could not play AI response audio',
    })
  })
})

describe('a typed answer', () => {
  it('takes the place of the recording', () => {
    expect(tell(recording, { type: 'typed' }).turn.name).toBe('sending')
  })

  it('is possible without any microphone', () => {
    const refused = tell(noConversation, { type: 'cannot-record', message: 'No microphone.' })
    expect(refused).toMatchObject({ turn: { name: 'idle' }, problem: 'No microphone.' })
    expect(tell(refused, { type: 'typed' })).toMatchObject({ turn: { name: 'sending' }, problem: null })
  })

  it('before the microphone was asked for is followed by nothing that needs it', () => {
    const heard = tell(
      noConversation,
      { type: 'typed' },
      { type: 'reply-arrived', at: 0, audible: true },
      at(500),
      { type: 'speech-ended', at: 9_000 },
    )
    expect(heard).toMatchObject({ turn: { name: 'ready' }, typedOnly: true })
    const talking = tell(heard, { type: 'started' }, { type: 'recording-due', at: 10_000 })
    expect(talking).toMatchObject({ turn: { name: 'recording' }, typedOnly: false })
  })

  it('in the middle of a spoken conversation is followed by a recording', () => {
    const heard = tell(
      recording,
      { type: 'typed' },
      { type: 'reply-arrived', at: 0, audible: false },
      at(1_000),
    )
    expect(heard.turn.name).toBe('recording')
  })
})

describe('the end of the conversation', () => {
  it.each([
    ['recording', recording],
    ['sending', sending],
    ['speaking', speaking],
    ['waiting to record', tell(speaking, { type: 'speech-ended', at: 20_000 })],
  ])('comes at once while %s, and what was on its way starts nothing', (_, now) => {
    const ended = tell(now, { type: 'conversation-ended' })
    const late = tell(
      ended,
      { type: 'recorded', at: 1, bytes: 5_000 },
      { type: 'speech-ended', at: 1 },
      { type: 'failed', at: 1, problem: 'Error: late' },
      { type: 'skipped', at: 1 },
      at(100_000),
      { type: 'heard', at: 100_000, loudness: SOUNDS.speech },
    )
    expect(late.turn).toEqual({ name: 'idle' })
  })
})
