import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  beginWorld,
  button,
  endWorld,
  inConversation,
  later,
  press,
  world,
} from '#capabilities/oral-session/web/screen-fixture.tsx'
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
    await press('OK')
    expect(screen.queryByText(SMALL)).toBeNull()
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
