import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SPEECH } from '#capabilities/voice/web/sound/sound.fake.ts'
import { answered, button, leave, noButton, passes, press, REPLY, status, visit } from './visit.fake.tsx'

afterEach(leave)

const typed = (words: string) =>
  fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: words } })
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

  it('waits for the reply to what was said before', async () => {
    const scene = await visit()
    await scene.speaks()
    typed('And a constant?')
    expect(button('Send').hasAttribute('disabled')).toBe(true)
    await scene.turn().answer.lines(...REPLY)
    expect(button('Send').hasAttribute('disabled')).toBe(false)
  })
})

describe('what was understood', () => {
  it('says who understood it, and can be corrected, which asks again in its place', async () => {
    const scene = await answered()
    expect(screen.getByText('Rough transcript. Please correct anything that was misheard.')).toBeTruthy()
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

  it('cannot be corrected while the next answer is on its way', async () => {
    const scene = await answered()
    await passes(600)
    press('Stop Audio')
    await passes(1_100)
    expect(noButton('Correct it')).toBe(false)
    await scene.speaksOn()
    expect(screen.getByText('what is a variable')).toBeTruthy()
    expect(noButton('Correct it')).toBe(true)
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
