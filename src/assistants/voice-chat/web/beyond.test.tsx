// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SPEECH } from '#capabilities/voice/web/sound.fake.ts'
import {
  arrived,
  button,
  HEARD,
  leave,
  noButton,
  passes,
  press,
  REPLY,
  status,
  visit,
} from './visit.fake.tsx'

afterEach(leave)

const answered = async () => {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(...REPLY)
  return scene
}
const typed = (words: string) =>
  fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: words } })
const toggle = (details: Element, open: boolean) => {
  Object.assign(details, { open })
  fireEvent(details, new Event('toggle'))
}

describe('typing', () => {
  it('needs no microphone, and asks for none', async () => {
    const scene = await visit()
    typed('What is a variable?')
    press('Send')
    await passes()
    expect(scene.turn().asked.form.get('typed')).toBe('What is a variable?')
    await scene.turn().answer.lines(...REPLY.slice(1))
    await passes(10_000)
    expect(scene.getUserMedia).not.toHaveBeenCalled()
    expect(status()).toBe('Ready when you are')
    press('Start talking')
    await passes()
    expect(status()).toBe('Listening')
  })

  it('sends with Enter, and not with Shift and Enter', async () => {
    const scene = await visit()
    typed('One')
    fireEvent.keyDown(screen.getByLabelText('Or type it'), { key: 'Enter', shiftKey: true })
    expect(scene.turns).toHaveLength(0)
    fireEvent.keyDown(screen.getByLabelText('Or type it'), { key: 'Enter' })
    await passes()
    expect(scene.turns).toHaveLength(1)
  })
})

describe('what was understood', () => {
  it('says who understood it, and can be corrected, which asks again in its place', async () => {
    const scene = await answered()
    expect(screen.getByText('Rough transcript. Please correct what was misheard.')).toBeTruthy()
    press('Correct it')
    fireEvent.change(screen.getByLabelText('What you said'), { target: { value: 'What is a parable?' } })
    press('Send the correction')
    await passes()
    const [first, second] = scene.turns.map(({ asked }) => asked)
    expect(second!.form.get('typed')).toBe('What is a parable?')
    expect(second!.form.get('corrects')).toBe(first!.headers['Idempotency-Key'])
    await scene.turn().answer.lines({ type: 'complete', text: 'A story with a meaning.' })
    const captions = screen.getByRole('region', { name: 'Captions' }).textContent
    expect(captions).toContain('What is a parable?')
    expect(captions).not.toContain('Something you measure.')
  })

  it('is not sent again where nothing was changed', async () => {
    const scene = await answered()
    press('Correct it')
    press('Send the correction')
    await passes()
    expect(scene.turns).toHaveLength(1)
  })
})

describe('hearing a reply again', () => {
  it('stops whatever sounds, and gives the student the turn afterwards', async () => {
    const scene = await answered()
    await passes(600)
    press('Stop Audio')
    await passes(1_100)
    expect(status()).toBe('Listening')
    press(/^Play the assistant/)
    await passes(100)
    expect(scene.others.at(-1)!.url).toBe('/api/audio/whole.mp3')
    expect([status(), scene.sounding()]).toEqual(['Speaking', 1])
    await passes(3_000)
    expect(status()).toBe('Starting recording automatically')
    await passes(1_100)
    expect(status()).toBe('Listening')
  })

  it('is possible after the conversation, without the microphone', async () => {
    const scene = await answered()
    await passes(600)
    press('End Conversation')
    await passes()
    press(/^Play the assistant/)
    await passes(100)
    expect(scene.sounding()).toBe(1)
    await passes(10_000)
    expect(scene.getUserMedia).toHaveBeenCalledOnce()
    expect(status()).toBe('Ready when you are')
  })
})

