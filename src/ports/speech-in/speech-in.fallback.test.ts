import { describe, expect, it } from 'vitest'
import { failed, ok } from '#kit/result.ts'
import { eventually } from '#tests/eventually.ts'
import type { SpeechFound } from '../speech-engines/decode/speech-in-sound.ts'
import type { Examine } from './examine.ts'
import { hearingAhead } from './hearing-ahead.ts'
import { fakeSpeechIn } from './speech-in.fake.ts'
import { fallbackSpeechIn } from './speech-in.fallback.ts'
import { type Recording, type SpeechIn, speechInProblem } from './speech-in.ts'

const speech: SpeechFound = { seconds: 5, speechSeconds: 3, speechFrom: 0, speechUntil: 4 }
const silence: SpeechFound = { seconds: 5, speechSeconds: 0, speechFrom: 0, speechUntil: 0 }
const finding =
  (found: SpeechFound): Examine =>
  async () =>
    ok(found)
const bytes = Uint8Array.of(1)
const browserText = { text: ' what the browser heard ', consented: true } as const

function fallbacks({ examine = finding(speech), withProvider = true } = {}) {
  const clock = { now: 0 }
  const provider = fakeSpeechIn({ rung: 'provider' })
  const builtIn = fakeSpeechIn()
  const recogniser = fallbackSpeechIn({
    setUp: withProvider ? [provider] : [],
    builtIn,
    examine,
    now: () => clock.now,
  })
  const heard = async (more: object = {}) => {
    const result = await recogniser.hear({ bytes, ...more })
    return result.ok ? result.value.rung : result.problem.code
  }
  return { recogniser, provider, builtIn, clock, heard }
}

describe('recognisers with their fallbacks', () => {
  it('asks the provider first', async () => {
    const { heard, recogniser } = fallbacks()
    expect(await heard({ browserText })).toBe('provider')
    expect(recogniser.description.builtIn).toBe(false)
  })

  it('takes what the browser understood when the provider fails, and asks it again for the next answer', async () => {
    const { heard, provider } = fallbacks()
    provider.break('engine-unavailable')
    expect(await heard({ browserText })).toBe('browser')
    expect(await heard({ browserText })).toBe('provider')
  })

  it('leaves a provider alone for a minute that has failed three times in a row', async () => {
    const { heard, provider, clock } = fallbacks()
    for (let times = 0; times < 3; times += 1) {
      provider.break('engine-unavailable')
      expect(await heard({ browserText })).toBe('browser')
    }
    clock.now = 59_999
    expect(await heard({ browserText })).toBe('browser')
    clock.now = 60_000
    expect(await heard({ browserText })).toBe('provider')
  })

  it('says that an answer was lost, and not that only short ones are understood', async () => {
    const { heard, provider, builtIn } = fallbacks()
    provider.break('engine-unavailable')
    builtIn.break('no-short-answer')
    expect(await heard()).toBe('engine-unavailable')
    expect(await heard()).toBe('provider')
  })

  it('gives the text of the browser without the blanks around it, as one to quote from', async () => {
    const { recogniser } = fallbacks({ withProvider: false })
    expect(await recogniser.hear({ bytes, browserText })).toEqual({
      ok: true,
      value: { text: 'what the browser heard', rung: 'browser', trust: 'good' },
    })
  })

  it('comes down to the built-in recogniser', async () => {
    const { heard, provider, recogniser } = fallbacks()
    for (let times = 0; times < 3; times += 1) {
      provider.break('busy')
      expect(await heard()).toBe('built-in')
    }
    expect(recogniser.description.builtIn).toBe(true)
  })

  it('sends no silence to a provider, who would invent words for it', async () => {
    const { heard, provider } = fallbacks({ examine: finding(silence) })
    expect(await heard()).toBe('unclear')
    expect(provider.recordings).toEqual([])
  })

  it('believes the browser where it heard what our own ear takes for silence', async () => {
    expect(await fallbacks({ examine: finding(silence) }).heard({ browserText })).toBe('browser')
  })

  it.each(['not-a-recording', 'too-long'] as const)('asks nobody when the recording is %s', async (code) => {
    const { heard, provider, builtIn } = fallbacks({ examine: async () => failed(speechInProblem(code)) })
    expect(await heard({ browserText })).toBe(code)
    expect([...provider.recordings, ...builtIn.recordings]).toEqual([])
  })

  it.each(['busy', 'engine-unavailable'] as const)(
    'asks the provider though our own engines are %s',
    async (code) => {
      const { heard } = fallbacks({ examine: async () => failed(speechInProblem(code)) })
      expect(await heard()).toBe('provider')
    },
  )

  it('lets nobody guess what the provider found unclear', async () => {
    const { heard, provider, builtIn } = fallbacks()
    provider.break('unclear')
    expect(await heard()).toBe('unclear')
    expect(builtIn.recordings).toEqual([])
  })
})

