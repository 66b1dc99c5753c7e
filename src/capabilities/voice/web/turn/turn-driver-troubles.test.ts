import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SILENCE, SPEECH } from '../sound/sound.fake.ts'
import { stage, started } from './stage.fake.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('a screen that is left', () => {
  it('while the browser still asks gives the microphone back when it is granted', async () => {
    const scene = stage()
    const grant = scene.asks()
    const starting = scene.driver.start()
    scene.driver.send({ type: 'conversation-ended' })
    grant()
    await starting
    expect(scene.log.at(-1)).toBe('microphone closed')
    expect(scene.turn()).toBe('idle')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('while a message is heard again outside any conversation is silent', async () => {
    const scene = stage()
    scene.driver.replay('attempt 0', ['/1'])
    scene.driver.send({ type: 'conversation-ended' })
    expect(scene.playing[0]!.log.at(-1)).toBe('stop')
  })

  it('and a conversation begun at once asks for itself', async () => {
    const scene = stage()
    const grant = scene.asks()
    const first = scene.driver.start()
    scene.driver.send({ type: 'conversation-ended' })
    const second = scene.driver.start()
    grant()
    await Promise.all([first, second])
    expect(scene.turn()).toBe('recording')
    expect(scene.log.filter((entry) => entry === 'microphone closed')).toHaveLength(1)
  })
})

describe('a microphone that is pulled out', () => {
  it('in the middle of an answer: what was said is sent, and it is asked for again afterwards', async () => {
    const scene = await started()
    await scene.wait(2_000)
    scene.unplug()
    await scene.wait(0)
    expect(scene.sent).toMatchObject([{ recording: { size: 5_000 } }])
    await scene.replies({ type: 'complete' })
    await scene.wait(1_000)
    expect(scene.turn()).toBe('recording')
    expect(scene.log.filter((entry) => entry === 'microphone opened')).toHaveLength(2)
  })

  it('is given back, and tells nothing twice', async () => {
    const scene = await started()
    scene.unplug()
    scene.unplug()
    expect(scene.log.filter((entry) => entry === 'microphone closed')).toHaveLength(1)
  })
})

it('lets the minute begin when the microphone is there', async () => {
  const scene = stage()
  const grant = scene.asks()
  scene.driver.greet('greeting', '/question')
  await scene.wait(500)
  scene.playing[0]!.finish('ended')
  await scene.wait(50_000)
  grant()
  await scene.wait(59_000)
  expect(scene.turn()).toBe('recording')
  await scene.wait(1_000)
  expect(scene.turn()).toBe('sending')
})

it('drops the silence of a student who thinks, and records what they then say', async () => {
  const scene = await started()
  scene.sounds(SILENCE)
  scene.driver.send({ type: 'moment-pressed' })
  await scene.wait(16_000)
  const recorded = ['recording', 'dropped', 'recording']
  expect(scene.log.filter((entry) => recorded.includes(entry))).toEqual(recorded)
  await scene.wait(120_000)
  scene.sounds(SPEECH)
  await scene.wait(5_000)
  expect([scene.turn(), scene.sent]).toEqual(['recording', []])
})

it('records no message that is being heard again', async () => {
  const scene = stage()
  scene.driver.replay('attempt 0', ['/1'])
  await scene.driver.start()
  await scene.wait(0)
  expect(scene.turn()).toBe('recording')
  expect(scene.playing[0]!.log.at(-1)).toBe('stop')
})

it('goes on though the clock of the device is set back', async () => {
  const scene = await started()
  await scene.answers()
  await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
  vi.setSystemTime(-3_600_000)
  await scene.wait(500)
  expect(scene.turn()).toBe('assistant-speaking')
})

it('sends one answer for two quick presses', async () => {
  const scene = stage()
  expect(scene.driver.type('Once.')).toBe(true)
  expect(scene.driver.type('Once.')).toBe(false)
  expect(scene.sent).toHaveLength(1)
  await scene.replies({ type: 'complete' })
  expect(scene.turn()).toBe('ready')
})

it('opens the sound in the press that sends something', async () => {
  const scene = stage()
  scene.driver.type('What is a mean?')
  expect(scene.log).toContain('unlocked')
})

describe('the connection', () => {
  it('that loses a typed answer speaks of no recording', async () => {
    const scene = stage()
    scene.driver.type('What is a mean?')
    await scene.cut()
    expect(scene.driver.state().problem).toBe(
      'The connection was lost. Your words are kept and will be sent again.',
    )
  })

  it('is tried less and less often, for every try costs data', async () => {
    const scene = await started()
    await scene.answers()
    const tried: number[] = []
    for (const wait of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      await scene.cut()
      await scene.wait(wait - 1)
      tried.push(scene.sent.length)
      await scene.wait(1)
    }
    expect(tried).toEqual([1, 2, 3, 4, 5])
    expect(scene.sent).toHaveLength(6)
  })

  it('that breaks in the middle of a reply: it is heard as far as it came, and asked for again', async () => {
    const scene = await started()
    await scene.answers()
    await scene.replies({ type: 'audio', piece: '/1' })
    expect(scene.playing[0]!.log).toContain('complete')
    await scene.wait(500)
    scene.playing[0]!.finish('ended')
    await scene.wait(5_000)
    expect(scene.sent.map(({ attempt }) => attempt)).toEqual(['attempt 1', 'attempt 1'])
    expect(scene.kept.size).toBe(1)
    await scene.replies({ type: 'audio', piece: '/1' }, { type: 'complete' })
    expect(scene.kept.size).toBe(0)
  })
})