describe('thinking and muting', () => {
  it('gives a moment: no silence ends the recording until the student speaks again', async () => {
    const scene = await visit()
    press('Start talking')
    await passes(1_000)
    press('Give me a moment')
    scene.sound.loudness = { decibels: -95, byteLevel: 1, level: -90 }
    await passes(8_000)
    expect(status()).toBe('Listening')
    expect(button('Give me a moment').getAttribute('aria-pressed')).toBe('true')
    scene.sound.loudness = SPEECH
    await passes(500)
    expect(button('Give me a moment').getAttribute('aria-pressed')).toBe('false')
  })

  it('mutes, and records nothing by itself until it is taken off', async () => {
    await answered()
    await passes(600)
    press('Mute')
    press('Stop Audio')
    await passes(10_000)
    expect(status()).toBe('Muted')
    press('Unmute')
    await passes(100)
    expect(status()).toBe('Listening')
  })
})

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
    expect(screen.getByText(/quiet for 5 seconds/)).toBeTruthy()
    scene.sound.loudness = { decibels: -95, byteLevel: 1, level: -90 }
    await passes(4_500)
    expect(status()).toBe('Listening')
    await passes(700)
    expect(status()).toBe('Thinking')
    await scene.again()
    press('Start talking')
    await passes()
    expect(screen.getByText(/quiet for 5 seconds/)).toBeTruthy()
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

  it('is never used unasked, is asked about once it would help, and then goes with the recording', async () => {
    withRecogniser()
    const scene = await answered()
    expect(Recogniser.all).toEqual([])
    expect(scene.turn().asked.form.get('browserText')).toBeNull()
    press('Use it')
    await passes(600)
    press('Stop Audio')
    await passes(1_500)
    expect(Recogniser.all).toHaveLength(1)
    Recogniser.all[0]!.hears('What is', 'a theory')
    press('Stop & Send')
    await passes()
    expect(Recogniser.all[0]!.running).toBe(false)
    expect(scene.turn().asked.form.get('browserText')).toBe('What is a theory')
  })

  it('is not asked about again after a no', async () => {
    withRecogniser()
    const scene = await answered()
    press('No, thank you')
    await passes(600)
    press('Stop Audio')
    await passes(1_500)
    expect(noButton('Use it')).toBe(true)
    expect(Recogniser.all).toEqual([])
    expect(scene.turns).toHaveLength(1)
  })
})

it('shows what the conversation has cost of the student’s data', async () => {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(...REPLY)
  // The recording of 5 000 bytes, the sound of 9 000, and the lines.
  expect(screen.getByText('Data used in this conversation: 14 KB')).toBeTruthy()
})

describe("'What was said'", () => {
  it('holds the whole conversation, which can be saved as text and deleted', async () => {
    const scene = await answered()
    await passes(600)
    toggle(document.querySelector('details.what-was-said')!, true)
    await arrived('.said')
    const here = within(screen.getByRole('region', { name: 'This conversation' }))
    expect(here.getByText(HEARD.text)).toBeTruthy()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    fireEvent.click(here.getByRole('button', { name: 'Save as text' }))
    expect(await saved[0]!.text()).toContain('You (rough transcript): what is a variable')
    fireEvent.click(here.getByRole('button', { name: 'Delete' }))
    fireEvent.click(here.getByRole('button', { name: 'Delete for good' }))
    await passes()
    const session = scene.turn().asked.headers['X-Session-ID']
    expect(scene.others.at(-1)).toMatchObject({ method: 'DELETE', url: `/ai/voice/conversations/${session}` })
    expect(here.queryByText(HEARD.text)).toBeNull()
  })

  it('lists the conversations of other visits, to read and to delete', async () => {
    const scene = await visit()
    const times = { startedAt: '2026-11-18T09:00:00Z', lastAt: '2026-11-18T09:10:00Z' }
    scene.world.conversations.conversations = [
      { sessionId: 'old', title: 'what is a frame', turns: 1, ...times },
    ]
    scene.world.record = {
      sessionId: 'old',
      turns: [
        {
          attempt: 'a',
          at: times.startedAt,
          heard: HEARD,
          reply: 'A list.',
          broken: false,
          audioUrl: null,
          engine: null,
        },
      ],
    }
    toggle(document.querySelector('details.what-was-said')!, true)
    await arrived('.said')
    expect(screen.getByText('The words are kept for 30 days.')).toBeTruthy()
    toggle(document.querySelector('details.earlier')!, true)
    await passes()
    expect(screen.getByText('A list.')).toBeTruthy()
    expect(noButton(/^Play/)).toBe(true)
    const earlier = within(document.querySelector<HTMLElement>('details.earlier')!)
    fireEvent.click(earlier.getByRole('button', { name: 'Delete' }))
    scene.world.deletes = 500
    fireEvent.click(earlier.getByRole('button', { name: 'Delete for good' }))
    await passes()
    expect(earlier.getByRole('alert').textContent).toBe('It could not be deleted just now. Please try again.')
    scene.world.deletes = 204
    scene.world.conversations.conversations = []
    fireEvent.click(earlier.getByRole('button', { name: 'Delete for good' }))
    await passes()
    expect(document.querySelector('details.earlier')).toBeNull()
  })
})
