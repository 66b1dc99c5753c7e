// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endsWithin } from '../../rules/device-voices.ts'
import { ENGLISH, fakeDevice, SAYING_MS } from './device-voice.fake.ts'
import { createDeviceVoice } from './device-voice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const WORDS = 'A sampling frame is a list of everybody you may draw.'

function open(device = fakeDevice()) {
  const voice = createDeviceVoice(device.synthesis)
  const stop = new AbortController()
  /** The outcome, undefined while it is being spoken. */
  function say(words = WORDS) {
    const told: { outcome?: string } = {}
    void voice.say(words, stop.signal).then((outcome) => {
      told.outcome = outcome
    })
    return told
  }
  return { device, voice, say, stop }
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the voice of the device', () => {
  it.each([
    ['none at all', []],
    ['only one that is asked over the network', [{ ...ENGLISH, localService: false }]],
    ['none that speaks English', [{ ...ENGLISH, lang: 'fr-FR' }]],
  ])('is not offered where the device has %s', (_, voices) => {
    expect(open(fakeDevice(voices)).voice.name()).toBeUndefined()
  })

  it('is offered when the list of voices arrives late, and nearest to how English is spoken here', () => {
    const { device, voice } = open(fakeDevice([]))
    const told = vi.fn()
    voice.subscribe(told)
    device.offers({ ...ENGLISH, name: 'Mary', lang: 'en_US', default: true }, ENGLISH)
    device.offers({ ...ENGLISH, name: 'Thandi', lang: 'en-ZA' })
    expect(told).toHaveBeenCalledTimes(2)
    expect(voice.name()).toBe('Thandi')
  })

  it('says a sentence to its end', async () => {
    const { device, say } = open()
    const told = say()
    await passes(SAYING_MS - 1)
    expect([device.said, told.outcome]).toEqual([[WORDS], undefined])
    await passes(1)
    expect(told.outcome).toBe('ended')
  })

  it('waits for no end that never comes', async () => {
    const { device, say } = open()
    device.next('never ends')
    const told = say()
    await passes(10 + endsWithin(WORDS) - 1)
    expect(told.outcome).toBeUndefined()
    await passes(1)
    expect([told.outcome, device.cancelled()]).toEqual(['ended', 1])
  })

  it.each(['never begins', 'fails', 'ends at once'] as const)(
    'has failed where a saying %s',
    async (course) => {
      const { device, say } = open()
      device.next(course)
      const told = say()
      await passes(4_000)
      expect(told.outcome).toBe('failed')
    },
  )

  it('stops in the middle of a word when it is stopped', async () => {
    const { device, say, stop } = open()
    const told = say()
    await passes(500)
    stop.abort()
    await passes(0)
    expect([told.outcome, device.cancelled()]).toEqual(['failed', 1])
  })

  it('is left alone once it has failed twice in a row', async () => {
    const { device, voice, say } = open()
    device.next('fails', 'is said', 'fails', 'fails')
    for (let saying = 0; saying < 3; saying += 1) {
      say()
      await passes(SAYING_MS)
    }
    expect(voice.name()).toBe('Grace')
    say()
    await passes(SAYING_MS)
    expect(voice.name()).toBeUndefined()
  })
})
