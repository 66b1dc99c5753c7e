import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TurnLine } from '#capabilities/voice/contract.ts'
import { AUDIO, button, leave, noButton, passes, press, REPLY, status, visit } from './visit.fake.tsx'

afterEach(leave)

const MISHEARD = { text: 'become attitude fit', rung: 'built-in', trust: 'rough', sure: 0.1 } as const
const QUESTION = 'I heard: “become attitude fit”. Is that right?'
const ASKED: TurnLine[] = [
  { type: 'chunk', content: '', heard: MISHEARD },
  { type: 'chunk', content: QUESTION, audioUrl: AUDIO, seq: 0 },
  { type: 'complete', text: QUESTION, audioUrl: AUDIO, heard: MISHEARD, asksBack: true },
]

/** A spoken turn is asked back about; the question is playing. */
async function asked() {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(...ASKED)
  await passes(600)
  return scene
}
const said = () => document.querySelector('.captions')?.textContent

describe('what was probably misheard', () => {
  it('is shown and asked back aloud, with four ways to go on', async () => {
    const scene = await asked()
    expect(said()).toContain('become attitude fit')
    expect(screen.getByText('I am not sure I heard this correctly, so I have not answered yet.')).toBeTruthy()
    expect(screen.getByText(QUESTION)).toBeTruthy()
    expect([status(), scene.sounding()]).toEqual(['Speaking', 1])
    for (const name of ['Yes, that is right', 'Correct it', 'Say it again', 'Type it'])
      expect(button(name)).toBeTruthy()
  })

  it('is answered once the student says that it is right', async () => {
    const scene = await asked()
    press('Yes, that is right')
    await passes()
    const { form } = scene.turn().asked
    expect([form.get('typed'), form.get('corrects')]).toEqual([
      MISHEARD.text,
      scene.turn(0).asked.headers['Idempotency-Key'],
    ])
    await scene.turn().answer.lines(...REPLY)
    expect(noButton('Yes, that is right')).toBe(true)
  })

  it('is put right in place', async () => {
    const scene = await asked()
    press('Correct it')
    fireEvent.change(screen.getByLabelText('What you said'), { target: { value: 'A mixed methods design' } })
    press('Send the correction')
    await passes()
    expect(scene.turn().asked.form.get('typed')).toBe('A mixed methods design')
    expect(scene.turn().asked.form.get('corrects')).toBe(scene.turn(0).asked.headers['Idempotency-Key'])
  })

  it('is said again at once, in its own place', async () => {
    const scene = await asked()
    press('Say it again')
    expect([status(), scene.sounding()]).toEqual(['Listening', 0])
    await scene.speaksOn()
    await scene.turn().answer.lines(...REPLY)
    expect(said()).not.toContain('become attitude fit')
    expect(said()).toContain('what is a variable')
  })

  it('is typed instead, in the box that waits for it', async () => {
    await asked()
    press('Type it')
    expect(document.activeElement).toBe(document.querySelector('.type-instead textarea'))
  })

  it('may be answered by voice: recording begins again by itself', async () => {
    const scene = await asked()
    await passes(3_000 + 1_000)
    expect(status()).toBe('Listening')
    await scene.speaksOn()
    const confirmed = { ...MISHEARD, text: 'a mixed methods design', trust: 'exact' as const }
    await scene.turn().answer.lines({ type: 'chunk', content: '', heard: confirmed })
    expect(screen.getByText('You confirmed this.')).toBeTruthy()
    expect(said()).not.toContain('become attitude fit')
  })
})

describe('a voice that the built-in recogniser does not understand', () => {
  const OFFER = /^(?:That is twice that I have not understood you|Your browser understands whole)/
  afterEach(() => Reflect.deleteProperty(window, 'webkitSpeechRecognition'))
  const browserHears = () => {
    Object.assign(window, {
      webkitSpeechRecognition: class {
        start() {}
        stop() {}
        abort() {}
      },
    })
  }

  async function mishearsTwice() {
    const scene = await asked()
    expect(screen.queryByText(OFFER)).toBeNull()
    press('Say it again')
    await scene.speaksOn()
    await scene.turn().answer.lines(...ASKED)
    await passes(600)
    return scene
  }

  it('is told so after two questions in a row, and what works better', async () => {
    await mishearsTwice()
    expect(screen.getByText(OFFER).textContent).toContain('Please type your longer answers.')
    press('OK')
    expect(screen.queryByText(OFFER)).toBeNull()
  })

  it('is told so once on a device', async () => {
    const scene = await mishearsTwice()
    press('OK')
    press('Say it again')
    await scene.speaksOn()
    await scene.turn().answer.lines(...ASKED)
    await passes(600)
    expect(screen.queryByText(OFFER)).toBeNull()
  })

  it('may let the browser recognise speech after all, which the screen then says', async () => {
    browserHears()
    const scene = await visit()
    press('Start talking')
    await passes()
    press('No, thank you')
    await scene.speaksOn()
    await scene.turn().answer.lines(...ASKED)
    await passes(600)
    press('Say it again')
    await scene.speaksOn()
    await scene.turn().answer.lines(...ASKED)
    await passes(600)
    expect(screen.getByText(OFFER).textContent).toContain('Most browsers send the sound to the company')
    press('Let my browser listen')
    expect(screen.getByText('Your speech is recognised by your browser.')).toBeTruthy()
    expect(screen.queryByText(OFFER)).toBeNull()
  })
})
