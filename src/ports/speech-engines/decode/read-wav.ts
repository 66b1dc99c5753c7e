import { mixDown, resample, type Sound } from './sound.ts'

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

/** The format sent by browsers that cannot record anything we decode: they convert their own recording to this. */
export function readWav(bytes: Uint8Array, longestSeconds: number): Sound | 'too-long' | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: { kind: number; channels: number; rate: number; bits: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (name === 'fmt ' && body + 16 <= bytes.length) {
      const kind = view.getUint16(body, true)
      format = {
        kind: kind === EXTENSIBLE && body + 26 <= bytes.length ? view.getUint16(body + 24, true) : kind,
        channels: view.getUint16(body + 2, true),
        rate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      }
    }
    if (name === 'data' && format) {
      const { channels, rate, kind, bits } = format
      const read = sampleReader(view, kind, bits)
      if (!read || channels < 1 || channels > 8 || rate < 4_000 || rate > 192_000) return undefined
      // The header of a truncated recording gives too long a length.
      const end = Math.min(bytes.length, body + size)
      const frame = (bits / 8) * channels
      const length = Math.floor((end - body) / frame)
      if (length > longestSeconds * rate) return 'too-long'
      const split = Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length }, (_, i) => read(body + i * frame + (channel * bits) / 8)),
      )
      return resample(mixDown(split), rate)
    }
    at = body + size + (size % 2)
  }
  return undefined
}

function sampleReader(view: DataView, kind: number, bits: number): ((at: number) => number) | undefined {
  if (kind === FLOAT && bits === 32) return (at) => view.getFloat32(at, true)
  if (kind !== PCM) return undefined
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768
  if (bits === 24) return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
  if (bits === 32) return (at) => view.getInt32(at, true) / 2_147_483_648
  return undefined
}
