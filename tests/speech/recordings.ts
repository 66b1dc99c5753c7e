/** Recordings as browsers make them, without a browser. */
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import OpusScript from 'opusscript'
import { joinSamples } from '../../src/kit/join-arrays.ts'

const RATE = 16_000
const FRAME = 320
const STEP = 0.02

export type Container = 'webm' | 'mp4' | 'ogg'
const formats: Record<Container, () => OutputFormat> = {
  // As MediaRecorder writes it: never going back to fill in a length.
  webm: () => new WebMOutputFormat({ appendOnly: true }),
  mp4: () => new Mp4OutputFormat(),
  ogg: () => new OggOutputFormat(),
}

export async function record(samples: Int16Array, container: Container = 'webm'): Promise<Uint8Array> {
  const encoder = new OpusScript(RATE, 1, OpusScript.Application.VOIP)
  encoder.setBitrate(16_000)
  const packets: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += FRAME) {
    const frame = new Int16Array(FRAME)
    frame.set(samples.subarray(at, at + FRAME))
    packets.push(Uint8Array.from(encoder.encode(Buffer.from(frame.buffer), FRAME)))
  }
  encoder.delete()
  return pack(packets, container, opus())
}

const opus = () => ({ codec: 'opus', numberOfChannels: 1, sampleRate: RATE, description: opusHead() })

/** Minutes of the same moment, made in one; with a small step, packed more closely than any recorder does. */
export async function recordLong(seconds: number, step = STEP): Promise<Uint8Array> {
  const encoder = new OpusScript(RATE, 1, OpusScript.Application.VOIP)
  const packet = Uint8Array.from(encoder.encode(Buffer.alloc(2 * FRAME), FRAME))
  encoder.delete()
  const packets = Array<Uint8Array>(seconds * 50).fill(packet)
  return pack(packets, 'webm', opus(), 'opus', step)
}

/** The same packet repeated, each with its timestamp: for packets that no encoder of ours makes. */
export const recordPackets = (packet: Uint8Array, count: number, step: number) =>
  pack(Array<Uint8Array>(count).fill(packet), 'webm', opus(), 'opus', step)

/** An older iPhone's format. The packets are not valid audio, but nothing here gets as far as playing them. */
export const recordAac = (packets = 50) =>
  pack(
    Array.from({ length: packets }, () => new Uint8Array(64)),
    'mp4',
    {
      codec: 'mp4a.40.2',
      numberOfChannels: 1,
      sampleRate: 44_100,
      description: Uint8Array.of(0x12, 0x08),
    },
    'aac',
  )

async function pack(
  packets: Uint8Array[],
  container: Container,
  decoderConfig: { codec: string; numberOfChannels: number; sampleRate: number; description: Uint8Array },
  codec: 'opus' | 'aac' = 'opus',
  step = STEP,
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: formats[container](), target })
  const track = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(track)
  await output.start()
  for (const [i, data] of packets.entries())
    await track.add(new EncodedPacket(data, 'key', i * step, step), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer!)
}

function opusHead(): Uint8Array {
  const head = new Uint8Array(19)
  head.set(new TextEncoder().encode('OpusHead'))
  const view = new DataView(head.buffer)
  view.setUint8(8, 1)
  view.setUint8(9, 1)
  view.setUint16(10, 312, true)
  view.setUint32(12, RATE, true)
  return head
}

export type WavSettings = { rate?: number; channels?: number; bits?: 8 | 16 | 24 | 32; float?: boolean }

/** The same sound in every channel. */
export function wav(sound: number[] | Float32Array, settings: WavSettings = {}): Uint8Array {
  const { rate = RATE, channels = 1, bits = 16, float = false } = settings
  const bytes = new Uint8Array(44 + sound.length * channels * (bits / 8))
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, float ? 3 : 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, (rate * channels * bits) / 8, true)
  view.setUint16(32, (channels * bits) / 8, true)
  view.setUint16(34, bits, true)
  text(36, 'data')
  view.setUint32(40, bytes.length - 44, true)
  let at = 44
  for (const sample of sound)
    for (let channel = 0; channel < channels; channel += 1) {
      if (float) view.setFloat32(at, sample, true)
      else if (bits === 8) view.setUint8(at, Math.round(sample * 127) + 128)
      else if (bits === 16) view.setInt16(at, Math.round(sample * 32_767), true)
      else if (bits === 24) {
        const whole = Math.round(sample * 8_388_607)
        view.setUint16(at, whole & 0xffff, true)
        view.setInt8(at + 2, whole >> 16)
      } else view.setInt32(at, Math.round(sample * 2_147_483_647), true)
      at += bits / 8
    }
  return bytes
}

/** A fan, a street: the same noise in every run. */
export function noise(seconds: number, decibels: number): Int16Array {
  let seed = 1
  const loud = 10 ** (decibels / 20) * Math.sqrt(3) * 32_768
  return Int16Array.from({ length: seconds * RATE }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return ((seed / 2_147_483_648) * 2 - 1) * loud
  })
}

export const silence = (seconds: number) => new Int16Array(seconds * RATE)

export const oneAfterAnother = (...parts: Int16Array[]): Int16Array => joinSamples(parts)
