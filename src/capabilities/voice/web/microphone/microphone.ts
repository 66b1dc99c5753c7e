/** The browser's microphone: opened once for a conversation, listened to all the time, recorded turn by turn. */
import { failed, ok, type Result } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { type Loudness, measureLoudness } from '../../rules/loudness.ts'
import { MICROPHONE, RECORDING_BITS_PER_SECOND, RECORDING_PIECE, ROOM } from '../../spec.ts'

const STOPS_WITHIN = seconds(2)

export type Microphone = {
  /** Reports loudness ten times a second until the returned function is called. */
  listen(report: (loudness: Loudness) => void): () => void
  /** Throws where this browser cannot record. */
  record(): Recorder
  mute(muted: boolean): void
  /** Called when the microphone is unplugged or taken by another program. */
  onLost(tell: () => void): void
  /** Releases the microphone: the browser's red dot goes out. */
  close(): void
}

export type Recorder = {
  /** The recording so far, if the server can use a part. */
  soFar(): Promise<Blob | undefined>
  stop(): Promise<Blob>
  /** Ends without a recording. */
  drop(): void
}

export type OpenMicrophone = () => Promise<Result<Microphone>>

export const browserMicrophone =
  (context: () => AudioContext, refused: string): OpenMicrophone =>
  async () => {
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: { ...MICROPHONE } })
      return ok(microphoneOf(stream, context()))
    } catch {
      letGo(stream)
      // Refused, absent, or taken by another program: the remedy is in the same place.
      return failed({ code: 'microphone-refused', message: refused })
    }
  }

function microphoneOf(stream: MediaStream, context: AudioContext): Microphone {
  const source = context.createMediaStreamSource(stream)
  const analyser = context.createAnalyser()
  // Smoothing would let every silence begin a second late.
  analyser.smoothingTimeConstant = 0
  source.connect(analyser)
  const bins = new Float32Array(analyser.frequencyBinCount)
  const bytes = new Uint8Array(analyser.frequencyBinCount)
  const wave = new Float32Array(analyser.fftSize)

  return {
    listen(report) {
      const timer = setInterval(() => {
        analyser.getFloatFrequencyData(bins)
        analyser.getByteFrequencyData(bytes)
        analyser.getFloatTimeDomainData(wave)
        report(measureLoudness(bins, bytes, wave))
      }, ROOM.listensEvery)
      return () => clearInterval(timer)
    },
    record() {
      // A phone call may have suspended it, and a suspended context hears nothing.
      if (context.state === 'suspended' || context.state === 'interrupted')
        void context.resume().catch(() => undefined)
      return startRecorder(stream, context)
    },
    mute(muted) {
      for (const track of stream.getAudioTracks()) track.enabled = !muted
    },
    onLost(tell) {
      // Stopping a track ourselves fires no event.
      for (const track of stream.getAudioTracks()) track.addEventListener('ended', tell, { once: true })
    },
    close() {
      source.disconnect()
      letGo(stream)
    },
  }
}

function letGo(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function startRecorder(stream: MediaStream, context: AudioContext): Recorder {
  const { mimeType, decodable } = recordingFormat((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: RECORDING_BITS_PER_SECOND,
  })
  const pieces: Blob[] = []
  const whole = () => new Blob(pieces, { type: recorder.mimeType || mimeType || 'audio/webm' })
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && pieces.push(data)))
  const once = (name: 'stop' | 'dataavailable') =>
    new Promise<void>((resolve) => recorder.addEventListener(name, () => resolve(), { once: true }))
  recorder.start(RECORDING_PIECE)

  return {
    async soFar() {
      if (!decodable || recorder.state !== 'recording') return undefined
      const given = once('dataavailable')
      recorder.requestData()
      await given
      return whole()
    },
    async stop() {
      // A track that ended has already stopped its recorder.
      if (recorder.state !== 'inactive') {
        const stopped = once('stop')
        recorder.stop()
        // An interrupted recorder may never fire 'stop'; its earlier data is there.
        await new Promise<void>((done) => {
          const late = setTimeout(done, STOPS_WITHIN)
          void stopped.then(() => {
            clearTimeout(late)
            done()
          })
        })
      }
      return decodable ? whole() : toWav(whole(), context).catch(whole)
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop()
      pieces.length = 0
    },
  }
}

/** By preference: formats the server can decode, then formats that must be converted to WAV here. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4']

type RecordingFormat = { mimeType: string | undefined; decodable: boolean }

/** Never assume webm: Safari before 18.4 records AAC only. */
export function recordingFormat(isSupported: (mimeType: string) => boolean): RecordingFormat {
  const mimeType = FORMATS.find(isSupported)
  return { mimeType, decodable: mimeType?.includes('opus') ?? false }
}

const RATE = 16_000

/** For a browser whose recordings only it can read: 16 kHz, one channel, 16 bits. */
async function toWav(recording: Blob, context: BaseAudioContext): Promise<Blob> {
  const decoded = await context.decodeAudioData(await recording.arrayBuffer())
  const offline = new OfflineAudioContext(1, Math.ceil(decoded.duration * RATE), RATE)
  const source = offline.createBufferSource()
  source.buffer = decoded
  source.connect(offline.destination)
  source.start()
  const sound = (await offline.startRendering()).getChannelData(0)
  return new Blob([wavOf(sound)], { type: 'audio/wav' })
}

export function wavOf(sound: Float32Array): ArrayBuffer {
  const file = new ArrayBuffer(44 + 2 * sound.length)
  const view = new DataView(file)
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i += 1) view.setUint8(at + i, letters.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, file.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, 2 * RATE, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, 2 * sound.length, true)
  for (const [i, sample] of sound.entries())
    view.setInt16(44 + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return file
}
