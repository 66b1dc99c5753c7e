import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SILENCE, SPEECH } from '../sound/sound.fake.ts'
import { stage, started } from './stage.fake.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('a conversation', () => {
  it('goes hands-free from recording to the reply and back to recording', async () => {
    const scene = await started()
    expect(scene.log).toEqual(['unlocked', 'microphone opened', 'unmuted', 'awake', 'recording'])
    await scene.wait(3_000)
    scene.sounds(SILENCE)
    await scene.wait(2_100)
    expect(scene.turn()).toBe('sending')
    expect(scene.sent).toMatchObject([{ attempt: 'attempt 1', recording: { size: 5_000 } }])

    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'audio', piece: '/2' }, { type: 'complete' })
    expect(scene.playing[0]!.log).toEqual(['add /1', 'add /2', 'complete'])
    await scene.wait(500)
    expect(scene.turn()).toBe('assistant-speaking')
    expect(scene.playing[0]!.log.at(-1)).toBe('play')

    scene.playing[0]!.finish('ended')
    await scene.wait(1_000)
    expect(scene.turn()).toBe('recording')
    expect(scene.log.filter((entry) => entry === 'recording')).toHaveLength(2)
    expect(scene.log.filter((entry) => entry === 'microphone opened')).toHaveLength(1)
  })

  it('hears who answers at once from the first word, and keeps nothing of it where words are typed instead', async () => {
    const scene = await started()
    await scene.answers()
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    await scene.wait(500)
    scene.playing[0]!.finish('ended')
    await scene.wait(100)
    expect(scene.turn()).toBe('pausing')
    expect(scene.log.filter((entry) => entry === 'recording')).toHaveLength(2)
    scene.driver.writes(true)
    expect(scene.log.at(-1)).toBe('dropped')
  })

  it('hears nothing while the student writes', async () => {
    const scene = await started()
    const hears = () => scene.log.findLast((entry) => entry.endsWith('muted'))
    scene.driver.writes(true)
    expect(hears()).toBe('muted')
    scene.driver.writes(false)
    expect(hears()).toBe('unmuted')
  })

  it('asks for the microphone while the assistant speaks first', async () => {
    const scene = stage()
    scene.driver.greet('greeting', '/question')
    await scene.wait(0)
    expect(scene.log).toContain('microphone opened')
    await scene.wait(500)
    expect(scene.playing[0]!.log).toEqual(['add /question', 'complete', 'play'])
  })

  it('lets the assistant finish when the microphone is refused, and waits for a typed answer', async () => {
    const scene = stage({ refused: true })
    scene.driver.greet('greeting', '/question')
    await scene.wait(500)
    expect(scene.driver.state().problem).toBe('Could not access microphone.')
    expect(scene.turn()).toBe('assistant-speaking')
    scene.playing[0]!.finish('ended')
    await scene.wait(10_000)
    expect(scene.turn()).toBe('ready')
    scene.driver.type('My sample was small.')
    expect(scene.sent).toMatchObject([{ typed: 'My sample was small.' }])
  })

  it('releases the microphone and everything else when it is ended', async () => {
    const scene = await started()
    await scene.answers()
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    scene.driver.send({ type: 'conversation-ended' })
    await scene.wait(60_000)
    expect(scene.log.slice(-2)).toEqual(['microphone closed', 'asleep'])
    expect(scene.playing[0]!.log).toContain('stop')
    expect(scene.turn()).toBe('idle')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives a microphone back that was granted too late', async () => {
    const scene = stage()
    const starting = scene.driver.start()
    scene.driver.send({ type: 'typed' })
    scene.driver.send({ type: 'conversation-ended' })
    await starting
    expect(scene.log.at(-1)).toBe('microphone closed')
    expect(scene.turn()).toBe('idle')
  })
})

