// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Loudness } from '../../rules/loudness.ts'
import { browserMicrophone, recordingFormat, wavOf } from './microphone.ts'
import { browserWakeLock } from './wake-lock.ts'

class FakeRecorder extends EventTarget {
  static supported = (type: string) => type.startsWith('audio/webm')
  static isTypeSupported = (type: string) => FakeRecorder.supported(type)
  static last: FakeRecorder
  state = 'inactive'
  mimeType: string
  options: { mimeType?: string; audioBitsPerSecond: number }
  constructor(_: unknown, options: { mimeType?: string; audioBitsPerSecond: number }) {
    super()
    this.options = options
    this.mimeType = options.mimeType ?? ''
    FakeRecorder.last = this
  }
  start(piece: number) {
    this.state = 'recording'
    expect(piece).toBe(1_000)
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
  requestData() {
    this.give('asked')
  }
  stop() {
    this.state = 'inactive'
    this.give('last')
    this.dispatchEvent(new Event('stop'))
  }
}

const track = Object.assign(new EventTarget(), { enabled: true, stop: vi.fn() })
const tracks = [track]
const stream = { getAudioTracks: () => tracks, getTracks: () => tracks }
const analyser = {
  fftSize: 4,
  frequencyBinCount: 2,
  smoothingTimeConstant: 0.8,
  getFloatFrequencyData: (bins: Float32Array) => bins.fill(-70),
  getByteFrequencyData: (bytes: Uint8Array) => bytes.fill(5),
  getFloatTimeDomainData: (wave: Float32Array) => wave.fill(0.1),
}
const source = { connect() {}, disconnect: vi.fn() }
// Only what the microphone uses is there.
const context = {
  createMediaStreamSource: () => source,
  createAnalyser: () => analyser,
} as unknown as AudioContext
const getUserMedia = vi.fn<(wishes: unknown) => Promise<unknown>>(async () => stream)

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  FakeRecorder.supported = (type) => type.startsWith('audio/webm')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const REFUSED = 'The microphone is needed for this.'

async function open() {
  const opened = await browserMicrophone(() => context, REFUSED)()
  if (!opened.ok) throw new Error(opened.problem.message)
  return opened.value
}

describe('the microphone', () => {
  it('is opened at 44100 Hz with echo cancellation and noise suppression [S2-096]', async () => {
    await open()
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true },
    })
  })

  it('says in the words of its room that it was refused', async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    expect(await browserMicrophone(() => context, REFUSED)()).toMatchObject({
      problem: { message: REFUSED },
    })
  })

  it('is given back where there is no sound to listen with', async () => {
    track.stop.mockClear()
    const noSound = () => {
      throw new DOMException('', 'NotSupportedError')
    }
    expect((await browserMicrophone(noSound, REFUSED)()).ok).toBe(false)
    expect(track.stop).toHaveBeenCalledOnce()
  })

  it('tells when it is unplugged, or taken by a telephone call', async () => {
    const lost = vi.fn()
    ;(await open()).onLost(lost)
    track.dispatchEvent(new Event('ended'))
    expect(lost).toHaveBeenCalledOnce()
  })

  it('gives what it has when its recorder never says that it has stopped', async () => {
    vi.useFakeTimers()
    const recorder = (await open()).record()
    FakeRecorder.last.give('all')
    FakeRecorder.last.stop = () => {}
    const stopped = recorder.stop()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await (await stopped).text()).toBe('all')
  })

  it('measures ten times a second, without the smoothing that lets silence begin late', async () => {
    vi.useFakeTimers()
    const heard: Loudness[] = []
    const stop = (await open()).listen((loudness) => heard.push(loudness))
    vi.advanceTimersByTime(1_000)
    stop()
    vi.advanceTimersByTime(1_000)
    expect(heard).toHaveLength(10)
    expect(heard[0]).toMatchObject({ decibels: -70, byteLevel: 5, level: expect.closeTo(-20, 1) })
    expect(analyser.smoothingTimeConstant).toBe(0)
  })

  it('records webm at sixteen kilobits', async () => {
    const recorder = (await open()).record()
    FakeRecorder.last.give('first ')
    expect(await (await recorder.soFar())!.text()).toBe('first asked')
    const recording = await recorder.stop()
    expect(await recording.text()).toBe('first askedlast')
    expect(recording.type).toContain('audio/webm')
    expect(FakeRecorder.last.options.audioBitsPerSecond).toBe(16_000)
  })

  it('gives what it has when the recorder stopped by itself', async () => {
    const recorder = (await open()).record()
    FakeRecorder.last.give('all')
    FakeRecorder.last.state = 'inactive'
    expect(await (await recorder.stop()).text()).toBe('all')
  })

  it('shows no part of a recording that the server cannot read', async () => {
    FakeRecorder.supported = (type) => type === 'audio/mp4'
    expect(await (await open()).record().soFar()).toBeUndefined()
  })

  it('mutes its tracks, and lets them go at the end', async () => {
    const microphone = await open()
    microphone.mute(true)
    expect(tracks[0]!.enabled).toBe(false)
    microphone.close()
    expect(tracks[0]!.stop).toHaveBeenCalled()
    expect(source.disconnect).toHaveBeenCalled()
  })
})

it.each([
  [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus', true],
  [['audio/mp4'], 'audio/mp4', false],
  [['audio/mp4;codecs=opus', 'audio/mp4'], 'audio/mp4;codecs=opus', true],
  [[], undefined, false],
] as const)('of %j it records %s', (supported, mimeType, decodable) => {
  expect(recordingFormat((type) => (supported as readonly string[]).includes(type))).toEqual({
    mimeType,
    decodable,
  })
})

it('writes WAV: a head of 44 bytes and 16 bits for every sample, never beyond full', () => {
  const view = new DataView(wavOf(Float32Array.of(0, 1, -2)))
  expect(view.byteLength).toBe(50)
  expect(view.getUint32(24, true)).toBe(16_000)
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767])
})

describe('the wake lock', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  /** A browser that gives as many as it is asked for. */
  function givingLocks() {
    const locks: (EventTarget & { release(): Promise<void> })[] = []
    const request = vi.fn(async () => {
      const lock = Object.assign(new EventTarget(), { release: vi.fn(async () => {}) })
      locks.push(lock)
      return lock
    })
    vi.stubGlobal('navigator', { wakeLock: { request } })
    return { locks, request }
  }

  it('is asked for again whenever the student comes back, and let go at the end', async () => {
    const { locks, request } = givingLocks()
    const lock = browserWakeLock()
    lock.hold()
    lock.hold()
    await settle()
    expect(request).toHaveBeenCalledOnce()
    locks[0]!.dispatchEvent(new Event('release'))
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(request).toHaveBeenCalledTimes(2)
    lock.release()
    expect(locks[1]!.release).toHaveBeenCalledOnce()
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('is asked for once by two that ask at the same time, and again at once after it was let go', async () => {
    const { locks, request } = givingLocks()
    const lock = browserWakeLock()
    lock.hold()
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(request).toHaveBeenCalledOnce()
    lock.release()
    lock.hold()
    locks[0]!.dispatchEvent(new Event('release'))
    await settle()
    expect(request).toHaveBeenCalledTimes(2)
    lock.release()
    expect(locks[1]!.release).toHaveBeenCalledOnce()
  })

  it('is done without where the browser has none', async () => {
    vi.stubGlobal('navigator', {})
    const lock = browserWakeLock()
    lock.hold()
    expect(() => lock.release()).not.toThrow()
  })
})
