import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { arrived, button, leave, noButton, passes, press, REPLY, status, visit } from './visit.fake.tsx'

afterEach(leave)

describe('the settings', () => {
  const open = async () => {
    press('Voice settings')
    await arrived('dialog')
    return within(screen.getByRole('dialog'))
  }

  it('let the student be silent for up to five seconds, also at the next visit', async () => {
    const scene = await visit()
    const dialog = await open()
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: '5' } })
    press('Close')
    press('Start talking')
    await passes(3_000)
    expect(screen.getByText(/after 5 seconds of silence/)).toBeTruthy()
    scene.sound.loudness = { decibels: -95, byteLevel: 1, level: -90 }
    await passes(4_500)
    expect(status()).toBe('Listening')
    await passes(700)
    expect(status()).toBe('Thinking')
    await scene.again()
    press('Start talking')
    await passes()
    expect(screen.getByText(/after 5 seconds of silence/)).toBeTruthy()
  })

  it('change to a button that is held, also with the space bar', async () => {
    const scene = await visit()
    const dialog = await open()
    fireEvent.click(dialog.getByLabelText(/Hold the button/))
    press('Close')
    press('Start talking')
    await passes()
    expect(scene.recordings).toEqual([])
    fireEvent.pointerDown(button('Hold to talk'), { button: 0 })
    await passes(10_000)
    fireEvent.pointerUp(button('Let go to send'))
    await passes()
    expect(scene.turns).toHaveLength(1)
    await scene.turn().answer.lines(...REPLY)
    await passes(600)
    fireEvent.keyDown(document.body, { key: ' ' })
    await passes(1_000)
    expect([status(), scene.sounding()]).toEqual(['Listening', 0])
    fireEvent.keyUp(document.body, { key: ' ' })
    await passes()
    expect(scene.turns).toHaveLength(2)
  })

  it('begin and send with one press each for who cannot hold', async () => {
    const scene = await visit()
    const dialog = await open()
    fireEvent.click(dialog.getByLabelText(/Hold the button/))
    press('Close')
    press('Start talking')
    await passes()
    press('Hold to talk')
    await passes(1_000)
    press('Let go to send')
    await passes()
    expect(scene.turns).toHaveLength(1)
  })
})

describe("the browser's own recognition", () => {
  class Recogniser extends EventTarget {
    static all: Recogniser[] = []
    running = false
    start() {
      this.running = true
      Recogniser.all.push(this)
    }
    stop() {
      this.running = false
    }
    hears(...words: string[]) {
      const results = words.map((transcript) => [{ transcript }])
      this.dispatchEvent(Object.assign(new Event('result'), { results }))
    }
  }
  const withRecogniser = () => {
    Recogniser.all = []
    Object.assign(window, { webkitSpeechRecognition: Recogniser })
  }
  afterEach(() => Reflect.deleteProperty(window, 'webkitSpeechRecognition'))

  const whoHears = () => document.querySelector('.who-hears')?.textContent

  it('is offered before the first recording, and goes with every recording after a yes', async () => {
    withRecogniser()
    const scene = await visit()
    press('Start talking')
    await passes(2_000)
    expect(scene.recordings).toEqual([])
    expect(
      screen.getByText(/send the sound to the company that makes them .*doubles the data used/),
    ).toBeTruthy()
    expect(document.activeElement).toBe(button('Use it'))
    const shown = vi.spyOn(document.querySelector('.stage') as Element, 'scrollIntoView')
    press('Use it')
    await passes(2_000)
    expect([status(), Recogniser.all.length]).toEqual(['Listening', 1])
    // The question stood below whose turn it is, which comes back into view.
    expect(shown).toHaveBeenCalled()
    Recogniser.all[0]!.hears('What is', 'a theory')
    press('Stop & Send')
    await passes()
    expect(Recogniser.all[0]!.running).toBe(false)
    expect(scene.turn().asked.form.get('browserText')).toBe('What is a theory')
    expect(whoHears()).toContain('Your speech is recognised by your browser.')
  })

  it('is not used after a no, nor asked about again, and is one tap away', async () => {
    withRecogniser()
    const scene = await visit()
    press('Start talking')
    await passes()
    press('No, thank you')
    await scene.speaksOn()
    expect(Recogniser.all).toEqual([])
    expect(scene.turn().asked.form.get('browserText')).toBeNull()
    await scene.again()
    press('Start talking')
    await passes(600)
    expect([noButton('Use it'), status()]).toEqual([true, 'Listening'])
    expect(whoHears()).toContain('I understand short answers only: please type longer ones.')
    press('Use my browser')
    await passes()
    expect(Recogniser.all).toHaveLength(1)
    press('Do not use my browser')
    await passes()
    expect(Recogniser.all[0]!.running).toBe(false)
  })

  it('is not offered where something better was set up, and that is shown', async () => {
    withRecogniser()
    const scene = await visit({ engines: { hears: { name: 'whisper-1', builtIn: false } } })
    await scene.speaks()
    expect(noButton('Use it')).toBe(true)
    expect(Recogniser.all).toEqual([])
    expect(whoHears()).toContain('Your speech is recognised by whisper-1.')
  })

  it('keeps nobody waiting who could not be told who hears', async () => {
    withRecogniser()
    const scene = await visit({ engines: 'away' })
    await scene.speaks()
    expect(scene.turns).toHaveLength(1)
  })
})

it('says once, kindly, what the built-in ear is good at', async () => {
  const scene = await visit()
  await scene.speaks()
  expect(screen.getByText(/short answers only: yes/)).toBeTruthy()
  press('Dismiss')
  expect(screen.queryByText(/short answers only: yes/)).toBeNull()
  await scene.again()
  press('Start talking')
  await passes(600)
  expect(screen.queryByText(/short answers only: yes/)).toBeNull()
})

it('shows what the conversation has cost of the student’s data', async () => {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(...REPLY)
  // The recording of 5 000 bytes, the sound of 9 000, and the lines.
  expect(screen.getByText('Data used in this conversation: 14 KB')).toBeTruthy()
})