describe('the recording', () => {
  it('is kept until it is answered', async () => {
    const scene = await started()
    await scene.answers()
    expect([...scene.kept.keys()]).toEqual(['attempt 1'])
    await scene.replies({ type: 'complete' })
    expect(scene.kept.size).toBe(0)
  })

  it('is sent again under the same attempt after the connection was lost', async () => {
    const scene = await started()
    await scene.answers()
    await scene.cut()
    expect(scene.turn()).toBe('unsent')
    expect(scene.kept.size).toBe(1)
    await scene.wait(5_000)
    expect(scene.sent.map(({ attempt }) => attempt)).toEqual(['attempt 1', 'attempt 1'])
    await scene.replies({ type: 'complete' })
    expect(scene.kept.size).toBe(0)
  })

  it('of an earlier visit is sent', async () => {
    const scene = stage()
    scene.kept.set('old', { attempt: 'old', session: 's', blob: new Blob(['x']) })
    await scene.driver.sendKept()
    expect(scene.sent).toMatchObject([{ attempt: 'old', session: 's' }])
  })

  it('is thrown away when the answer is typed', async () => {
    const scene = await started()
    scene.driver.type('Typed instead.')
    expect(scene.log).toContain('dropped')
    expect(scene.sent).toEqual([{ attempt: 'attempt 1', typed: 'Typed instead.' }])
    expect(scene.kept.size).toBe(0)
  })

  it('under 1000 bytes is not sent', async () => {
    const scene = await started({ bytes: 999 })
    await scene.answers()
    expect(scene.sent).toEqual([])
    expect(scene.driver.state().problem).toBe('Recording too short. Please try again.')
  })

  it('is shown to the server once in a silence, before the turn is over', async () => {
    const scene = await started()
    await scene.wait(3_000)
    scene.sounds(SILENCE)
    await scene.wait(1_500)
    expect(scene.partial).toHaveLength(1)
    scene.sounds(SPEECH)
    await scene.wait(1_000)
    scene.sounds(SILENCE)
    await scene.wait(1_500)
    // Under the name that the whole will have.
    expect(scene.partial).toEqual(['attempt 1', 'attempt 1'])
    expect(scene.turn()).toBe('recording')
  })
})

describe('a typed answer', () => {
  it('asks for no microphone where nobody has pressed anything', async () => {
    const scene = stage()
    scene.driver.type('What is a variable?')
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    await scene.wait(500)
    expect(scene.turn()).toBe('assistant-speaking')
    expect(scene.log).not.toContain('microphone opened')
  })

  it('can put right what was understood of an earlier one', async () => {
    const scene = stage()
    scene.driver.type('A parable.', 'attempt 0')
    expect(scene.sent).toEqual([{ attempt: 'attempt 1', typed: 'A parable.', corrects: 'attempt 0' }])
  })
})

describe('hearing a message again', () => {
  it('stops what is heard, drops the recording, and records again at its end', async () => {
    const scene = await started()
    scene.driver.replay('attempt 0', ['/1', '/2'])
    expect(scene.playing[0]!.log).toEqual(['add /1', 'add /2', 'complete', 'play'])
    expect(scene.log).toContain('dropped')
    expect(scene.turn()).toBe('assistant-speaking')
    scene.playing[0]!.finish('ended')
    await scene.wait(1_000)
    expect(scene.turn()).toBe('recording')
  })

  it('changes nothing where no conversation runs', async () => {
    const scene = stage()
    scene.driver.replay('attempt 0', ['/1'])
    scene.playing[0]!.finish('ended')
    await scene.wait(10_000)
    expect(scene.turn()).toBe('idle')
    expect(scene.log).toEqual(['unlocked'])
  })
})

describe('the reply', () => {
  it('that cannot be played is followed by the sentence of the specification', async () => {
    const scene = await started()
    await scene.answers()
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    await scene.wait(500)
    scene.playing[0]!.finish('failed')
    await scene.wait(0)
    expect(scene.driver.state().problem).toBe('Could not play AI response audio')
    await scene.wait(3_000)
    expect(scene.turn()).toBe('recording')
  })

  it('is stopped by the student, and not begun again by the sentences that follow', async () => {
    const scene = await started()
    await scene.answers()
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    await scene.wait(500)
    scene.driver.stopAudio()
    await scene.wait(1_000)
    expect(scene.turn()).toBe('recording')
  })

  it('is softened and then stopped when the student speaks over it', async () => {
    const scene = await started()
    await scene.answers()
    scene.sounds({ ...SILENCE, level: -60 })
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    await scene.wait(2_000)
    scene.sounds(SPEECH)
    await scene.wait(700)
    expect(scene.playing[0]!.log.slice(-2)).toEqual(['duck', 'stop'])
    expect(scene.turn()).toBe('recording')
  })

  it('that breaks off is an error with a sentence, and recording starts again', async () => {
    const scene = await started()
    await scene.answers()
    await scene.replies({ type: 'error' })
    expect(scene.driver.state().problem).toBe('Error: Server error occurred')
    await scene.wait(3_000)
    expect(scene.turn()).toBe('recording')
  })
})

it('says that a recording cannot start, and leaves the typed answer', async () => {
  const scene = await started({ cannotRecord: true })
  expect(scene.driver.state()).toMatchObject({
    turn: { name: 'ready' },
    problem: 'Error starting recording.',
  })
})

it('mutes the microphone itself, not only what is done with it', async () => {
  const scene = await started()
  scene.driver.send({ type: 'mute-pressed', at: 0 })
  expect(scene.log.at(-1)).toBe('muted')
})
