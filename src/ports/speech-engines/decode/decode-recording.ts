/** Decodes any recording a browser makes, or gives the reason it cannot. */

import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { joinFloats } from '#kit/join-arrays.ts'
import { SAMPLE_RATE } from '../sample-rate.ts'
import { kindOfRecording } from './kind-of-recording.ts'
import { readWav } from './read-wav.ts'
import { mixDown, type Sound, withinBounds } from './sound.ts'

export type Undecodable =
  | 'not-a-recording'
  /** A real recording in a codec that is not supported here. */
  | 'unknown-code'
  | 'too-long'

export type Decoded = { sound: Sound } | { problem: Undecodable }

/** A minute is the longest turn; a little more, because browsers stop only on reaching it. */
export const LONGEST_SECONDS = 75
/** Recorders make packets of 20 or 60 milliseconds. More packets than this are an attack on the decoder. */
const MOST_PACKETS = LONGEST_SECONDS * 100
const PACKETS_AT_ONCE = 250
/** A sound recording is read about once a packet. Of a damaged one the library reads the same eight bytes for ever. */
const MOST_READS = 20 * MOST_PACKETS

function countedSource(bytes: Uint8Array): BufferSource {
  const source = new BufferSource(bytes)
  const read: () => unknown = Reflect.get(source, '_read').bind(source)
  let reads = 0
  return Object.assign(source, {
    _read() {
      reads += 1
      if (reads > MOST_READS) throw new Error('This recording is read without end.')
      return read()
    },
  })
}

export async function decodeRecording(bytes: Uint8Array): Promise<Decoded> {
  const kind = kindOfRecording(bytes)
  if (!kind) return { problem: 'not-a-recording' }
  if (kind === 'wav') {
    const sound = readWav(bytes, LONGEST_SECONDS)
    if (!sound) return { problem: 'unknown-code' }
    return sound === 'too-long' ? { problem: sound } : { sound: withinBounds(sound) }
  }
  if (kind === 'mp4' && countsWithoutEnd(bytes, MOST_PACKETS)) return { problem: 'not-a-recording' }
  const input = new Input({ source: countedSource(bytes), formats: [WEBM, MP4, OGG] })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return { problem: 'not-a-recording' }
    if ((await track.getCodec()) !== 'opus') return { problem: 'unknown-code' }
    return await decodeOpus(track)
  } catch {
    // The bytes began like a recording and went on as something else.
    return { problem: 'not-a-recording' }
  } finally {
    input.dispose()
  }
}

async function decodeOpus(track: InputAudioTrack): Promise<Decoded> {
  const packets = await packetsOf(track)
  if (packets === 'too-long') return { problem: packets }
  const channels = Math.min(2, await track.getNumberOfChannels())
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, channels, forceStereo: false })
  await decoder.ready
  try {
    const parts: Sound[] = []
    let length = 0
    for (let at = 0; at < packets.length; at += PACKETS_AT_ONCE) {
      const { channelData } = decoder.decodeFrames(packets.slice(at, at + PACKETS_AT_ONCE))
      const part = mixDown(channelData)
      length += part.length
      // A packet may hold six times as much as its timestamp says.
      if (length > LONGEST_SECONDS * SAMPLE_RATE) return { problem: 'too-long' }
      parts.push(part)
    }
    return { sound: withinBounds(joinFloats(parts)) }
  } finally {
    decoder.free()
  }
}

async function packetsOf(track: InputAudioTrack): Promise<Uint8Array[] | 'too-long'> {
  const packets: Uint8Array[] = []
  let first: number | undefined
  try {
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
      first ??= timestamp
      if (timestamp - first > LONGEST_SECONDS || packets.length === MOST_PACKETS) return 'too-long'
      packets.push(data)
    }
  } catch (error) {
    // A dropped connection leaves a truncated recording: the part that arrived is used.
    if (packets.length === 0) throw error
  }
  return packets
}

/** `stsc`: how many samples the chunks of an MP4 hold. */
const CHUNKS = Buffer.from('stsc', 'latin1')
const HEAD = 12
const ENTRY = 12

/** A damaged MP4 may say that a chunk holds thousands of millions; the library adds their sizes up for each packet. */
function countsWithoutEnd(bytes: Uint8Array, most: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let box = file.indexOf(CHUNKS); box >= 0; box = file.indexOf(CHUNKS, box + 1)) {
    if (box + HEAD > file.length) return false
    const entries = Math.min(file.readUInt32BE(box + 8), Math.floor((file.length - box - HEAD) / ENTRY))
    for (let nth = 0; nth < entries; nth += 1)
      if (file.readUInt32BE(box + HEAD + nth * ENTRY + 4) > most) return true
  }
  return false
}
