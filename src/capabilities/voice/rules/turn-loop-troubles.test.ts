import { describe, expect, it } from 'vitest'
import { SAYS } from '../spec.ts'
import { type Conversation, noConversation, type TurnEvent } from './conversation.ts'
import type { Loudness } from './loudness.ts'
import { nextTurn } from './turn-loop.ts'

const SPEECH: Loudness = { decibels: -45, byteLevel: 60, level: -25 }
const SILENCE: Loudness = { decibels: -95, byteLevel: 1, level: -90 }

const tell = (now: Conversation, ...events: TurnEvent[]) => events.reduce(nextTurn, now)
const at = (moment: number): TurnEvent => ({ type: 'time-passed', at: moment })
function hear(now: Conversation, loudness: Loudness, from: number, to: number): Conversation {
  for (let moment = from; moment <= to; moment += 100)
    now = tell(now, { type: 'heard', at: moment, loudness })
  return now
}

const ready = tell(noConversation, { type: 'started' })
const recording = tell(ready, { type: 'recording-due', at: 0 })
const sending = tell(recording, { type: 'stop-pressed' }, { type: 'recorded', at: 5_000, bytes: 9_000 })
const speaking = tell(sending, { type: 'reply-arrived', at: 10_000, audible: true }, at(10_500))
const pausing = tell(speaking, { type: 'speech-ended', at: 20_000 })
const LOST: TurnEvent = { type: 'microphone-lost', problem: SAYS.microphoneRefused }
const writing = (on: boolean, moment = 0): TurnEvent => ({ type: 'writing', on, at: moment })

describe('a microphone that goes away', () => {
  it('in the middle of an answer ends it, and what was said is sent', () => {
    expect(tell(hear(recording, SPEECH, 0, 500), LOST).turn).toEqual({
      name: 'closing',
      because: 'stopped',
    })
  })

  it('before anything was said is refused in the words of the specification, and not asked for by itself', () => {
    const lost = tell(recording, LOST)
    expect(lost).toMatchObject({
      turn: { name: 'ready' },
      problem: 'Could not access microphone. Please check your browser permissions.',
    })
    const typed = tell(lost, { type: 'typed' }, { type: 'reply-arrived', at: 0, audible: false })
    expect(typed.turn.name).toBe('ready')
  })

  it('changes nothing while nobody needs it', () => {
    expect(tell(speaking, LOST)).toBe(speaking)
  })

  it('is asked for again by a press, which leaves no old problem on the screen', () => {
    const again = tell(recording, LOST, { type: 'started' }, { type: 'recording-due', at: 9_000 })
    expect(again).toMatchObject({ turn: { name: 'recording' }, problem: null, handsFree: true })
  })

  it('refused while the assistant speaks does not turn hands-free into a button to hold', () => {
    const refused = tell(speaking, { type: 'cannot-record', message: 'No.' })
    expect(refused).toMatchObject({ turn: { name: 'assistant-speaking' }, handsFree: true, problem: 'No.' })
    expect(tell(refused, { type: 'speech-ended', at: 20_000 }).turn.name).toBe('ready')
  })

  it('refused while an answer is on its way leaves the answer on its way', () => {
    expect(tell(sending, { type: 'cannot-record', message: 'No.' }).turn.name).toBe('sending')
  })

  it('that opens late begins the minute late', () => {
    const late = tell(recording, { type: 'recording-began', at: 30_000 })
    expect(hear(late, SPEECH, 30_000, 89_900).turn.name).toBe('recording')
    expect(hear(late, SPEECH, 30_000, 90_000).turn.name).toBe('closing')
  })
})

describe('a line that breaks in the middle of a reply', () => {
  const cut = tell(speaking, { type: 'connection-lost' })

  it('says so, lets what arrived be heard, and then asks for the reply again', () => {
    expect(cut).toMatchObject({ turn: { name: 'assistant-speaking' }, problem: SAYS.replyCutOff })
    const heard = tell(cut, { type: 'speech-ended', at: 20_000 })
    expect(heard.turn.name).toBe('unsent')
    expect(tell(heard, { type: 'sent-again' }).turn.name).toBe('sending')
  })

  it('asks for nothing again when the student has stopped it, or spoken over it', () => {
    const stopped = tell(cut, { type: 'speech-stopped', at: 20_000 })
    expect(stopped).toMatchObject({ turn: { name: 'pausing' }, cutOff: false })
    expect(tell(cut, { type: 'talk-pressed', at: 20_000 })).toMatchObject({
      turn: { name: 'recording' },
      cutOff: false,
    })
  })
})

it('sends nothing of forty seconds in which nobody speaks, and offers typing in the end', () => {
  let now = recording
  const turns = new Set<string>()
  for (let moment = 0; moment <= 40_000; moment += 100) {
    now = tell(now, at(moment), { type: 'heard', at: moment, loudness: SILENCE })
    turns.add(now.turn.name)
  }
  expect([...turns]).toEqual(['recording', 'pausing', 'ready'])
  expect(now).toMatchObject({ typedOnly: true, problem: SAYS.offersTyping })
})

