/** A browser's audio without any sound: the test sets the microphone's level and the recorder's content. */
import { vi } from 'vitest'
import type { Loudness } from '../../rules/loudness.ts'

export const SPEECH: Loudness = { decibels: -45, byteLevel: 60, level: -25 }
export const SILENCE: Loudness = { decibels: -95, byteLevel: 1, level: -90 }

/** Every sound is as long as this. */
export const SOUND_SECONDS = 3

export function fakeSound() {
  const fake = {
    loudness: SPEECH,
    refused: false,
    cannotRecord: false,
    cannotDecode: false,
    bytes: 5_000,
    getUserMedia: vi.fn(async (_wishes: unknown) => {
      if (fake.refused) throw new DOMException('', 'NotAllowedError')
      return stream
    }),
    /** The microphone was released. */
    released: vi.fn(),
    /** The audio context was closed. */
    closed: vi.fn(),
    /** As if the microphone were unplugged. */
    unplug: () => void track.dispatchEvent(new Event('ended')),
    recordings: [] as string[],
    /** Sounds that are being heard just now. */
    sounding: 0,
    /** When each of them began. */
    began: [] as number[],
  }
  const track = Object.assign(new EventTarget(), { enabled: true, stop: fake.released })
  const tracks = [track]
  const stream = { getAudioTracks: () => tracks, getTracks: () => tracks }

  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm')
    state = 'inactive'
    mimeType: string
    constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
      super()
      if (fake.cannotRecord) throw new DOMException('', 'NotSupportedError')
      this.mimeType = mimeType
    }
    start() {
      this.state = 'recording'
      fake.recordings.push('begun')
    }
    requestData() {
      this.give('so far')
    }
    stop() {
      this.state = 'inactive'
      fake.recordings.push('stopped')
      this.give('x'.repeat(fake.bytes))
      this.dispatchEvent(new Event('stop'))
    }
    private give(text: string) {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
    }
  }

  class Sound {
    get currentTime() {
      return Date.now() / 1_000
    }
    destination = {}
    state = 'running'
    resume = async () => {}
    close = async () => fake.closed()
    createMediaStreamSource = () => ({ connect() {}, disconnect() {} })
    createGain = () => ({ connect() {}, disconnect() {}, gain: { setTargetAtTime() {} } })
    createAnalyser = () => ({
      fftSize: 2,
      frequencyBinCount: 2,
      getFloatFrequencyData: (bins: Float32Array) => bins.fill(fake.loudness.decibels),
      getByteFrequencyData: (bytes: Uint8Array) => bytes.fill(fake.loudness.byteLevel),
      getFloatTimeDomainData: (wave: Float32Array) => wave.fill(10 ** (fake.loudness.level / 20)),
    })
    async decodeAudioData() {
      if (fake.cannotDecode) throw new DOMException('', 'EncodingError')
      return { duration: SOUND_SECONDS }
    }
    createBufferSource() {
      const node = new EventTarget()
      let over: ReturnType<typeof setTimeout> | undefined
      const end = () => {
        if (over === undefined) return
        clearTimeout(over)
        over = undefined
        fake.sounding -= 1
        node.dispatchEvent(new Event('ended'))
      }
      return Object.assign(node, {
        buffer: null,
        connect() {},
        start: (at: number) => {
          fake.sounding += 1
          fake.began.push(Date.now())
          over = setTimeout(end, at * 1_000 - Date.now() + SOUND_SECONDS * 1_000)
        },
        stop: end,
      })
    }
  }

  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Sound)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: fake.getUserMedia },
  })
  return fake
}
