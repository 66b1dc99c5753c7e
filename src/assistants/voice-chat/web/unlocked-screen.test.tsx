import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SILENCE } from '#capabilities/voice/web/sound/sound.fake.ts'
import {
  answered,
  button,
  HEARD,
  leave,
  noButton,
  passes,
  press,
  problem,
  REPLY,
  status,
  visit,
} from './visit.fake.tsx'

afterEach(leave)

describe('the screen', () => {
  it('has a header, a status display and a record button [S3-009] [S3-010]', async () => {
    await visit()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Voice Chat')
    expect(status()).toBe('Ready when you are')
    press('Start talking')
    await passes()
    expect(status()).toBe('Listening')
  })

  it('has recording controls with a timer while it records [S3-011]', async () => {
    await visit()
    press('Start talking')
    await passes(12_000)
    expect(document.querySelector('.calm .time')?.textContent).toBe('0:12')
    expect(button('Stop & Send')).toBeTruthy()
    expect(button('Give me a moment')).toBeTruthy()
  })

  it('announces a change of state once, and not the clock', async () => {
    await visit()
    press('Start talking')
    await passes(1_000)
    const region = document.querySelector('.calm [role="status"]')!
    const words = region.textContent
    await passes(5_000)
    expect(region.textContent).toBe(words)
  })

  it('makes a new session ID for every visit [S3-016]', async () => {
    const scene = await visit()
    await scene.speaks()
    await scene.turn().answer.lines(...REPLY)
    await passes(5_000)
    press('Stop & Send')
    await passes()
    const session = (turn: number) => scene.turn(turn).asked.headers['X-Session-ID']
    expect(session(1)).toBe(session(0))
    await scene.again()
    await scene.speaks()
    expect(session(2)).toMatch(/^[\da-f-]{36}$/)
    expect(session(2)).not.toBe(session(0))
  })
})

describe('a turn', () => {
  it('sends the recording as a webm blob, and shows the reply as it streams in [S3-017] [S2-094]', async () => {
    const scene = await visit()
    await scene.speaks()
    expect(status()).toBe('Thinking')
    const { form } = scene.turn().asked
    const recording = form.get('file') as File
    expect(recording.type).toContain('audio/webm')
    expect(recording.size).toBe(5_000)
    await scene.turn().answer.lines(REPLY[0]!, REPLY[1]!)
    const captions = screen.getByRole('region', { name: 'Captions' })
    expect(captions.textContent).toContain(HEARD.text)
    expect(captions.textContent).toContain('Something you measure.')
    await scene.turn().answer.lines({ type: 'chunk', content: 'Or something you change.' })
    expect(captions.textContent).toContain('Something you measure. Or something you change.')
  })

  it('plays the reply by itself half a second after it arrived, from the address the server gave [S2-086] [S3-040]', async () => {
    const scene = await answered()
    const arrived = Date.now()
    expect(scene.others.map(({ url }) => url)).toEqual(['/api/audio/1.mp3'])
    await passes(400)
    expect(scene.began).toEqual([])
    await passes(200)
    expect(scene.sounding()).toBe(1)
    expect(scene.began[0]! - arrived).toBeGreaterThanOrEqual(500)
  })

  it('has AI-speaking controls while the assistant speaks [S3-012]', async () => {
    const scene = await answered()
    await passes(600)
    expect(status()).toBe('Speaking')
    press('Stop Audio')
    await passes()
    expect(scene.sounding()).toBe(0)
  })

  it("is 'starting recording automatically' before it records again, 1 s after the audio [S3-019]", async () => {
    const scene = await answered()
    await passes(600)
    press('Stop Audio')
    await passes()
    expect(status()?.toLowerCase()).toBe('starting recording automatically')
    await passes(900)
    expect(scene.recordings).toEqual(['begun', 'stopped'])
    await passes(200)
    expect(scene.recordings).toEqual(['begun', 'stopped', 'begun'])
    expect(status()).toBe('Listening')
  })

  it('says how many are before it while the engines are busy', async () => {
    const scene = await visit()
    await scene.speaks()
    await scene.turn().answer.lines({ type: 'waiting', place: 2 })
    expect(status()).toBe('Waiting in the queue')
    expect(screen.getByText('We are busy at the moment: 2 ahead of you.')).toBeTruthy()
    await scene.turn().answer.lines(REPLY[0]!)
    expect(status()).toBe('Thinking')
  })

  it('ends two seconds after the last word, and never before the fifth second [S2-090]', async () => {
    const scene = await visit()
    press('Start talking')
    await passes(600)
    scene.sound.loudness = SILENCE
    await passes(4_200)
    expect(status()).toBe('Listening')
    await passes(400)
    expect(status()).toBe('Thinking')
  })

  it('ends after two seconds of silence, which a ring shows and a tap takes back', async () => {
    const scene = await visit()
    press('Start talking')
    await passes(3_000)
    scene.sound.loudness = SILENCE
    await passes(1_500)
    expect(document.querySelector('.silence-ring circle')).not.toBeNull()
    press('Keep listening')
    await passes(1_500)
    expect(status()).toBe('Listening')
    await passes(700)
    expect(status()).toBe('Thinking')
  })
})