describe('writing', () => {
  it('is not interrupted by a recording that starts by itself', () => {
    const wrote = tell(pausing, writing(true))
    expect(tell(wrote, at(60_000)).turn.name).toBe('ready')
    const heard = tell(speaking, writing(true), { type: 'speech-ended', at: 20_000 }, at(60_000))
    expect(heard.turn.name).toBe('ready')
  })

  it('stops a recording in which nothing was said, and ends none in which something was', () => {
    expect(tell(recording, writing(true)).turn.name).toBe('ready')
    const spoken = tell(hear(hear(recording, SILENCE, 0, 900), SPEECH, 1_000, 4_000), writing(true))
    expect(hear(spoken, SILENCE, 4_100, 20_000).turn.name).toBe('recording')
  })

  it('sends no minute that passes while the student writes, and is interrupted by no voice', () => {
    const spoken = tell(hear(hear(recording, SILENCE, 0, 900), SPEECH, 1_000, 4_000), writing(true))
    expect(hear(spoken, SILENCE, 4_100, 60_100).turn.name).toBe('ready')
    expect(tell(spoken, at(60_000)).turn.name).toBe('ready')
    const spokenOver = hear(tell(speaking, writing(true)), SPEECH, 10_600, 16_000)
    expect(spokenOver.turn.name).toBe('assistant-speaking')
  })

  it('goes back to hands-free a second after it was given up', () => {
    const given = tell(recording, writing(true), writing(false, 9_000))
    expect(tell(given, at(9_999)).turn.name).toBe('pausing')
    expect(tell(given, at(10_000)).turn.name).toBe('recording')
  })

  it('starts nothing when it is given up where nothing ran by itself', () => {
    const typedOnly = tell(
      noConversation,
      { type: 'typed' },
      { type: 'reply-arrived', at: 0, audible: false },
    )
    for (const now of [noConversation, typedOnly, sending]) {
      const after = tell(now, writing(true), writing(false, 9_000))
      expect(after.turn).toEqual(now.turn)
    }
  })

  it('is over for the loop when the button is pressed: then the student speaks', () => {
    const wrote = tell(recording, writing(true))
    expect(tell(wrote, { type: 'recording-due', at: 0 })).toMatchObject({
      turn: { name: 'recording' },
      writing: false,
    })
  })
})

it('sends no minute in which nothing was heard', () => {
  const muted = tell(recording, { type: 'mute-pressed', at: 0 })
  const over = hear(muted, SILENCE, 100, 60_100)
  expect(over).toMatchObject({
    turn: { name: 'pausing' },
    problem: 'Audio was too short or unclear. Please try again.',
  })
  expect(tell(over, at(70_000)).turn.name).toBe('ready')
})

describe('a student who is not heard', () => {
  it('and is asked to type is not recorded by itself again, and is after the reply to it', () => {
    const message = 'Please type this one.'
    const sending = tell(recording, { type: 'stop-pressed' }, { type: 'recorded', at: 1_000, bytes: 5_000 })
    const asked = tell(sending, { type: 'skipped', at: 2_000, message, toType: true }, at(90_000))
    expect(asked).toMatchObject({ turn: { name: 'ready' }, problem: message })
    const replied = tell(asked, { type: 'typed' }, { type: 'reply-arrived', at: 95_000, audible: false })
    expect(tell(replied, at(96_000)).turn.name).toBe('recording')
  })

  const unclear: TurnEvent[] = [
    { type: 'recording-due', at: 0 },
    { type: 'stop-pressed' },
    { type: 'recorded', at: 0, bytes: 9_000 },
    { type: 'skipped', at: 0 },
  ]
  const again: TurnEvent[] = [at(2_000), { type: 'stop-pressed' }, { type: 'recorded', at: 0, bytes: 10 }]
  const fourTimes = tell(ready, ...unclear, ...again, ...again, ...again)

  it('is recorded again four times', () => {
    expect(fourTimes).toMatchObject({ turn: { name: 'pausing' }, problem: SAYS.tooShort })
  })

  it('is offered to type after the fifth, and nothing is recorded by itself', () => {
    const fifth = tell(fourTimes, ...again)
    expect(fifth).toMatchObject({
      turn: { name: 'ready' },
      typedOnly: true,
      problem:
        'I have not been able to hear you five times in a row. Please type your answer, or start talking when you are ready.',
    })
    expect(tell(fifth, at(100_000)).turn.name).toBe('ready')
    const pressed = tell(fifth, { type: 'started' }, { type: 'recording-due', at: 0 })
    expect(pressed).toMatchObject({ turn: { name: 'recording' }, problem: null })
  })

  it('silence counts as not being heard', () => {
    const silent = hear(tell(fourTimes, at(2_000)), SILENCE, 2_000, 9_000)
    expect(silent).toMatchObject({ turn: { name: 'ready' }, typedOnly: true })
  })

  it('whoever was answered in between begins to count anew', () => {
    const answered = tell(
      fourTimes,
      { type: 'typed' },
      { type: 'reply-arrived', at: 0, audible: false },
      ...again,
    )
    expect(answered.problem).toBe(SAYS.tooShort)
  })
})
