import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { QUESTION } from '#capabilities/oral-session/web/part-fixtures.ts'
import {
  beginWorld,
  button,
  called,
  endWorld,
  inConversation,
  later,
  panel,
  press,
  world,
} from '#capabilities/oral-session/web/screen-fixture.tsx'
import { inSayings } from '#capabilities/voice/rules/device-voices.ts'
import { fakeDevice } from '#capabilities/voice/web/sound/device-voice.fake.ts'
import DefenseScreen from './screen.tsx'

/** As on a first visit: nothing chosen, and no notice seen. */
beforeEach(() => {
  beginWorld()
  localStorage.removeItem('weekbe4:voice')
})
afterEach(() => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  endWorld()
})

class Recogniser extends EventTarget {
  start() {}
  stop() {}
}
const withRecogniser = () => Object.assign(window, { webkitSpeechRecognition: Recogniser })
const whoHears = () => document.querySelector('.who-hears')?.textContent
const SMALL = /short answers only: yes, no, numbers/

describe('where only the built-in ear is there, the examination', () => {
  it('says so, with what it hears well, and has the quick answers and the box beside it', async () => {
    await inConversation(DefenseScreen)
    expect(whoHears()).toContain('I understand short answers only: please type longer ones.')
    expect(screen.getByText(SMALL)).toBeTruthy()
    expect(button('I don’t know')).toBeTruthy()
    expect(button('Repeat the question')).toBeTruthy()
    expect(screen.getByLabelText('Or type it')).toBeTruthy()
    await press('Dismiss')
    expect(screen.queryByText(SMALL)).toBeNull()
  })
})

describe('where this device speaks, the examination', () => {
  it('has one voice: the opening too is spoken by the device, and no sound of it is fetched', async () => {
    const device = fakeDevice()
    await inConversation(DefenseScreen)
    await later(undefined, 600)
    expect(panel()).toMatch(/speaking/)
    expect(device.said.join(' ')).toBe(inSayings(QUESTION)[0])
    expect(called('GET /api/audio/')).toEqual([])
    device.gone()
  })
})

describe('where the microphone is refused, the examination', () => {
  it('says that, and not what would be understood of the voice', async () => {
    world.sound.refused = true
    await inConversation(DefenseScreen)
    await later(undefined, 5_000)
    expect(screen.getByRole('alert').textContent).toContain('Microphone access required')
    expect(screen.queryByText(SMALL)).toBeNull()
  })
})

describe('the quick commands of an examination', () => {
  it('are no words that the student typed', async () => {
    await inConversation(DefenseScreen)
    await press('Next question')
    expect(screen.getByText('Next question, please.')).toBeTruthy()
    expect(screen.queryByText(/You typed/)).toBeNull()
  })
})

describe('where the browser can hear, the examination', () => {
  it('asks before anything is recorded, and changes back with one tap', async () => {
    withRecogniser()
    await inConversation(DefenseScreen)
    await later(undefined, 500)
    expect(screen.getByText(/Most browsers send the sound to the company that makes them/)).toBeTruthy()
    expect(world.turns).toEqual([])
    await press('Use it')
    expect(whoHears()).toContain('Your speech is recognised by your browser.')
    await press('Do not use my browser')
    expect(whoHears()).toContain('I understand short answers only: please type longer ones.')
    await press('Use my browser')
    expect(whoHears()).toContain('Your speech is recognised by your browser.')
  })
})
