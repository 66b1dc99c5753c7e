/** Any recording a browser makes, as sound, or the reason why not. */
import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { kindOfRecording } from './kind-of-recording.ts'
import { readWav } from './read-wav.ts'
import { joinSounds, mixDown, SAMPLE_RATE, type Sound } from './sound.ts'

export type Undecodable =
  | 'not-a-recording'
  /** A real recording in a code that nothing here can read. */
  | 'unknown-code'
  | 'too-long'

export type Decoded = { sound: Sound } | { problem: Undecodable }

/** A minute is the longest turn; a little more, because browsers stop when they come to it. */
export const LONGEST_SECONDS = 75
const PACKETS_AT_ONCE = 500

export async function decodeRecording(bytes: Uint8Array): Promise<Decoded> {
  const kind = kindOfRecording(bytes)
  if (!kind) return { problem: 'not-a-recording' }
  if (kind === 'wav') {
    const sound = readWav(bytes)
    if (!sound) return { problem: 'unknown-code' }
    return sound.length > LONGEST_SECONDS * SAMPLE_RATE ? { problem: 'too-long' } : { sound }
  }
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MP4, OGG] })
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
  const channels = Math.min(2, await track.getNumberOfChannels())
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, channels, forceStereo: false })
  await decoder.ready
  const parts: Sound[] = []
  const decode = (packets: Uint8Array[]) => parts.push(mixDown(decoder.decodeFrames(packets).channelData))
  try {
    let waiting: Uint8Array[] = []
    let first: number | undefined
    try {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        first ??= packet.timestamp
        if (packet.timestamp - first > LONGEST_SECONDS) return { problem: 'too-long' }
        waiting.push(packet.data)
        if (waiting.length === PACKETS_AT_ONCE) decode(waiting.splice(0))
      }
    } catch (error) {
      // A connection that broke leaves a recording that ends in the middle: what came is heard.
      if (parts.length === 0 && waiting.length === 0) throw error
    }
    if (waiting.length > 0) decode(waiting)
    waiting = []
    return { sound: joinSounds(parts) }
  } finally {
    decoder.free()
  }
}