describe('hearing ahead', () => {
  const early = Uint8Array.of(1, 2)
  const whole = Uint8Array.of(1, 2, 3)
  /** One byte is one second; speech lasts until the given moment. */
  const speechUntil =
    (until: number): Examine =>
    async ({ bytes }) =>
      ok({
        seconds: bytes.length,
        speechSeconds: until,
        speechFrom: 0,
        speechUntil: Math.min(until, bytes.length),
      })

  it('has the words ready when nothing more was said', async () => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    ahead.begin('s', { bytes: early })
    recogniser.hears('not this')
    expect(await ahead.hear('s', { bytes: whole })).toMatchObject({ value: { text: 'yes' } })
    expect(recogniser.recordings).toHaveLength(1)
  })

  it.each([
    ['somebody went on speaking', speechUntil(3), whole],
    ['it is another recording', speechUntil(1), Uint8Array.of(9, 2, 3)],
    ['it is shorter', speechUntil(1), Uint8Array.of(1)],
  ])('listens to the whole when %s', async (_, examine, bytes) => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine })
    ahead.begin('s', { bytes: early })
    await ahead.hear('s', { bytes })
    expect(recogniser.recordings.map((recording) => recording.bytes)).toEqual([early, bytes])
    expect(recogniser.recordings[0]!.signal?.aborted).toBe(true)
  })

  it('looks at the end as soon as it is here, and once', async () => {
    const looked: Uint8Array[] = []
    const examine: Examine = (recording) => {
      looked.push(recording.bytes)
      return speechUntil(1)(recording)
    }
    const ahead = hearingAhead({ recogniser: fakeSpeechIn(), examine })
    ahead.begin('s', { bytes: early })
    ahead.arrived('s', { bytes: whole })
    expect(looked).toEqual([early, whole])
    expect(await ahead.hear('s', { bytes: whole })).toMatchObject({ value: { text: 'yes' } })
    expect(looked).toEqual([early, whole])
  })

  it('looks again where something else is to be heard than what arrived', async () => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine: speechUntil(3) })
    ahead.begin('s', { bytes: early })
    ahead.arrived('s', { bytes: Uint8Array.of(1, 2) })
    await ahead.hear('s', { bytes: whole })
    expect(recogniser.recordings).toHaveLength(2)
  })

  it('listens again when the early try failed', async () => {
    const recogniser = fakeSpeechIn()
    recogniser.break('busy')
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    ahead.begin('s', { bytes: early })
    expect(await ahead.hear('s', { bytes: whole })).toMatchObject({ ok: true })
  })

  it('prefers what the browser heard to an early rough transcript', async () => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    ahead.begin('s', { bytes: early })
    await ahead.hear('s', { bytes: whole, browserText })
    expect(recogniser.recordings.at(-1)).toMatchObject({ browserText })
  })

  it('tells the place in the line that the beginning has, once somebody waits for it', async () => {
    let queued: Recording['onWait']
    let answer = () => {}
    const recogniser: SpeechIn = {
      ...fakeSpeechIn(),
      hear: ({ onWait }) => {
        queued = onWait
        onWait?.(2)
        return new Promise((resolve) => {
          answer = () => resolve(ok({ text: 'yes', rung: 'built-in', trust: 'rough' }))
        })
      },
    }
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    ahead.begin('s', { bytes: early })
    const places: number[] = []
    const heard = ahead.hear('s', { bytes: whole, onWait: (place) => places.push(place) })
    await eventually(() => expect(places).toEqual([2]))
    queued?.(1)
    queued?.(0)
    answer()
    expect(await heard).toMatchObject({ ok: true })
    expect(places).toEqual([2, 1, 0])
  })

  it('stops listening when the one who waits for it leaves', async () => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    ahead.begin('s', { bytes: early })
    const leave = new AbortController()
    const heard = ahead.hear('s', { bytes: whole, signal: leave.signal })
    leave.abort()
    await heard
    expect(recogniser.recordings[0]!.signal?.aborted).toBe(true)
  })

  it('stops what nobody will ask for: when speech goes on, and when another silence begins', () => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    ahead.begin('s', { bytes: early })
    ahead.begin('s', { bytes: whole })
    expect(recogniser.recordings[0]!.signal?.aborted).toBe(true)
    ahead.forget('s')
    expect(recogniser.recordings[1]!.signal?.aborted).toBe(true)
  })

  it('keeps no more than two hundred beginnings', () => {
    const recogniser = fakeSpeechIn()
    const ahead = hearingAhead({ recogniser, examine: speechUntil(1) })
    for (let i = 0; i < 201; i += 1) ahead.begin(`s${i}`, { bytes: early })
    expect(recogniser.recordings.filter(({ signal }) => signal?.aborted)).toHaveLength(1)
  })
})