describe('what goes wrong', () => {
  it("stands in a box that 'Dismiss' clears [S3-013]", async () => {
    const scene = await visit()
    scene.sound.refused = true
    press('Start talking')
    await passes()
    expect(screen.getByRole('alert').textContent).toBe(
      'Could not access microphone. Please check your browser permissions.',
    )
    press('Dismiss')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("is 'Could not access microphone. Please check your browser permissions.' for a refused microphone, which can be tried again [S3-033]", async () => {
    const scene = await visit()
    scene.sound.refused = true
    press('Start talking')
    await passes()
    expect(problem()).toBe('Could not access microphone. Please check your browser permissions.')
    expect(status()).toBe('Ready when you are')
    scene.sound.refused = false
    press('Start talking')
    await passes()
    expect(status()).toBe('Listening')
    expect(problem()).toBeUndefined()
  })

  it("is 'Error starting recording.' where it cannot record [S3-034]", async () => {
    const scene = await visit()
    scene.sound.cannotRecord = true
    press('Start talking')
    await passes()
    expect(problem()).toBe('Error starting recording.')
  })

  it("is 'Recording too short. Please try again.' under 1000 bytes, and it records again after 2 s [S3-022]", async () => {
    const scene = await visit()
    scene.sound.bytes = 999
    await scene.speaks()
    expect(problem()).toBe('Recording too short. Please try again.')
    expect(scene.turns).toEqual([])
    await passes(1_900)
    expect(scene.recordings).toHaveLength(2)
    await passes(200)
    expect(scene.recordings).toHaveLength(3)
  })

  it("is 'Error: {message}' for a processing error, and it records again after 3 s [S3-035]", async () => {
    const scene = await visit()
    await scene.speaks()
    await scene.turn().answer.lines({ type: 'error', message: 'The engine is resting.' })
    expect(problem()).toBe('Error: The engine is resting.')
    await passes(2_900)
    expect(scene.recordings).toHaveLength(2)
    await passes(200)
    expect(scene.recordings).toHaveLength(3)
  })

  it("says 'Server error occurred' for a stream error without a message [S3-037]", async () => {
    const scene = await visit()
    await scene.speaks()
    await scene.turn().answer.lines({ type: 'error' })
    expect(problem()).toContain('Server error occurred')
  })

  it.each([
    [
      { details: 'The file is empty.', error: 'The file is empty.', code: 'nothing-sent' },
      'Error: The file is empty.',
    ],
    [{ error: 'Bad request', code: 'bad-request' }, 'Error: Bad request'],
  ])(
    'takes the message of the error body %j from its details, or else its error [S3-041]',
    async (body, words) => {
      const scene = await visit()
      await scene.speaks()
      await scene.turn().answer.refuse({ status: 400, body })
      expect(problem()).toBe(words)
    },
  )

  it("is 'Could not play AI response audio' where the audio cannot be played [S3-036]", async () => {
    const scene = await visit()
    scene.sound.cannotDecode = true
    await scene.speaks()
    await scene.turn().answer.lines(...REPLY)
    await passes(600)
    expect(problem()).toBe('Could not play AI response audio')
  })

  it('shows the server’s sentence for a skipped recording, and nothing that was not understood', async () => {
    const scene = await visit()
    await scene.speaks()
    const message = 'Audio was too short or unclear. Please try again.'
    await scene.turn().answer.lines({ type: 'complete', text: '', skipped: true, message })
    expect(problem()).toBe(message)
    expect(screen.queryByRole('region', { name: 'Captions' })).toBeNull()
  })

  it('keeps a recording when the connection breaks, and sends the same again', async () => {
    const scene = await visit()
    await scene.speaks()
    await scene.turn().answer.cut()
    expect(status()).toBe('Waiting for the connection')
    press('Send again now')
    await passes()
    expect(scene.turns).toHaveLength(2)
    const [first, second] = scene.turns.map(({ asked }) => asked.headers['Idempotency-Key'])
    expect(second).toBe(first)
  })

  it('shows the demo again when the access has ended in the middle', async () => {
    const scene = await visit()
    await scene.speaks()
    const EXPIRED = 'Your access has expired.'
    scene.world.access = { paid: false, reason: 'expired', message: EXPIRED }
    await scene
      .turn()
      .answer.refuse({ status: 402, body: { error: EXPIRED, details: EXPIRED, code: 'expired' } })
    expect(button('Start the demo')).toBeTruthy()
    expect(scene.released).toHaveBeenCalled()
  })
})

describe("'End Conversation'", () => {
  it('is for a conversation only', async () => {
    await visit()
    expect(button('End Conversation').hasAttribute('disabled')).toBe(true)
  })

  it('stops the recording and releases the microphone [S3-026] [S3-027]', async () => {
    const scene = await visit()
    press('Start talking')
    await passes(1_000)
    press('End Conversation')
    await passes(60_000)
    expect(scene.recordings).toEqual(['begun', 'stopped'])
    expect(scene.released).toHaveBeenCalled()
    expect(scene.turns).toEqual([])
    expect(status()).toBe('Ready when you are')
  })

  it('stops the audio [S3-026]', async () => {
    const scene = await answered()
    await passes(600)
    press('End Conversation')
    expect(scene.sounding()).toBe(0)
    await passes(60_000)
    expect(scene.began).toHaveLength(1)
  })

  it('stops a restart that is pending [S3-026]', async () => {
    const scene = await answered()
    await passes(600)
    press('Stop Audio')
    await passes(500)
    press('End Conversation')
    await passes(60_000)
    expect(scene.recordings).toEqual(['begun', 'stopped'])
    expect(noButton('Stop & Send')).toBe(true)
  })
})
