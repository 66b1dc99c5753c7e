import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SILENCE } from '#capabilities/voice/web/sound/sound.fake.ts'
import {
  answered,
  button,
  HEARD,
  leave,
  passes,
  press,
  problem,
  REPLY,
  status,
  visit,
} from './visit.fake.tsx'

afterEach(leave)

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Or type it')
const write = (words: string) => fireEvent.change(box(), { target: { value: words } })
const captions = () => screen.getByRole('region', { name: 'Captions' }).textContent

describe('leaving the screen', () => {
  it('gives the sound back, and the microphone', async () => {
    const scene = await answered()
    await passes(600)
    scene.view.unmount()
    expect(scene.sounding()).toBe(0)
    expect(scene.sound.closed).toHaveBeenCalledOnce()
    expect(scene.released).toHaveBeenCalledOnce()
  })

  it('silences a reply that is heard again after the conversation', async () => {
    const scene = await answered()
    press('End Conversation')
    await passes()
    press(/^Play the assistant/)
    await passes(100)
    expect(scene.sounding()).toBe(1)
    scene.view.unmount()
    expect(scene.sounding()).toBe(0)
  })
})

describe('a microphone that is pulled out', () => {
  it('in the middle of an answer: what was said is sent, and recording goes on with the next one', async () => {
    const scene = await visit()
    press('Start talking')
    await passes(2_000)
    scene.sound.unplug()
    await passes()
    expect(scene.turns).toHaveLength(1)
    await scene.turn().answer.lines(...REPLY)
    await passes(600)
    press('Stop Audio')
    await passes(1_100)
    expect(status()).toBe('Listening')
    expect(scene.getUserMedia).toHaveBeenCalledTimes(2)
  })

  it('before a word was said: the sentence of the specification, and a button that asks again', async () => {
    const scene = await visit()
    scene.sound.loudness = SILENCE
    press('Start talking')
    await passes(1_000)
    scene.sound.unplug()
    await passes()
    expect(problem()).toBe('Could not access microphone. Please check your browser permissions.')
    press('Start talking')
    await passes()
    expect([status(), problem()]).toEqual(['Listening', undefined])
  })
})

describe('somebody who writes', () => {
  it('is not recorded meanwhile, and hands-free goes on when they give it up', async () => {
    const scene = await answered()
    await passes(600)
    write('What is')
    press('Stop Audio')
    await passes(10_000)
    expect(status()).toBe('Your turn')
    expect(scene.recordings).toHaveLength(2)
    write('')
    await passes(1_100)
    expect(status()).toBe('Listening')
  })

  it('loses no letter of a correction to a recording that starts by itself', async () => {
    const scene = await answered()
    await passes(600)
    press('Correct it')
    const field = screen.getByLabelText('What you said')
    fireEvent.change(field, { target: { value: 'What is a par' } })
    press('Stop Audio')
    await passes(20_000)
    expect(scene.turns).toHaveLength(1)
    expect(field).toHaveProperty('value', 'What is a par')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(document.activeElement).toBe(button('Correct it'))
    await passes(1_100)
    expect(status()).toBe('Listening')
  })

  it('keeps what stands in the box when the room is opened for something else', async () => {
    await visit()
    write('What is a vari')
    press('Start talking')
    await passes()
    expect(box().value).toBe('What is a vari')
  })
})

it('leaves the captions where they are until there are words of the next turn', async () => {
  const scene = await answered()
  await passes(600)
  press('Stop Audio')
  await passes(1_100)
  press('Stop & Send')
  await passes()
  expect(captions()).toContain('Something you measure.')
  await scene.turn().answer.lines({ type: 'chunk', content: '', heard: { ...HEARD, text: 'and a constant' } })
  expect(captions()).not.toContain('Something you measure.')
  expect(captions()).toContain('and a constant')
})

it('says that a reply broke off, and asks for it again after what was heard', async () => {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(REPLY[0]!, REPLY[1]!)
  await passes(600)
  await scene.turn().answer.cut()
  expect(problem()).toBe('The connection was lost in the middle of the reply. We will ask for it again.')
  await passes(3_000)
  expect(status()).toBe('Waiting for the connection')
  await passes(5_000)
  expect(scene.turns).toHaveLength(2)
  await scene.turn().answer.lines(...REPLY)
  expect(captions()).toContain('Something you measure.')
  expect(captions()).not.toContain('Something you measure. Something you measure.')
})

describe('a button that is held', () => {
  const byHand = async () => {
    const scene = await visit()
    press('Voice settings')
    await passes(200)
    fireEvent.click(screen.getByLabelText(/Hold the button/))
    press('Close')
    press('Start talking')
    await passes()
    return scene
  }

  it('has been let go when another window takes the keys', async () => {
    const scene = await byHand()
    fireEvent.keyDown(document.body, { key: ' ' })
    await passes(1_000)
    expect(status()).toBe('Listening')
    fireEvent(window, new Event('blur'))
    await passes()
    expect(scene.turns).toHaveLength(1)
  })

  it('has been let go though the focus went into a field', async () => {
    const scene = await byHand()
    fireEvent.keyDown(document.body, { key: ' ' })
    await passes(1_000)
    fireEvent.keyUp(box(), { key: ' ' })
    await passes()
    expect(scene.turns).toHaveLength(1)
  })

  it('leaves the space bar to whoever writes', async () => {
    const scene = await byHand()
    fireEvent.keyDown(box(), { key: ' ' })
    await passes(1_000)
    expect(scene.recordings).toEqual([])
  })
})
